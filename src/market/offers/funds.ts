// Reads whether buyers can pay now: balance and allowance for many offers in one batch.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { callAt, readOutcome, pinBlock } from '../chain.ts'
import { erc20 } from '../contracts.ts'
import { readWord, UNTRUSTED_CALL_GAS as gas } from '../callResults.ts'

/** A buyer's ERC-20, and the contract that would spend it. */
export interface FundingSource {
  readonly buyer: Address
  readonly currency: Address
  readonly operator: Address
}

/**
 * The amount that each buyer can pay now, in the smallest unit of the currency; undefined where the currency's
 * contract returns no readable result. Anyone can offer a currency of their own, so its code gets little gas: a call
 * that takes too long would fail the others with it.
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
    sources.flatMap(({ buyer, currency: to, operator }) => [
      callAt(snapshot, { to, gas, data: erc20.encodeFunctionData('balanceOf', [buyer]) }),
      callAt(snapshot, { to, gas, data: erc20.encodeFunctionData('allowance', [buyer, operator]) }),
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
