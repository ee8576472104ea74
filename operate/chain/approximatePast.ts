// Lets an index go on where its node has dropped the chain's past states.
import type { RpcReply, RpcRequest, SendBatch } from '../../src/domain/rpc.ts'
import { callFailure } from '../../src/node/callFailure.ts'
import { type CollectionStart, openPast } from './rebuildPast.ts'

/** Wordings of nodes that have dropped the state after a block. */
const STATE_GONE =
  /missing trie node|historical state|state .*(?:not available|unavailable|missing|pruned)|prun(?:ed|ing)|archive|proof window|world state|BlockOutOfRange|no state available/i

/** Methods that read the state after a block, and the position of the block among their parameters. */
const STATE_METHODS: ReadonlyMap<string, number> = new Map([
  ['eth_call', 1],
  ['eth_getBalance', 1],
  ['eth_getCode', 1],
  ['eth_getStorageAt', 2],
  ['eth_getTransactionCount', 1],
])

/**
 * The code of a contract whose creation returns the time of the block that it runs in: TIMESTAMP, PUSH1 0, MSTORE,
 * PUSH1 32, PUSH1 0, RETURN. Some nodes reply about an old block with the newest state, or as if nothing had been there.
 */
const RETURN_TIMESTAMP = '0x4260005260206000f3'

interface WireBlock {
  readonly number: string
  readonly timestamp: string
}

interface Block {
  readonly number: number
  readonly timestamp: bigint
}

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
  let isHonest: Promise<boolean> | undefined

  const callNode = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const [reply] = await send([{ method, params }])
    return reply?.ok === true ? reply.result : undefined
  }

  /** Returns undefined for a name of the newest state, and for a block that the node doesn't have. */
  const readBlock = async (block: unknown): Promise<Block | undefined> => {
    const { blockHash, blockNumber = block } = (typeof block === 'object' && block !== null ? block : {}) as {
      readonly blockHash?: unknown
      readonly blockNumber?: unknown
    }
    const isNumber = typeof blockNumber === 'string' && blockNumber.startsWith('0x')
    if (blockHash === undefined && !isNumber) return undefined
    const reply = (await (blockHash === undefined
      ? callNode('eth_getBlockByNumber', [blockNumber, false])
      : callNode('eth_getBlockByHash', [blockHash, false]))) as Partial<WireBlock> | null | undefined
    if (reply?.number === undefined || reply.timestamp === undefined) return undefined
    return { number: Number(reply.number), timestamp: BigInt(reply.timestamp) }
  }

  /** Returns whether the node runs a call in the block that the call names. */
  const isDeployedAt = async (named: unknown, { timestamp }: Block): Promise<boolean> => {
    const result = await callNode('eth_call', [{ data: RETURN_TIMESTAMP }, named])
    return typeof result === 'string' && result.length === 66 && BigInt(result) === timestamp
  }

  /** Returns false where the node runs a call in its newest block, but not in this one. */
  const isHonestAbout = async (named: unknown): Promise<boolean> => {
    const block = await readBlock(named)
    if (block === undefined || (await isDeployedAt(named, block))) return true
    const newest = await callNode('eth_blockNumber', [])
    const newestBlock = await readBlock(newest)
    return newestBlock === undefined || !(await isDeployedAt(newest, newestBlock))
  }

  /** Returns whether a reply is about the block that its request names. */
  const isOfItsBlock = async (reply: RpcReply, named: unknown): Promise<boolean> => {
    // A contract that reverts may say the same words, and its answer stands.
    if (!reply.ok && callFailure(reply) === undefined) return !STATE_GONE.test(reply.message)
    if (reply.ok && reply.result === null) return false
    if (typeof named === 'string' && !named.startsWith('0x')) return true // A name, such as latest.
    // Blocks are indexed in their order: a node that has the first one's state has the others'.
    isHonest ??= isHonestAbout(named).catch((error: unknown) => {
      isHonest = undefined
      throw error
    })
    return (await isHonest) || isHonestAbout(named)
  }

  return async (requests, options) => {
    const replies = await send(requests, options)
    return Promise.all(
      replies.map(async (reply, index) => {
        const request = requests[index]
        const position = request && STATE_METHODS.get(request.method)
        if (request === undefined || position === undefined) return reply
        const named = request.params[position]
        if (await isOfItsBlock(reply, named)) return reply
        const block = await readBlock(named)
        const rebuilt =
          block === undefined
            ? undefined
            : await rebuild(request, { block: block.number, trustsNode: (await isHonest) !== false })
        if (rebuilt !== undefined) return rebuilt
        const [newest] = await send(
          [{ method: request.method, params: request.params.with(position, 'latest') }],
          options,
        )
        if (newest === undefined) return reply
        onApproximated(request)
        return newest
      }),
    )
  }
}
