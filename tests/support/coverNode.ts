// For tests of covers: a node on which every call succeeds.
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { RpcReply, SendBatch } from '../../src/domain/rpc.ts'
import { account } from './orderLies.ts'

export const [buyer, conduit, weth] = [account('1'), account('2'), account('3')]
export const config = {
  chainId: 1,
  currencies: [
    { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 0 },
    { address: weth, symbol: 'WETH', decimals: 0, wrapsNative: true },
  ],
  fee: null,
}
const ok = (result: unknown): RpcReply => ({ ok: true, result })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

export interface Funds {
  readonly balance: bigint
  readonly allowances: Readonly<Record<Address, bigint>>
  readonly poor?: boolean
}

/** Calls that were simulated, in order. */
export const simulatedCalls: string[] = []

/** A node on which every call succeeds; the account has enough of the native coin, or too little for the fee. */
export function createNodeWith({ balance, allowances, poor = false }: Funds): SendBatch {
  simulatedCalls.length = 0
  const call = (data: string) => {
    if (data.startsWith('0x70a08231')) return word(balance)
    if (!data.startsWith('0xdd62ed3e')) simulatedCalls.push(data)
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
