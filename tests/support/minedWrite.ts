// A transaction that a closed page left in storage, mined and not yet indexed, and its receipt.
import type { Address } from '../../src/domain/address.ts'
import { parseTxHash } from '../../src/domain/hashes.ts'
import { formatEntry, type StoredEntry } from '../../src/transactions/entry.ts'
import { word } from './contractNode.ts'
import { makeTxHash, trade } from './transactionStates.ts'

/** The block of the transaction. */
export const MINED_BLOCK = 9

const blockHash = word(BigInt(MINED_BLOCK))

export const minedReceipt = (logs: readonly object[]) => ({
  transactionHash: makeTxHash('a'),
  status: '0x1',
  blockNumber: `0x${MINED_BLOCK.toString(16)}`,
  blockHash,
  logs,
})

export function leaveMined(account: Address, key: string, describe: StoredEntry['describe']): void {
  const block = { blockNumber: MINED_BLOCK, blockHash: parseTxHash(blockHash) }
  leaveWrite(account, { key, describe, state: { status: 'mined', ...sent, ...block } })
}

/** The same before it's mined. */
export function leavePending(account: Address, key: string, describe: StoredEntry['describe']): void {
  leaveWrite(account, { key, describe, state: { status: 'pending', how: 'sent', stuck: false, ...sent } })
}

const sent = { done: 0, step: trade, nonce: 0, hash: makeTxHash('a') } as const

function leaveWrite(account: Address, write: Pick<StoredEntry, 'key' | 'describe' | 'state'>): void {
  const now = Math.floor(Date.now() / 1_000)
  const entry: StoredEntry = {
    id: '1',
    ...write,
    chainId: 31_337,
    genesis: null,
    account,
    call: null,
    hadFirstStep: false,
    sinceBlock: 1,
    dismissed: false,
    startedAtSeconds: now,
    updatedAtSeconds: now,
  }
  localStorage.setItem('vitrine.transaction.1', formatEntry(entry))
}
