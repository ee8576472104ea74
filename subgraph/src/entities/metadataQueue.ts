// MetadataTurns, MetadataQueue and MetadataJob: which metadata addresses are still to be read, and whose turn it is.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { MetadataJob, MetadataQueue, MetadataTurns } from '../../generated/schema'
import { METADATA_BATCH_SIZE, METADATA_FAILURES } from '../constants'
import { metadataJobId, singletonId } from '../ids'

function loadOrCreateQueue(collection: Bytes): MetadataQueue {
  const known = MetadataQueue.load(collection)
  if (known != null) return known
  const queue = new MetadataQueue(collection)
  queue.newHead = 0
  queue.newTail = 0
  queue.refreshHead = 0
  queue.refreshTail = 0
  queue.isWaiting = false
  queue.isSlow = false
  queue.batchSize = METADATA_BATCH_SIZE
  queue.failedBatches = 0
  queue.answered = 0
  queue.failed = 0
  return queue
}

/** Queues one new token. Neighbours that come one after the other share a job. */
export function queueNewToken(collection: Bytes, tokenId: BigInt): void {
  const queue = loadOrCreateQueue(collection)
  if (queue.newTail > queue.newHead) {
    const last = MetadataJob.load(metadataJobId(collection, false, queue.newTail - 1))
    if (last != null && tokenId == last.lastTokenId.plus(BigInt.fromI32(1))) {
      last.lastTokenId = tokenId
      last.save()
      return
    }
  }
  addJob(collection, false, queue.newTail, tokenId, tokenId)
  queue.newTail++
  enter(queue)
}

/** Queues a range of tokens whose addresses are to be read again; both ends belong to it. */
export function queueRefresh(collection: Bytes, firstTokenId: BigInt, lastTokenId: BigInt): void {
  const queue = loadOrCreateQueue(collection)
  addJob(collection, true, queue.refreshTail, firstTokenId, lastTokenId)
  queue.refreshTail++
  // A contract that says that something changed is tried once more, though it has failed too often.
  if (queue.failed >= METADATA_FAILURES) queue.failed = METADATA_FAILURES - 1
  enter(queue)
}

function addJob(
  collection: Bytes,
  isRefresh: boolean,
  number: i32,
  firstTokenId: BigInt,
  lastTokenId: BigInt,
): void {
  const job = new MetadataJob(metadataJobId(collection, isRefresh, number))
  job.collection = collection
  job.nextTokenId = firstTokenId
  job.lastTokenId = lastTokenId
  job.save()
}

/** Whether anything of the collection is left to be read. */
export function hasJobs(queue: MetadataQueue): boolean {
  return queue.newHead < queue.newTail || queue.refreshHead < queue.refreshTail
}

/** Null while no token was ever queued. */
export function loadTurns(): MetadataTurns | null {
  return MetadataTurns.load(singletonId())
}

/** Saves the queue, at the end of its line if it does not stand in one. */
function enter(queue: MetadataQueue): void {
  if (!queue.isWaiting) {
    let turns = loadTurns()
    if (turns == null) turns = new MetadataTurns(singletonId())
    lineUp(turns, queue)
    turns.save()
  }
  queue.save()
}

/** Puts a queue at the end of its line. Changes turns and queue, saves the queue before it. */
export function lineUp(turns: MetadataTurns, queue: MetadataQueue): void {
  const last = queue.isSlow ? turns.lastSlow : turns.last
  if (last !== null) {
    const before = MetadataQueue.load(last)
    if (before != null) {
      before.next = queue.id
      before.save()
    }
  } else if (queue.isSlow) {
    turns.firstSlow = queue.id
  } else {
    turns.first = queue.id
  }
  if (queue.isSlow) turns.lastSlow = queue.id
  else turns.last = queue.id
  queue.next = null
  queue.isWaiting = true
}

/** Takes the first queue out of a line; null when nobody waits. Changes turns and queue. */
export function takeTurn(turns: MetadataTurns, isSlow: boolean): MetadataQueue | null {
  const first = isSlow ? turns.firstSlow : turns.first
  if (first === null) return null
  const queue = MetadataQueue.load(first)
  if (queue == null) return null
  const next = queue.next
  if (isSlow) {
    turns.firstSlow = next
    if (next === null) turns.lastSlow = null
  } else {
    turns.first = next
    if (next === null) turns.last = null
  }
  queue.next = null
  queue.isWaiting = false
  return queue
}
