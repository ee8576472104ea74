// Merges requests made in the same task into few batches, so that the checks of many orders need few HTTP requests.
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { MAX_BATCH_SIZE } from './retryPolicy.ts'

interface QueuedRequests {
  readonly requests: readonly RpcRequest[]
  readonly resolve: (replies: readonly RpcReply[]) => void
  readonly reject: (error: unknown) => void
}

/** Splits a list into parts whose requests fit into one batch each; an item larger than a batch goes alone. */
function toBatches(queue: readonly QueuedRequests[]): readonly (readonly QueuedRequests[])[] {
  const batches: QueuedRequests[][] = []
  let room = 0
  for (const one of queue) {
    const last = batches.at(-1)
    if (last === undefined || one.requests.length > room) {
      batches.push([one])
      room = MAX_BATCH_SIZE - one.requests.length
    } else {
      last.push(one)
      room -= one.requests.length
    }
  }
  return batches
}

/** A transport over `send` that batches all requests made before the current task ends. */
export function coalesce(send: SendBatch): SendBatch {
  let queue: QueuedRequests[] = []
  const flush = () => {
    const batches = toBatches(queue)
    queue = []
    for (const batch of batches) {
      send(batch.flatMap(({ requests }) => requests)).then(
        (replies) => {
          let from = 0
          for (const { requests, resolve } of batch) {
            resolve(replies.slice(from, from + requests.length))
            from += requests.length
          }
        },
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
    }
  }
  return (requests) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) queueMicrotask(flush)
      queue.push({ requests, resolve, reject })
    })
}
