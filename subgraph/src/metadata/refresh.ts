// Reads metadata addresses that wait in the queues: new tokens first, then refreshes; so many a run.
import { Address, BigInt } from '@graphprotocol/graph-ts'
import { ERC1155 as ERC1155Contract } from '../../generated/templates/ERC1155Collection/ERC1155'
import { ERC721 as ERC721Contract } from '../../generated/templates/ERC721Collection/ERC721'
import { Collection, MetadataJob, Token } from '../../generated/schema'
import {
  MAX_REFRESH,
  METADATA_JOBS_PER_RUN,
  METADATA_READS_PER_RUN,
  METADATA_STEPS_PER_RUN,
} from '../constants'
import { ERC1155 } from '../entities/collection'
import { loadQueue, queueRefresh } from '../entities/metadataQueue'
import { metadataJobId, tokenEntityId } from '../ids'
import { takeUri } from './uri'

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

/** What a run may still do. */
class Budget {
  reads: i32 = METADATA_READS_PER_RUN
  steps: i32 = METADATA_STEPS_PER_RUN
  jobs: i32 = METADATA_JOBS_PER_RUN

  get isSpent(): boolean {
    return this.reads <= 0 || this.steps <= 0 || this.jobs <= 0
  }
}

export function readQueuedMetadata(): void {
  const budget = new Budget()
  drain(false, budget)
  drain(true, budget)
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
  const collection = Collection.load(job.collection)
  if (collection == null) return true
  const isErc1155 = collection.standard == ERC1155
  const one = BigInt.fromI32(1)
  let tokenId = job.nextTokenId
  while (tokenId <= job.lastTokenId && !budget.isSpent) {
    const token = Token.load(tokenEntityId(job.collection, tokenId))
    budget.steps--
    if (token != null) {
      readUri(token, isErc1155)
      budget.reads--
    }
    tokenId = tokenId.plus(one)
  }
  if (tokenId > job.lastTokenId) return true
  job.nextTokenId = tokenId
  job.save()
  return false
}

/** A contract that fails to answer leaves what is known: the token may be burnt by now. */
function readUri(token: Token, isErc1155: boolean): void {
  const address = Address.fromBytes(token.collection)
  const answer = isErc1155
    ? ERC1155Contract.bind(address).try_uri(token.tokenId)
    : ERC721Contract.bind(address).try_tokenURI(token.tokenId)
  if (!answer.reverted) takeUri(token, answer.value)
}
