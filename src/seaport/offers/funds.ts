// Reads whether buyers can pay now: balance and allowance for many offers in one batch.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { decodeWord, fetchContracts } from '../../node/fetchContracts.ts'
import { pinBlock } from '../chain.ts'
import { erc20 } from '../contracts.ts'

/** A buyer's ERC-20, and the contract that would spend it. */
export interface FundingSource {
  readonly buyer: Address
  readonly currency: Address
  readonly operator: Address
}

/**
 * The amount that each buyer can pay now, in the smallest unit of the currency; undefined where the currency's
 * contract returns no readable result: anyone can offer a currency of their own.
 * @throws NodeError
 */
export async function fetchFunds(
  send: SendBatch,
  chainId: number,
  sources: readonly FundingSource[],
): Promise<readonly (bigint | undefined)[]> {
  if (sources.length === 0) return []
  const { blockHash } = await pinBlock(send, chainId)
  const data = sources.flatMap(({ buyer, currency: to, operator }) => [
    { to, data: erc20.encodeFunctionData('balanceOf', [buyer]), decode: decodeWord },
    { to, data: erc20.encodeFunctionData('allowance', [buyer, operator]), decode: decodeWord },
  ])
  const answers = await fetchContracts(send, { blockHash }, data)
  return sources.map((_, index) => {
    const [balance, allowance] = [answers[2 * index], answers[2 * index + 1]]
    if (balance?.kind !== 'answered' || allowance?.kind !== 'answered') return undefined
    return balance.value < allowance.value ? balance.value : allowance.value
  })
}
