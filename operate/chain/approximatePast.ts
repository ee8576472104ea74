// Lets an index go on where its node has dropped the chain's past states.
import type { RpcFailure, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { callFailure } from '../../src/node/callFailure.ts'
import { type CollectionStart, openPast } from './rebuildPast.ts'

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
 * Says about an old block what a node without the chain's past states can't: what can be worked out from events is as it
 * was (rebuildPast.ts), everything else as it is now. Only an index may do this: names, royalties and metadata addresses
 * seldom change, and it would otherwise stand still.
 *
 * @param options.starts the first blocks of the indexed collections
 * @param options.onApproximated called for each reply that came from the newest state
 */
export function approximatePast(
  send: SendBatch,
  {
    starts,
    onApproximated,
  }: { readonly starts: readonly CollectionStart[]; readonly onApproximated: (request: RpcRequest) => void },
): SendBatch {
  const rebuild = openPast(send, starts)

  /** Returns undefined for a name of the newest state, and for a block that the node doesn't have. */
  const readNumber = async (block: unknown): Promise<number | undefined> => {
    const { blockHash, blockNumber = block } = (typeof block === 'object' && block !== null ? block : {}) as {
      readonly blockHash?: unknown
      readonly blockNumber?: unknown
    }
    if (blockHash === undefined) {
      return typeof blockNumber === 'string' && /^0x[0-9a-f]+$/i.test(blockNumber)
        ? Number(blockNumber)
        : undefined
    }
    const [reply] = await send([{ method: 'eth_getBlockByHash', params: [blockHash, false] }])
    const found = reply?.ok === true ? (reply.result as { readonly number: string } | null) : null
    return found === null ? undefined : Number(found.number)
  }

  return async (requests, options) => {
    const replies = await send(requests, options)
    return Promise.all(
      replies.map(async (reply, index) => {
        const request = requests[index]
        const position = request && STATE_METHODS.get(request.method)
        if (request === undefined || position === undefined) return reply
        if (reply.ok ? reply.result !== null : !isStateGone(reply)) return reply
        const block = await readNumber(request.params[position])
        const rebuilt = block === undefined ? undefined : await rebuild(request, block)
        if (rebuilt !== undefined) return rebuilt
        const params = request.params.with(position, 'latest')
        const [newest] = await send([{ method: request.method, params }], options)
        if (newest === undefined) return reply
        onApproximated(request)
        return newest
      }),
    )
  }
}
