// Whether bidders can pay at this moment: their balance, and what they let be taken of it, for many offers in one batch.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { callAt, readOutcome, pinBlock } from '../chain.ts'
import { erc20 } from '../contracts.ts'
import { readWord } from '../callResults.ts'

/** Whose money is asked after: an ERC-20, and the contract that would take it. */
export interface FundingSource {
  readonly bidder: Address
  readonly currency: Address
  readonly operator: Address
}

/**
 * What each bidder could pay now, in the smallest unit of the currency; undefined where the currency's contract gives
 * no readable answer.
 * @throws NodeError
 */
export async function readFunds(
  send: SendBatch,
  chainId: number,
  sources: readonly FundingSource[],
): Promise<readonly (bigint | undefined)[]> {
  if (sources.length === 0) return []
  const snapshot = await pinBlock(send, chainId)
  const replies = await send(
    sources.flatMap(({ bidder, currency: to, operator }) => [
      callAt(snapshot, { to, data: erc20.encodeFunctionData('balanceOf', [bidder]) }),
      callAt(snapshot, { to, data: erc20.encodeFunctionData('allowance', [bidder, operator]) }),
    ]),
  )
  return sources.map((_, index) => {
    const [balance, allowance] = [replies[2 * index], replies[2 * index + 1]].map((reply) =>
      readWord(readOutcome(reply)),
    )
    if (balance === undefined || allowance === undefined) return undefined
    return balance < allowance ? balance : allowance
  })
}
