// Joins what is asked in the same moment into one batch, so that a basket's checks are one request to the node.
import type { RpcReply, RpcRequest, SendBatch } from '../../domain/rpc.ts'

interface Waiting {
  readonly requests: readonly RpcRequest[]
  readonly resolve: (replies: readonly RpcReply[]) => void
  readonly reject: (error: unknown) => void
}

/** A transport over `send` that sends together whatever is asked before the current task ends. */
export function coalesce(send: SendBatch): SendBatch {
  let waiting: Waiting[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
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
  return (requests) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ requests, resolve, reject })
    })
}
