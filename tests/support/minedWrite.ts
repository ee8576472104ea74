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
  const now = Math.floor(Date.now() / 1_000)
  const entry: StoredEntry = {
    id: '1',
    key,
    chainId: 31_337,
    genesis: null,
    account,
    describe,
    state: {
      status: 'mined',
      done: 0,
      step: trade,
      nonce: 0,
      hash: makeTxHash('a'),
      blockNumber: MINED_BLOCK,
      blockHash: parseTxHash(blockHash),
    },
    call: null,
    hadApproval: false,
    sinceBlock: 1,
    dismissed: false,
    startedAtSeconds: now,
    updatedAtSeconds: now,
  }
  localStorage.setItem('vitrine.transaction.1', formatEntry(entry))
}
