// Finds collections whose first block to index is after their deployment: what happened before it would be missing, and
// nobody would notice.
import type { Address } from '../../src/domain/address.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { remembersCode } from './probe.ts'

export interface Start {
  readonly address: Address
  readonly startBlock: number
}

/**
 * Returns the first collection whose contract was there before its first block; undefined where none was, or the node
 * doesn't have the chain's past state.
 * @throws ProbeError when the node doesn't respond
 */
export async function findLateStart(
  send: SendBatch,
  collections: readonly Start[],
): Promise<Start | undefined> {
  for (const { address, startBlock } of collections) {
    if (startBlock === 0) continue
    const past = await remembersCode(send, { address, block: startBlock - 1 })
    if (past.kind === 'code') return { address, startBlock }
  }
  return undefined
}

/** Returns a clause such as `0x… was there before block 5, so its history would be incomplete`. */
export const describeLateStart = ({ address, startBlock }: Start): string =>
  `${address} was there before block ${startBlock}, so its history would be incomplete`
