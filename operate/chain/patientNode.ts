// A node for programs that may wait, in front of RPCs that are stingy: it sends few requests at a time, smaller batches
// and narrower log ranges where the node wants them, and repeats what a rate limit refused (src/node).
import type { SendBatch } from '../../src/domain/rpc.ts'
import { createNode } from '../../src/node/createNode.ts'
import type { RetryPolicy } from '../../src/node/retryPolicy.ts'
import { narrowLogs } from './narrowLogs.ts'

const RETRY_POLICY: RetryPolicy = {
  timeoutMilliseconds: 30_000,
  pausesMilliseconds: [500, 1_000, 2_000, 4_000, 8_000, 16_000],
  longestWaitMilliseconds: 60_000,
  batchSize: 20,
}

/** HTTP requests at a time. Public nodes allow some 10 to 50 requests a second. */
const CONCURRENCY = 8

/** Sends at most `most` calls at a time, the others in their order. */
function limitConcurrency(send: SendBatch, most: number): SendBatch {
  let running = 0
  const queue: (() => void)[] = []
  return async (requests, options) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await send(requests, options)
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next() // It takes this one's place.
    }
  }
}

/**
 * Opens a node that waits for a busy one for up to a minute.
 *
 * It throws NodeError, as `createNode` does.
 */
export function openPatientNode(rpcUrl: string): SendBatch {
  const node = createNode({ urls: [rpcUrl], retryPolicy: RETRY_POLICY })
  return narrowLogs(limitConcurrency(node, CONCURRENCY))
}
