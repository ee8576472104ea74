// MetadataQueue and MetadataJob: which metadata addresses are still to be read.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { MetadataJob, MetadataQueue } from '../../generated/schema'
import { metadataJobId, metadataQueueId } from '../ids'

export function loadQueue(refresh: boolean): MetadataQueue {
  const id = metadataQueueId(refresh)
  const known = MetadataQueue.load(id)
  if (known != null) return known
  const queue = new MetadataQueue(id)
  queue.head = 0
  queue.tail = 0
  return queue
}

/** Queues one new token. Neighbours that come one after the other share a job. */
export function queueNewToken(collection: Bytes, tokenId: BigInt): void {
  const queue = loadQueue(false)
  if (queue.tail > queue.head) {
    const last = MetadataJob.load(metadataJobId(queue.id, queue.tail - 1))
    if (
      last != null &&
      last.collection == collection &&
      tokenId == last.lastTokenId.plus(BigInt.fromI32(1))
    ) {
      last.lastTokenId = tokenId
      last.save()
      return
    }
  }
  addJob(queue, collection, tokenId, tokenId)
}

/** Queues a range of tokens whose addresses are to be read again; both ends belong to it. */
export function queueRefresh(collection: Bytes, firstTokenId: BigInt, lastTokenId: BigInt): void {
  addJob(loadQueue(true), collection, firstTokenId, lastTokenId)
}

function addJob(queue: MetadataQueue, collection: Bytes, firstTokenId: BigInt, lastTokenId: BigInt): void {
  const job = new MetadataJob(metadataJobId(queue.id, queue.tail))
  job.collection = collection
  job.nextTokenId = firstTokenId
  job.lastTokenId = lastTokenId
  job.save()
  queue.tail++
  queue.save()
}
