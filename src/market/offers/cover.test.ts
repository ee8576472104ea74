// Prepares what an account needs to pay its open offers again, against a scripted node.
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { toWei } from '../../domain/wei.ts'
import { SEAPORT } from '../contracts.ts'
import { prepareCover } from './cover.ts'

const account = (digit: string) => `0x${digit.repeat(40)}` as Address
const [buyer, conduit, weth] = [account('1'), account('2'), account('3')]
const config = {
  chainId: 1,
  currencies: [{ address: weth, symbol: 'WETH', decimals: 0, wrapsNative: true }],
  fee: null,
}
const ok = (result: unknown): RpcReply => ({ ok: true, result })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

interface Has {
  readonly balance: bigint
  readonly allowances: Readonly<Record<Address, bigint>>
  readonly poor?: boolean
}

/** Calls that were simulated, in order. */
const tried: string[] = []

/** A node on which every call succeeds; the account has enough of the native coin, or too little for the fee. */
function nodeWith({ balance, allowances, poor = false }: Has): SendBatch {
  tried.length = 0
  const call = (data: string) => {
    if (data.startsWith('0x70a08231')) return word(balance)
    if (!data.startsWith('0xdd62ed3e')) tried.push(data)
    const spender = Object.keys(allowances).find((one) => data.endsWith(one.slice(2).toLowerCase()))
    return word(data.startsWith('0xdd62ed3e') ? (allowances[spender as Address] ?? 0n) : 1n)
  }
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getBlockByNumber: { number: '0x1', hash: word(1n), timestamp: '0x1' },
    eth_getBalance: word(poor ? 1n : 10n ** 18n),
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1',
  }
  return (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) =>
        ok(method === 'eth_call' ? call((params[0] as { data: string }).data) : results[method]),
      ),
    )
}

const cover = (has: Has, operator: Address) =>
  prepareCover({
    send: nodeWith(has),
    config,
    buyer,
    currency: weth,
    needed: toWei(9n),
    operator,
    allowed: toWei(9n),
  })

test('refuses to approve an operator other than Seaport and reports it', async () => {
  // The balance and Seaport's allowance suffice, but another contract spends the currency.
  const has = { balance: 9n, allowances: { [SEAPORT]: 9n, [conduit]: 8n } }
  expect(await cover(has, conduit)).toMatchObject({ status: 'refused', code: 'approval-elsewhere' })
  expect(await cover(has, SEAPORT)).toMatchObject({ status: 'refused', code: 'nothing-to-cover' })
})

test('wraps only the missing amount when another operator’s allowance suffices', async () => {
  const verdict = await cover({ balance: 4n, allowances: { [conduit]: 9n } }, conduit)
  expect(verdict).toMatchObject({ status: 'executable', plan: { wrapped: 5n, allows: false } })
})

test('does not retry an approval in another way when only the fee is missing', async () => {
  const verdict = await cover({ balance: 9n, allowances: { [SEAPORT]: 4n }, poor: true }, SEAPORT)
  expect(verdict).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
  expect(tried).toEqual([expect.stringMatching(/^0x095ea7b3.*0{63}9$/)])
})
