// Takes tokens whose metadata addresses are to be read from the queues. Collections take turns, so that none waits behind
// what another has queued or what another costs.
import { BigInt } from '@graphprotocol/graph-ts'
import { Collection, MetadataJob, MetadataQueue, MetadataTurns, Token } from '../../generated/schema'
import {
  MAX_REFRESH,
  METADATA_ANSWERS_TO_BATCH,
  METADATA_BATCH_SIZE,
  METADATA_FAILED_BATCHES,
  METADATA_FAILED_BATCH_TURNS,
  METADATA_FAILURES,
  METADATA_GIVEN_UP_PER_RUN,
  METADATA_JOBS_PER_TURN,
  METADATA_LEAST_BATCH_SIZE,
  METADATA_STEPS_PER_TURN,
  METADATA_TURNS_PER_RUN,
} from '../constants'
import { ERC721 } from '../entities/collection'
import { hasJobs, lineUp, loadTurns, queueRefresh, takeTurn } from '../entities/metadataQueue'
import { metadataJobId, tokenEntityId } from '../ids'
import { markUnread, readUri, readUris } from './read'

/** Queues the tokens of a range that the index knows (ERC-4906): contracts often name all ids there are. */
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

/** One run of the block handler: at most METADATA_TURNS_PER_RUN batches, and one call for a token by itself. */
export function readQueuedMetadata(): void {
  const turns = loadTurns()
  if (turns == null || (turns.first === null && turns.firstSlow === null)) return
  const slow = takeTurn(turns, true)
  let left = METADATA_TURNS_PER_RUN
  while (left > 0) {
    const queue = takeTurn(turns, false)
    if (queue == null) break
    left -= readBatch(queue) ? 1 : METADATA_FAILED_BATCH_TURNS
    giveBack(turns, queue)
  }
  if (slow != null) {
    readSlowly(slow)
    giveBack(turns, slow)
  }
  turns.save()
}

function giveBack(turns: MetadataTurns, queue: MetadataQueue): void {
  if (hasJobs(queue)) lineUp(turns, queue)
  queue.save()
}

/** Reads the next tokens of a collection in one call. Whether all of them answered; changes the queue. */
function readBatch(queue: MetadataQueue): boolean {
  const turn = new Turn(queue, queue.batchSize, METADATA_STEPS_PER_TURN)
  const result = readUris(turn.tokens)
  turn.finish(result.count)
  if (!result.hasFailed) {
    queue.failedBatches = 0
    queue.batchSize = min(queue.batchSize + METADATA_LEAST_BATCH_SIZE, METADATA_BATCH_SIZE)
    return true
  }
  // One that uses all gas takes the others with it: what was not read is asked for again, in smaller batches.
  queue.failedBatches++
  queue.batchSize = max(result.count, turn.tokens.length / 4)
  if (queue.batchSize < METADATA_LEAST_BATCH_SIZE || queue.failedBatches >= METADATA_FAILED_BATCHES) {
    queue.isSlow = true
    queue.answered = 0
  }
  return false
}

/** Reads one token of a collection that fails in batches, or goes over some of one that has failed too often. */
function readSlowly(queue: MetadataQueue): void {
  if (queue.failed >= METADATA_FAILURES) {
    const left = new Turn(queue, METADATA_GIVEN_UP_PER_RUN, METADATA_GIVEN_UP_PER_RUN)
    for (let i = 0; i < left.tokens.length; i++) markUnread(left.tokens[i])
    left.finish(left.tokens.length)
    return
  }
  const turn = new Turn(queue, 1, METADATA_STEPS_PER_TURN)
  const tokens = turn.tokens
  turn.finish(tokens.length)
  if (tokens.length == 0) return
  if (!readUri(tokens[0])) {
    markUnread(tokens[0])
    queue.answered = 0
    queue.failed++
    return
  }
  queue.failed = 0
  queue.answered++
  if (queue.answered < METADATA_ANSWERS_TO_BATCH) return
  queue.isSlow = false
  queue.failedBatches = 0
  queue.batchSize = METADATA_LEAST_BATCH_SIZE
}

/** The next tokens of one collection: new ones first, then those of refreshes. Nothing is taken until `finish`. */
class Turn {
  tokens: Array<Token> = []
  private jobs: i32 = METADATA_JOBS_PER_TURN
  /** Which job each token comes from. */
  private isRefresh: Array<boolean> = []
  private numbers: Array<i32> = []
  /** How far it looked: the job that it came to in each lane, and the token id where it stopped within the last one. */
  private newHead: i32
  private refreshHead: i32
  private begun: MetadataJob | null = null

  constructor(
    private queue: MetadataQueue,
    private size: i32,
    /** Token ids that it may still look at. */
    private steps: i32,
  ) {
    this.newHead = queue.newHead
    this.refreshHead = queue.refreshHead
    while (this.newHead < queue.newTail && !this.isSpent && this.look(false, this.newHead)) this.newHead++
    while (this.refreshHead < queue.refreshTail && !this.isSpent && this.look(true, this.refreshHead)) {
      this.refreshHead++
    }
  }

  private get isSpent(): boolean {
    return this.tokens.length >= this.size || this.steps <= 0 || this.jobs <= 0
  }

  /** Whether it came to the end of the job. */
  private look(isRefresh: boolean, number: i32): boolean {
    this.jobs--
    const job = MetadataJob.load(metadataJobId(this.queue.id, isRefresh, number))
    if (job == null) return true
    const one = BigInt.fromI32(1)
    let tokenId = job.nextTokenId
    while (tokenId <= job.lastTokenId && !this.isSpent) {
      const token = Token.load(tokenEntityId(job.collection, tokenId))
      this.steps--
      if (token != null && !isBurnt(token)) {
        this.tokens.push(token)
        this.isRefresh.push(isRefresh)
        this.numbers.push(number)
      }
      tokenId = tokenId.plus(one)
    }
    if (tokenId > job.lastTokenId) return true
    job.nextTokenId = tokenId
    this.begun = job
    return false
  }

  /** Takes the first `count` tokens off the queue, and with all of them whatever was looked at. Changes the queue. */
  finish(count: i32): void {
    const queue = this.queue
    if (count == this.tokens.length) {
      queue.newHead = this.newHead
      queue.refreshHead = this.refreshHead
      const begun = this.begun
      if (begun !== null) begun.save()
      return
    }
    const isRefresh = this.isRefresh[count]
    const number = this.numbers[count]
    if (isRefresh) {
      queue.newHead = this.newHead
      queue.refreshHead = number
    } else {
      queue.newHead = number
    }
    const job = MetadataJob.load(metadataJobId(queue.id, isRefresh, number))
    if (job == null) return
    job.nextTokenId = this.tokens[count].tokenId
    job.save()
  }
}

/** A contract cannot say where the metadata of a burnt ERC-721 token are, and mostly fails. */
function isBurnt(token: Token): boolean {
  return token.supply.isZero() && token.standard == ERC721
}
