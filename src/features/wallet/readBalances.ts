// What an account has of the native coin and of the configured currencies, asked of the node in one batch.
import type { Address } from '../../domain/address.ts'
import { isNative, type Currency } from '../../domain/currency.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import type { Wei } from '../../domain/wei.ts'

export interface Balance {
  readonly currency: Currency
  /** In its smallest unit; undefined where the node or the currency's contract gave no readable answer. */
  readonly amount: Wei | undefined
}

/** Source: `balanceOf(address)` of EIP-20. */
const BALANCE_OF = '0x70a08231'

function amountOf(reply: RpcReply | undefined): Wei | undefined {
  const result = reply?.ok === true ? reply.result : undefined
  return typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result)
    ? (BigInt(result) as Wei)
    : undefined
}

/** @throws NodeError when no node can be reached */
export async function readBalances(
  send: SendBatch,
  { account, currencies }: { readonly account: Address; readonly currencies: readonly Currency[] },
): Promise<readonly Balance[]> {
  const replies = await send(
    currencies.map((currency) =>
      isNative(currency)
        ? { method: 'eth_getBalance', params: [account, 'latest'] }
        : {
            method: 'eth_call',
            params: [
              { to: currency.address, data: `${BALANCE_OF}${account.slice(2).padStart(64, '0')}` },
              'latest',
            ],
          },
    ),
  )
  return currencies.map((currency, index) => ({ currency, amount: amountOf(replies[index]) }))
}
