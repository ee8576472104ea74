// Reads an account's balances of the native coin and the configured currencies, in one batch.
import type { Address } from '../../domain/address.ts'
import { isNative, type Currency } from '../../domain/currency.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import type { Wei } from '../../domain/wei.ts'

/** Source: `balanceOf(address)` of EIP-20. */
const BALANCE_OF = '0x70a08231'

function toAmount(reply: RpcReply | undefined): Wei | undefined {
  const result = reply?.ok === true ? reply.result : undefined
  return typeof result === 'string' && /^0x[0-9a-f]{1,64}$/i.test(result)
    ? (BigInt(result) as Wei)
    : undefined
}

/**
 * Reads balances in the currencies' order and smallest units; undefined if a response is unreadable.
 * @throws NodeError when no node can be reached
 */
export async function readBalances(
  send: SendBatch,
  { account, currencies }: { readonly account: Address; readonly currencies: readonly Currency[] },
): Promise<readonly (Wei | undefined)[]> {
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
  return currencies.map((_, index) => toAmount(replies[index]))
}
