// Reads blocks with the needed receipts, and proves that these are part of their blocks.
import type { RpcReply } from '../domain/rpc.ts'
import { NodeError } from '../node/errors.ts'
import type { CallNode } from './nodeCalls.ts'
import { BudgetSpentError } from './errors.ts'
import type { BlockEvidence, ReceiptEvidence } from './evidence.ts'
import { headerRlp, parseHeader } from './header.ts'
import { type Hex, quantityHex, parseHex, parseObject } from './hex.ts'
import { type NodeReceipt, proveReceipts, verifyLogs, parseReceipt } from './receipts.ts'
import type { ProofCache } from './proofCache.ts'

/**
 * Most transactions of a block whose receipts are fetched one by one, if the node can't return them together. A
 * larger block is compared but not proven.
 */
const MAX_RECEIPTS_ONE_BY_ONE = 250

/** Blocks per round: one batch for their headers, another for all their receipts of up to half a megabyte each. */
const BLOCKS_AT_ONCE = 5

/** The needed transactions by block. */
export type NeededTransactions = ReadonlyMap<number, ReadonlySet<Hex>>

export interface BlockReader {
  readonly callNode: CallNode
  readonly cache: ProofCache
  readonly onBlock?: (done: number, total: number) => void
}

/**
 * Reads blocks, newest first, until the budget is spent; the rest is left out.
 *
 * @throws NodeError
 */
export async function fetchBlocks(
  needed: NeededTransactions,
  reader: BlockReader,
): Promise<ReadonlyMap<number, BlockEvidence>> {
  const numbers = [...needed.keys()].toSorted((one, other) => other - one)
  const blocks = new Map<number, BlockEvidence>()
  let together = true
  try {
    for (let start = 0; start < numbers.length; start += BLOCKS_AT_ONCE) {
      const batch = numbers.slice(start, start + BLOCKS_AT_ONCE)
      const headers = await fetchHeaders(batch, reader.callNode)
      const rest: NodeBlock[] = []
      for (const block of headers) {
        const cached = await loadCached(block, needed.get(block.number) ?? new Set(), reader)
        if (cached === undefined) rest.push(block)
        else blocks.set(block.number, cached)
      }
      const replies = together ? await reader.callNode(rest.map(receiptsOfBlock)) : []
      for (const [index, block] of rest.entries()) {
        const whole = parseWholeBlock(replies[index], block)
        if (whole === undefined) together = false
        const read = await fetchBlock(block, {
          reader,
          needed: needed.get(block.number) ?? new Set(),
          whole,
        })
        blocks.set(block.number, read)
      }
      reader.onBlock?.(blocks.size, numbers.length)
    }
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error
  }
  return blocks
}

interface NodeBlock extends Omit<BlockEvidence, 'receipts'> {
  readonly receiptsRoot: Hex
  readonly transactions: readonly Hex[]
}

/** Leaves out the receipts root and the transactions, which evidence must not hold in memory. */
const toEvidence = (
  { number, hash, timestampSeconds, headerRlp }: NodeBlock,
  receipts: BlockEvidence['receipts'],
): BlockEvidence => ({ number, hash, timestampSeconds, headerRlp, receipts })

async function fetchHeaders(numbers: readonly number[], callNode: CallNode): Promise<readonly NodeBlock[]> {
  const replies = await callNode(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [quantityHex(number), false] })),
  )
  return replies.flatMap((reply, index) => {
    if (!reply.ok || reply.result === null) return []
    const block = parseNodeBlock(reply.result)
    if (block.number !== numbers[index]) {
      throw new NodeError('malformed-reply', { details: { what: 'block at another height' } })
    }
    return [block]
  })
}

/** A block from the node's fields, with its header's encoding if that matches the hash. */
export function parseNodeBlock(value: unknown): NodeBlock {
  const block = parseObject(value, 'block')
  const rlp = headerRlp(block)
  const header = parseHeader(rlp)
  if (header === undefined) throw new NodeError('malformed-reply', { details: { what: 'header' } })
  const hash = parseHex(block['hash'], 'block hash', 32)
  const transactions: readonly unknown[] = Array.isArray(block['transactions']) ? block['transactions'] : []
  return {
    number: header.number,
    hash,
    headerRlp: header.hash === hash ? rlp : undefined,
    receiptsRoot: header.receiptsRoot,
    timestampSeconds: header.timestampSeconds,
    transactions: transactions.map((transaction) => parseHex(transaction, 'transaction hash', 32)),
  }
}

const receiptsOfBlock = ({ number }: NodeBlock) => ({
  method: 'eth_getBlockReceipts',
  params: [quantityHex(number)],
})

/** All receipts of the block; undefined if the node doesn't return them, or returns those of another block. */
function parseWholeBlock(reply: RpcReply | undefined, block: NodeBlock): readonly NodeReceipt[] | undefined {
  if (reply === undefined || !reply.ok || !Array.isArray(reply.result)) return undefined
  const receipts = (reply.result as readonly unknown[]).map(parseReceipt)
  const ownBlock = receipts.every(({ blockHash }) => blockHash === block.hash)
  return ownBlock && receipts.length >= block.transactions.length ? receipts : undefined
}

async function fetchBlock(
  block: NodeBlock,
  options: {
    readonly reader: BlockReader
    readonly needed: ReadonlySet<Hex>
    readonly whole: readonly NodeReceipt[] | undefined
  },
): Promise<BlockEvidence> {
  const { reader, needed, whole } = options
  const provable = block.transactions.length <= MAX_RECEIPTS_ONE_BY_ONE
  const hashes = block.transactions.filter((hash) => provable || needed.has(hash))
  const receipts = whole ?? (await fetchOneByOne(hashes, block, reader.callNode))
  const prove =
    block.headerRlp !== undefined && (whole !== undefined || provable)
      ? await proveReceipts(receipts, block.receiptsRoot)
      : undefined
  const provenReceipts = new Map<Hex, ReceiptEvidence>()
  for (const receipt of receipts) {
    const { transactionHash, transactionIndex, logs } = receipt
    if (!needed.has(transactionHash) || block.transactions[transactionIndex] !== transactionHash) continue
    const firstLogIndex = logsBefore(receipts, transactionIndex)
    const inPlace = logs.every(({ logIndex }, index) => logIndex === firstLogIndex + index)
    const proof =
      prove === undefined || !inPlace || receipt.outsideRoot
        ? undefined
        : { transactionIndex, firstLogIndex, nodes: await prove(transactionIndex) }
    // The node's own logs prove nothing: those of a proven receipt are read from its bytes.
    const provenLogs = proof && (await verifyLogs(block.receiptsRoot, proof))
    provenReceipts.set(
      transactionHash,
      provenLogs === undefined
        ? { transactionHash, logs, proof: undefined }
        : { transactionHash, logs: provenLogs, proof },
    )
  }
  const evidence = toEvidence(block, provenReceipts)
  await reader.cache.keep(evidence)
  return evidence
}

async function fetchOneByOne(
  hashes: readonly Hex[],
  block: NodeBlock,
  callNode: CallNode,
): Promise<readonly NodeReceipt[]> {
  const replies = await callNode(
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  return replies.flatMap((reply, index) => {
    if (!reply.ok || reply.result === null) return []
    const receipt = parseReceipt(reply.result)
    const isOwn = receipt.transactionHash === hashes[index] && receipt.blockHash === block.hash
    return isOwn ? [receipt] : []
  })
}

/** Receipts outside the root, which nothing proves, come after all others. */
function logsBefore(receipts: readonly NodeReceipt[], transactionIndex: number): number {
  return receipts
    .filter((receipt) => !receipt.outsideRoot && receipt.transactionIndex < transactionIndex)
    .reduce((sum, { logs }) => sum + logs.length, 0)
}

/** Whether the node has the receipts' logs at the same positions in the block. */
async function areInPlace(
  receipts: readonly ReceiptEvidence[],
  block: NodeBlock,
  callNode: CallNode,
): Promise<boolean> {
  const withLogs = receipts.filter(({ logs }) => logs.length > 0)
  const reported = await fetchOneByOne(
    withLogs.map(({ transactionHash }) => transactionHash),
    block,
    callNode,
  )
  return withLogs.every(({ transactionHash, logs }) => {
    const places = reported.find((receipt) => receipt.transactionHash === transactionHash)?.logs
    return (
      places?.length === logs.length && logs.every(({ logIndex }, at) => places[at]?.logIndex === logIndex)
    )
  })
}

/** A block from the cache, if it covers every needed transaction. */
async function loadCached(
  block: NodeBlock,
  needed: ReadonlySet<Hex>,
  { cache, callNode }: BlockReader,
): Promise<BlockEvidence | undefined> {
  // A transaction that isn't in the block needs no receipt.
  const here = block.transactions.filter((hash) => needed.has(hash))
  const cached = await cache.read(block.hash, here)
  if (cached === undefined || block.headerRlp === undefined) return undefined
  // The proof shows what is at an index; only the block shows which transaction that is.
  const named = cached.every(
    ({ transactionHash, proof }) =>
      proof !== undefined && block.transactions[proof.transactionIndex] === transactionHash,
  )
  if (!named || (cache.foreign && !(await areInPlace(cached, block, callNode)))) return undefined
  return toEvidence(block, new Map(cached.map((receipt) => [receipt.transactionHash, receipt])))
}
