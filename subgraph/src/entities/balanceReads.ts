// BalanceReads: how often contracts were asked for balances because of transfers, so that no block asks without end.
import { Bytes, ethereum } from '@graphprotocol/graph-ts'
import { BalanceReads } from '../../generated/schema'
import { BALANCE_CALLS_PER_BLOCK, BALANCE_CALLS_PER_COLLECTION, BALANCE_FAILURES } from '../constants'
import { singletonId } from '../ids'

function loadReads(id: Bytes, block: ethereum.Block): BalanceReads {
  let reads = BalanceReads.load(id)
  if (reads == null) {
    reads = new BalanceReads(id)
    reads.block = block.number
    reads.calls = 0
    reads.failures = 0
  } else if (reads.block != block.number) {
    reads.block = block.number
    reads.calls = 0
  }
  return reads
}

/** Whether the collection may be asked once more in this block. Counts the call when it may. */
export function mayReadBalances(collection: Bytes, block: ethereum.Block): boolean {
  const own = loadReads(collection, block)
  if (own.failures >= BALANCE_FAILURES || own.calls >= BALANCE_CALLS_PER_COLLECTION) return false
  const all = loadReads(singletonId(), block)
  if (all.calls >= BALANCE_CALLS_PER_BLOCK) return false
  own.calls++
  own.save()
  all.calls++
  all.save()
  return true
}

export function countFailedRead(collection: Bytes, block: ethereum.Block): void {
  const own = loadReads(collection, block)
  own.failures++
  own.save()
}
