// What lets an account pay its open offers again, on a node that answers as the test tells it.
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { toWei } from '../../domain/wei.ts'
import { SEAPORT } from '../contracts.ts'
import { prepareCover } from './cover.ts'

const account = (digit: string) => `0x${digit.repeat(40)}` as Address
const [bidder, conduit, weth] = [account('1'), account('2'), account('3')]
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

/** What was run on trial, in turn. */
const tried: string[] = []

/** A node on which every call succeeds, for an account with enough of the native coin, or too little for the fee. */
function nodeWith({ balance, allowances, poor = false }: Has): SendBatch {
  tried.length = 0
  const call = (data: string) => {
    if (data.startsWith('0x70a08231')) return word(balance)
    if (!data.startsWith('0xdd62ed3e')) tried.push(data)
    const spender = Object.keys(allowances).find((one) => data.endsWith(one.slice(2).toLowerCase()))
    return word(data.startsWith('0xdd62ed3e') ? (allowances[spender as Address] ?? 0n) : 1n)
  }
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getBlockByNumber: { number: '0x1', hash: word(1n), timestamp: '0x1' },
    eth_getBalance: word(poor ? 1n : 10n ** 18n),
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1',
  }
  return (requests) =>
    Promise.resolve(
      requests.map(({ method, params }) =>
        ok(method === 'eth_call' ? call((params[0] as { data: string }).data) : answers[method]),
      ),
    )
}

const cover = (has: Has, operator: Address) =>
  prepareCover({
    send: nodeWith(has),
    config,
    bidder,
    currency: weth,
    needed: toWei(9n),
    operator,
    allowed: toWei(9n),
  })

test('an approval of another operator than Seaport is not given here, and it says so', async () => {
  // The money is there, and Seaport may take it: only that it is not Seaport which takes it.
  const has = { balance: 9n, allowances: { [SEAPORT]: 9n, [conduit]: 8n } }
  expect(await cover(has, conduit)).toMatchObject({ status: 'refused', code: 'approval-elsewhere' })
  expect(await cover(has, SEAPORT)).toMatchObject({ status: 'refused', code: 'nothing-to-cover' })
})

test('where another operator may take enough, only what is missing is wrapped', async () => {
  const verdict = await cover({ balance: 4n, allowances: { [conduit]: 9n } }, conduit)
  expect(verdict).toMatchObject({ status: 'executable', plan: { wrapped: 5n, allows: false } })
})

test('an approval that fails for want of the fee alone is not tried in another way', async () => {
  const verdict = await cover({ balance: 9n, allowances: { [SEAPORT]: 4n }, poor: true }, SEAPORT)
  expect(verdict).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
  expect(tried).toEqual([expect.stringMatching(/^0x095ea7b3.*0{63}9$/)])
})
