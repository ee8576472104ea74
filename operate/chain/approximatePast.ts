// Lets an index go on where its node has dropped the chain's past states.
import type { RpcFailure, SendBatch } from '../../src/domain/rpc.ts'
import { callFailure } from '../../src/node/callFailure.ts'

/** Wordings of nodes that have dropped the state after a block. */
const STATE_GONE =
  /missing trie node|historical state|state .*(?:not available|unavailable|missing|pruned)|pruned|archive|proof window|world state|BlockOutOfRange|no state available/i

/** Methods that read the state after a block, and the position of the block among their parameters. */
const STATE_METHODS: ReadonlyMap<string, number> = new Map([
  ['eth_call', 1],
  ['eth_getBalance', 1],
  ['eth_getCode', 1],
  ['eth_getStorageAt', 2],
  ['eth_getTransactionCount', 1],
])

/** A contract that reverts may say the same words, and its answer stands. */
const isStateGone = (reply: RpcFailure): boolean =>
  callFailure(reply) === undefined && STATE_GONE.test(reply.message)

/**
 * Reads from the newest state what a node without the chain's past can't say about an old one. Only an index may do
 * this: names, royalties and metadata addresses seldom change, and it would otherwise stand still.
 *
 * @param onApproximated called for each such reply
 */
export function approximatePast(send: SendBatch, onApproximated: () => void): SendBatch {
  return async (requests, options) => {
    const replies = await send(requests, options)
    return Promise.all(
      replies.map(async (reply, index) => {
        const request = requests[index]
        const position = request && STATE_METHODS.get(request.method)
        if (request === undefined || position === undefined) return reply
        if (reply.ok ? reply.result !== null : !isStateGone(reply)) return reply
        const params = request.params.with(position, 'latest')
        const [newest] = await send([{ method: request.method, params }], options)
        if (newest === undefined) return reply
        onApproximated()
        return newest
      }),
    )
  }
}
