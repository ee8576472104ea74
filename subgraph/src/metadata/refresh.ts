// Takes tokens from the queues and reads their metadata addresses. Collections take turns, so that none waits for the
// queue or the cost of another.
import { BigInt, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { Collection, MetadataJob, MetadataQueue, MetadataTurns, Token } from '../../generated/schema'
import {
  MAX_REFRESH,
  METADATA_READS_TO_BATCH,
  METADATA_BATCH_SIZE,
  METADATA_FAILED_BATCHES,
  METADATA_FAILED_BATCH_TURNS,
  METADATA_FAILURES,
  METADATA_JOBS_PER_TURN,
  METADATA_LEAST_BATCH_SIZE,
  METADATA_RARE_RUNS,
  METADATA_STEPS_PER_TURN,
  METADATA_TURNS_PER_RUN,
  ERC721,
} from '../constants'
import {
  Lane,
  Line,
  readFirst,
  hasJobs,
  readHead,
  lineUp,
  loadTurns,
  queueRefresh,
  setHead,
  readTail,
  takeTurn,
} from '../entities/metadataQueue'
import { loadToken } from '../entities/token'
import { metadataJobId, tokenEntityId } from '../ids'
import { markUnread, readUri, readUris } from './read'

/** Queues the indexed tokens of a range (ERC-4906), because contracts often name all possible ids. */
export function refreshTokens(collection: Collection, from: BigInt, to: BigInt): void {
  const lowest = collection.lowestTokenId
  const highest = collection.highestTokenId
  if (lowest === null || highest === null) return
  const first = from > lowest ? from : lowest
  let last = to < highest ? to : highest
  if (first > last) return
  const limit = first.plus(BigInt.fromI32(MAX_REFRESH - 1))
  if (last > limit) last = limit
  queueRefresh(collection.id, first, last)
}

/**
 * Queues a token that moved, because many contracts change a token's address without an event. Only once it was read:
 * before that it waits in the queue already, so the history of a chain queues nothing.
 */
export function refreshMoved(token: Token): void {
  if (token.uri === null && token.metadata === null && !token.uriFailed) return
  queueRefresh(token.collection, token.tokenId, token.tokenId)
}

/**
 * Does one run of the block handler: at most METADATA_TURNS_PER_RUN batches, and one call for a single token. Does
 * nothing before the block from which the build reads metadata.
 */
export function readQueuedMetadata(block: ethereum.Block): void {
  const turns = loadTurns()
  if (turns == null) return
  if (turns.first === null && turns.firstSlow === null && turns.firstRare === null) return
  if (block.number < dataSource.context().getBigInt('metadataFrom')) return
  turns.runs++
  const single = takeTurn(turns, chooseSingleLine(turns))
  let left = METADATA_TURNS_PER_RUN
  while (left > 0) {
    const queue = takeTurn(turns, Line.BATCHES)
    if (queue == null) break
    left -= readBatch(queue) ? 1 : METADATA_FAILED_BATCH_TURNS
    giveBack(turns, queue)
  }
  if (single != null) {
    readSingle(single)
    giveBack(turns, single)
  }
  turns.save()
}

/**
 * Returns the line whose turn it is to make this run's call for a single token. Runs are counted, because the numbers
 * of the blocks in which the handler runs need not have a common divisor with anything.
 */
function chooseSingleLine(turns: MetadataTurns): Line {
  return turns.runs % METADATA_RARE_RUNS == 0 && readFirst(turns, Line.RARE) !== null ? Line.RARE : Line.SLOW
}

function giveBack(turns: MetadataTurns, queue: MetadataQueue): void {
  if (hasJobs(queue)) lineUp(turns, queue)
  queue.save()
}

/** Reads the next tokens of a collection in one call. Returns whether all of them succeeded. Changes the queue. */
function readBatch(queue: MetadataQueue): boolean {
  const turn = new Turn(queue, queue.batchSize, METADATA_STEPS_PER_TURN)
  const result = readUris(turn.tokens)
  turn.finish(result.count)
  if (!result.hasFailed) {
    queue.failedBatches = 0
    queue.batchSize = min(queue.batchSize + METADATA_LEAST_BATCH_SIZE, METADATA_BATCH_SIZE)
    return true
  }
  // A token that uses all gas fails the others too, so the unread tokens are read again in smaller batches.
  queue.failedBatches++
  queue.batchSize = max(result.count, turn.tokens.length / 4)
  if (queue.batchSize < METADATA_LEAST_BATCH_SIZE || queue.failedBatches >= METADATA_FAILED_BATCHES) {
    queue.line = Line.SLOW
    queue.answered = 0
  }
  return false
}

/** Reads one token of a collection that fails in batches. */
function readSingle(queue: MetadataQueue): void {
  // Reads from both ends in turn, so that failing tokens delay neither those before nor those after them.
  const token = queue.failed % 2 == 0 ? takeOldest(queue) : takeNewest(queue)
  if (token == null) return
  if (!readUri(token)) {
    markUnread(token)
    queue.answered = 0
    queue.failed++
    if (queue.failed >= METADATA_FAILURES) queue.line = Line.RARE
    return
  }
  queue.failed = 0
  queue.answered++
  queue.line = Line.SLOW
  if (queue.answered < METADATA_READS_TO_BATCH) return
  queue.line = Line.BATCHES
  queue.failedBatches = 0
  queue.batchSize = METADATA_LEAST_BATCH_SIZE
}

/** Returns null when the steps of one turn reached no token. Changes the queue. */
function takeOldest(queue: MetadataQueue): Token | null {
  const turn = new Turn(queue, 1, METADATA_STEPS_PER_TURN)
  turn.finish(turn.tokens.length)
  return turn.tokens.length > 0 ? turn.tokens[0] : null
}

/** Takes the newest of the new tokens; when there are none, the oldest token. Changes the queue. */
function takeNewest(queue: MetadataQueue): Token | null {
  if (queue.newHead == queue.newTail) return takeOldest(queue)
  const job = MetadataJob.load(metadataJobId(queue.id, Lane.NEW, queue.newTail - 1))
  if (job == null) return null
  const one = BigInt.fromI32(1)
  let newest: Token | null = null
  for (let i = 0; i < METADATA_STEPS_PER_TURN && newest == null && job.nextTokenId <= job.lastTokenId; i++) {
    const token = loadToken(tokenEntityId(job.collection, job.lastTokenId))
    if (token != null && !isBurned(token)) newest = token
    job.lastTokenId = job.lastTokenId.minus(one)
  }
  job.save()
  if (job.nextTokenId > job.lastTokenId) queue.newTail--
  return newest
}

/**
 * Selects the next tokens of one collection from both lanes. Turns alternate between the lanes that they begin with, so
 * that neither new tokens nor refreshes can keep the other waiting. Nothing is taken until `finish`.
 */
class Turn {
  tokens: Array<Token> = []
  private jobs: i32 = METADATA_JOBS_PER_TURN
  /** The lane that each token comes from. */
  private lanes: Array<Lane> = []
  private numbers: Array<i32> = []
  /** The job that the turn reached in each lane, and the token within it at which the turn stopped. */
  private reached: Array<i32>
  private startedJob: MetadataJob | null = null

  constructor(
    private queue: MetadataQueue,
    private size: i32,
    /** Token ids that the turn may still check. */
    private steps: i32,
  ) {
    this.reached = [queue.newHead, queue.refreshHead]
    this.walk(queue.nextLane)
    this.walk(otherLane(queue.nextLane))
  }

  private walk(lane: Lane): void {
    const tail = readTail(this.queue, lane)
    let number = readHead(this.queue, lane)
    while (number < tail && !this.isSpent && this.checkJob(lane, number)) number++
    this.reached[lane] = number
  }

  private get isSpent(): boolean {
    return this.tokens.length >= this.size || this.steps <= 0 || this.jobs <= 0
  }

  /** Checks the tokens of a job. Returns whether it reached the end of the job. */
  private checkJob(lane: Lane, number: i32): boolean {
    this.jobs--
    const job = MetadataJob.load(metadataJobId(this.queue.id, lane, number))
    if (job == null) return true
    const one = BigInt.fromI32(1)
    let tokenId = job.nextTokenId
    while (tokenId <= job.lastTokenId && !this.isSpent) {
      const token = loadToken(tokenEntityId(job.collection, tokenId))
      this.steps--
      if (token != null && !isBurned(token)) {
        this.tokens.push(token)
        this.lanes.push(lane)
        this.numbers.push(number)
      }
      tokenId = tokenId.plus(one)
    }
    if (tokenId > job.lastTokenId) return true
    job.nextTokenId = tokenId
    this.startedJob = job
    return false
  }

  /**
   * Takes the first `count` tokens off the queue; when these are all tokens, also every id that was checked. Changes
   * the queue.
   */
  finish(count: i32): void {
    const queue = this.queue
    const first = queue.nextLane
    const second = otherLane(first)
    queue.nextLane = second
    if (count == this.tokens.length) {
      setHead(queue, first, this.reached[first])
      setHead(queue, second, this.reached[second])
      const startedJob = this.startedJob
      if (startedJob !== null) startedJob.save()
      return
    }
    const lane = this.lanes[count]
    const number = this.numbers[count]
    if (lane == second) setHead(queue, first, this.reached[first])
    setHead(queue, lane, number)
    const job = MetadataJob.load(metadataJobId(queue.id, lane, number))
    if (job == null) return
    job.nextTokenId = this.tokens[count].tokenId
    job.save()
  }
}

function otherLane(lane: Lane): Lane {
  return lane == Lane.NEW ? Lane.REFRESH : Lane.NEW
}

/** Most contracts fail for a burned ERC-721 token. */
function isBurned(token: Token): boolean {
  return token.supply.isZero() && token.standard == ERC721
}
