// Stores in MetadataTurns, MetadataQueue and MetadataJob which metadata addresses are still to be read, and in which
// order.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Collection, MetadataJob, MetadataQueue, MetadataTurns } from '../../generated/schema'
import { METADATA_BATCH_SIZE } from '../constants'
import { metadataJobId, singletonId } from '../ids'
import { loadCollection } from './collection'

/** The queues of collections: those read in batches, one token at a time, and one token in METADATA_RARE_RUNS runs. */
export enum Line {
  BATCHES,
  SLOW,
  RARE,
}

/**
 * The jobs of one collection: new tokens, and tokens to be read again. Turns alternate between starting with one and
 * the other.
 */
export enum Lane {
  NEW,
  REFRESH,
}

function loadOrCreateQueue(collection: Bytes): MetadataQueue {
  const existing = MetadataQueue.load(collection)
  if (existing != null) return existing
  const queue = new MetadataQueue(collection)
  queue.newHead = 0
  queue.newTail = 0
  queue.refreshHead = 0
  queue.refreshTail = 0
  queue.isWaiting = false
  queue.line = Line.BATCHES
  queue.nextLane = Lane.NEW
  queue.batchSize = METADATA_BATCH_SIZE
  queue.failedBatches = 0
  queue.answered = 0
  queue.failed = 0
  return queue
}

/**
 * Queues one new token. Must be called before the collection's range of token ids is widened. Saves the queue, changes
 * the collection. Most collections count up: a token that follows the highest one is in a job that grows with it, and
 * no row of the queue is read or written.
 */
export function queueNewToken(collection: Collection, tokenId: BigInt): void {
  const highest = collection.highestTokenId
  if (collection.newJobGrows) {
    if (highest !== null && tokenId == highest.plus(BigInt.fromI32(1))) return
    endGrowth(collection)
  }
  addJob(collection.id, Lane.NEW, tokenId, tokenId)
  collection.newJobGrows = highest === null || tokenId >= highest
}

/** Writes down where the last job for new tokens ends. Saves the job, changes the collection. */
function endGrowth(collection: Collection): void {
  collection.newJobGrows = false
  const highest = collection.highestTokenId
  const queue = MetadataQueue.load(collection.id)
  if (queue == null || highest === null) return
  const job = MetadataJob.load(metadataJobId(collection.id, Lane.NEW, queue.newTail - 1))
  if (job == null) return
  job.lastTokenId = highest
  job.save()
}

/** Queues a range of tokens, both ends included, whose addresses are to be read again. Saves the queue. */
export function queueRefresh(collection: Bytes, firstTokenId: BigInt, lastTokenId: BigInt): void {
  addJob(collection, Lane.REFRESH, firstTokenId, lastTokenId)
}

/**
 * A range that overlaps or follows the latest job of its lane extends that job, so that a contract that repeats itself
 * queues nothing.
 */
function addJob(collection: Bytes, lane: Lane, firstTokenId: BigInt, lastTokenId: BigInt): void {
  const queue = loadOrCreateQueue(collection)
  const tail = readTail(queue, lane)
  if (tail > readHead(queue, lane)) {
    const last = MetadataJob.load(metadataJobId(collection, lane, tail - 1))
    const end = last == null ? firstTokenId : last.lastTokenId.plus(BigInt.fromI32(1))
    if (last != null && firstTokenId >= last.nextTokenId && firstTokenId <= end) {
      if (lastTokenId <= last.lastTokenId) return
      last.lastTokenId = lastTokenId
      last.save()
      return
    }
  }
  const job = new MetadataJob(metadataJobId(collection, lane, tail))
  job.collection = collection
  job.nextTokenId = firstTokenId
  job.lastTokenId = lastTokenId
  job.save()
  if (lane == Lane.NEW) queue.newTail++
  else queue.refreshTail++
  enter(queue)
}

/** Returns the number of the first job of a lane that is not done. */
export function readHead(queue: MetadataQueue, lane: Lane): i32 {
  return lane == Lane.NEW ? queue.newHead : queue.refreshHead
}

/** Changes the queue. */
export function setHead(queue: MetadataQueue, lane: Lane, number: i32): void {
  if (lane == Lane.NEW) queue.newHead = number
  else queue.refreshHead = number
}

/** Returns the number of the next job of a lane. */
export function readTail(queue: MetadataQueue, lane: Lane): i32 {
  return lane == Lane.NEW ? queue.newTail : queue.refreshTail
}

/** Returns whether tokens of the collection remain to be read. */
export function hasJobs(queue: MetadataQueue): boolean {
  return queue.newHead < queue.newTail || queue.refreshHead < queue.refreshTail
}

/** Returns null before any token was queued. */
export function loadTurns(): MetadataTurns | null {
  return MetadataTurns.load(singletonId())
}

/** Saves the queue, after adding it to the end of its line if it is in none. */
function enter(queue: MetadataQueue): void {
  if (!queue.isWaiting) {
    let turns = loadTurns()
    if (turns == null) {
      turns = new MetadataTurns(singletonId())
      turns.runs = 0
    }
    lineUp(turns, queue)
    turns.save()
  }
  queue.save()
}

/** Returns the first collection in a line; null when the line is empty. */
export function readFirst(turns: MetadataTurns, line: Line): Bytes | null {
  if (line == Line.BATCHES) return turns.first
  return line == Line.SLOW ? turns.firstSlow : turns.firstRare
}

function readLast(turns: MetadataTurns, line: Line): Bytes | null {
  if (line == Line.BATCHES) return turns.last
  return line == Line.SLOW ? turns.lastSlow : turns.lastRare
}

function setEnds(turns: MetadataTurns, line: Line, first: Bytes | null, last: Bytes | null): void {
  if (line == Line.BATCHES) {
    turns.first = first
    turns.last = last
  } else if (line == Line.SLOW) {
    turns.firstSlow = first
    turns.lastSlow = last
  } else {
    turns.firstRare = first
    turns.lastRare = last
  }
}

/** Adds a queue to the end of its line. Changes turns and queue, saves the queue before it. */
export function lineUp(turns: MetadataTurns, queue: MetadataQueue): void {
  const last = readLast(turns, queue.line)
  if (last !== null) {
    const before = MetadataQueue.load(last)
    if (before != null) {
      before.next = queue.id
      before.save()
    }
  }
  setEnds(turns, queue.line, last === null ? queue.id : readFirst(turns, queue.line), queue.id)
  queue.next = null
  queue.isWaiting = true
}

/**
 * Removes the first queue from a line and returns it, with jobs that no longer grow; null when the line is empty.
 * Changes turns and queue.
 */
export function takeTurn(turns: MetadataTurns, line: Line): MetadataQueue | null {
  const first = readFirst(turns, line)
  if (first === null) return null
  const queue = MetadataQueue.load(first)
  if (queue == null) return null
  const collection = loadCollection(first)
  if (collection != null && collection.newJobGrows) {
    endGrowth(collection)
    collection.save()
  }
  const next = queue.next
  setEnds(turns, line, next, next === null ? null : readLast(turns, line))
  queue.next = null
  queue.isWaiting = false
  return queue
}
