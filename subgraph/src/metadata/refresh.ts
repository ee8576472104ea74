// Takes tokens whose metadata addresses are to be read from the queues: new tokens first, then refreshes; so many a run.
import { BigInt } from '@graphprotocol/graph-ts'
import { Collection, MetadataJob, Token } from '../../generated/schema'
import {
  MAX_REFRESH,
  METADATA_JOBS_PER_RUN,
  METADATA_READS_PER_RUN,
  METADATA_STEPS_PER_RUN,
} from '../constants'
import { loadQueue, queueRefresh } from '../entities/metadataQueue'
import { metadataJobId, tokenEntityId } from '../ids'
import { readUris } from './read'

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

/** What a run may still do, and what it has found to read. */
class Budget {
  tokens: Array<Token> = []
  steps: i32 = METADATA_STEPS_PER_RUN
  jobs: i32 = METADATA_JOBS_PER_RUN

  get isSpent(): boolean {
    return this.tokens.length >= METADATA_READS_PER_RUN || this.steps <= 0 || this.jobs <= 0
  }
}

export function readQueuedMetadata(): void {
  const budget = new Budget()
  drain(false, budget)
  drain(true, budget)
  if (budget.tokens.length > 0) readUris(budget.tokens)
}

function drain(refresh: boolean, budget: Budget): void {
  const queue = loadQueue(refresh)
  const head = queue.head
  while (queue.head < queue.tail && !budget.isSpent) {
    const job = MetadataJob.load(metadataJobId(queue.id, queue.head))
    budget.jobs--
    if (job != null && !run(job, budget)) break
    queue.head++
  }
  if (queue.head != head) queue.save()
}

/** Whether the job is done. Saves it when it is begun but not done. */
function run(job: MetadataJob, budget: Budget): boolean {
  const one = BigInt.fromI32(1)
  let tokenId = job.nextTokenId
  while (tokenId <= job.lastTokenId && !budget.isSpent) {
    const token = Token.load(tokenEntityId(job.collection, tokenId))
    budget.steps--
    if (token != null) budget.tokens.push(token)
    tokenId = tokenId.plus(one)
  }
  if (tokenId > job.lastTokenId) return true
  job.nextTokenId = tokenId
  job.save()
  return false
}
