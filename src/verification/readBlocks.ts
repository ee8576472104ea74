// Reads blocks with the receipts that matter of them, and shows that those are part of their blocks.
import type { RpcReply } from '../domain/rpc.ts'
import { NodeError } from '../node/errors.ts'
import type { CallNode } from './nodeCalls.ts'
import { BudgetSpentError } from './errors.ts'
import type { BlockEvidence, ReceiptEvidence } from './evidence.ts'
import { headerRlp, readHeader } from './header.ts'
import { type Hex, quantityHex, readHex, readObject } from './hex.ts'
import { type NodeReceipt, proveReceipts, readReceipt } from './receipts.ts'
import type { ProofCache } from './proofCache.ts'

/**
 * Transactions of a block whose receipts are fetched one by one, where the node does not give a block's receipts
 * together. A block with more is compared, and not proven.
 */
const MOST_RECEIPTS_ONE_BY_ONE = 250

/** Blocks read together: their headers by one batch, all their receipts, each maybe half a megabyte, by another. */
const BLOCKS_AT_ONCE = 5

/** What to read: of each block the transactions that matter. */
export type NeededTransactions = ReadonlyMap<number, ReadonlySet<Hex>>

export interface BlockReader {
  readonly callNode: CallNode
  readonly kept: ProofCache
  readonly onBlock?: (done: number, total: number) => void
}

/**
 * The blocks, newest first, for as long as the budget lasts; what it did not last for is left out.
 * @throws NodeError
 */
export async function readBlocks(
  needed: NeededTransactions,
  reader: BlockReader,
): Promise<ReadonlyMap<number, BlockEvidence>> {
  const numbers = [...needed.keys()].toSorted((one, other) => other - one)
  const blocks = new Map<number, BlockEvidence>()
  let together = true
  try {
    for (let start = 0; start < numbers.length; start += BLOCKS_AT_ONCE) {
      const batch = numbers.slice(start, start + BLOCKS_AT_ONCE)
      const headers = await readHeaders(batch, reader.callNode)
      const rest: NodeBlock[] = []
      for (const block of headers) {
        const known = await fromKept(block, needed.get(block.number) ?? new Set(), reader)
        if (known === undefined) rest.push(block)
        else blocks.set(block.number, known)
      }
      const replies = together ? await reader.callNode(rest.map(receiptsOfBlock)) : []
      for (const [index, block] of rest.entries()) {
        const whole = wholeBlock(replies[index], block)
        if (whole === undefined) together = false
        const read = await readBlock(block, {
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

interface NodeBlock {
  readonly number: number
  readonly hash: Hex
  readonly rlp: Hex | undefined
  readonly receiptsRoot: Hex
  readonly timestampSeconds: number
  readonly transactions: readonly Hex[]
}

async function readHeaders(numbers: readonly number[], callNode: CallNode): Promise<readonly NodeBlock[]> {
  const replies = await callNode(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [quantityHex(number), false] })),
  )
  return replies.flatMap((reply, index) => {
    if (!reply.ok || reply.result === null) return []
    const block = readNodeBlock(reply.result)
    if (block.number !== numbers[index]) {
      throw new NodeError('malformed-reply', { details: { what: 'block at another height' } })
    }
    return [block]
  })
}

/** A block by what the node says; its header's encoding only where that has the block's own hash. */
export function readNodeBlock(value: unknown): NodeBlock {
  const block = readObject(value, 'block')
  const rlp = headerRlp(block)
  const header = readHeader(rlp)
  if (header === undefined) throw new NodeError('malformed-reply', { details: { what: 'header' } })
  const hash = readHex(block['hash'], 'block hash', 32)
  const transactions: readonly unknown[] = Array.isArray(block['transactions']) ? block['transactions'] : []
  return {
    number: header.number,
    hash,
    rlp: header.hash === hash ? rlp : undefined,
    receiptsRoot: header.receiptsRoot,
    timestampSeconds: header.timestampSeconds,
    transactions: transactions.map((transaction) => readHex(transaction, 'transaction hash', 32)),
  }
}

const receiptsOfBlock = ({ number }: NodeBlock) => ({
  method: 'eth_getBlockReceipts',
  params: [quantityHex(number)],
})

/** All receipts of the block; undefined when the node does not give them, or gives those of another block. */
function wholeBlock(reply: RpcReply | undefined, block: NodeBlock): readonly NodeReceipt[] | undefined {
  if (reply === undefined || !reply.ok || !Array.isArray(reply.result)) return undefined
  const receipts = (reply.result as readonly unknown[]).map(readReceipt)
  const ownBlock = receipts.every(({ blockHash }) => blockHash === block.hash)
  return ownBlock && receipts.length >= block.transactions.length ? receipts : undefined
}

async function readBlock(
  block: NodeBlock,
  options: {
    readonly reader: BlockReader
    readonly needed: ReadonlySet<Hex>
    readonly whole: readonly NodeReceipt[] | undefined
  },
): Promise<BlockEvidence> {
  const { reader, needed, whole } = options
  const provable = block.transactions.length <= MOST_RECEIPTS_ONE_BY_ONE
  const hashes = block.transactions.filter((hash) => provable || needed.has(hash))
  const receipts = whole ?? (await oneByOne(hashes, block, reader.callNode))
  const prove =
    block.rlp !== undefined && (whole !== undefined || provable)
      ? await proveReceipts(receipts, block.receiptsRoot)
      : undefined
  const found = new Map<Hex, ReceiptEvidence>()
  for (const receipt of receipts) {
    const { transactionHash, transactionIndex, logs } = receipt
    if (!needed.has(transactionHash) || block.transactions[transactionIndex] !== transactionHash) continue
    const firstLogIndex = logsBefore(receipts, transactionIndex)
    const inPlace = logs.every(({ logIndex }, index) => logIndex === firstLogIndex + index)
    const proof =
      prove === undefined || !inPlace || receipt.outsideRoot
        ? undefined
        : { transactionIndex, firstLogIndex, nodes: await prove(transactionIndex) }
    found.set(transactionHash, { transactionHash, logs, proof })
  }
  const evidence: BlockEvidence = {
    number: block.number,
    hash: block.hash,
    timestampSeconds: block.timestampSeconds,
    headerRlp: block.rlp,
    receipts: found,
  }
  await reader.kept.keep(evidence)
  return evidence
}

async function oneByOne(
  hashes: readonly Hex[],
  block: NodeBlock,
  callNode: CallNode,
): Promise<readonly NodeReceipt[]> {
  const replies = await callNode(
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  return replies.flatMap((reply) => {
    if (!reply.ok || reply.result === null) return []
    const receipt = readReceipt(reply.result)
    return receipt.blockHash === block.hash ? [receipt] : []
  })
}

function logsBefore(receipts: readonly NodeReceipt[], transactionIndex: number): number {
  return receipts
    .filter((receipt) => receipt.transactionIndex < transactionIndex)
    .reduce((sum, { logs }) => sum + logs.length, 0)
}

/** Whether the node has the receipts' logs at the same places of the block. */
async function areInPlace(
  receipts: readonly ReceiptEvidence[],
  block: NodeBlock,
  callNode: CallNode,
): Promise<boolean> {
  const withLogs = receipts.filter(({ logs }) => logs.length > 0)
  const reported = await oneByOne(
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

/** What an earlier check proved of the block, if it covers every transaction that matters now. */
async function fromKept(
  block: NodeBlock,
  needed: ReadonlySet<Hex>,
  { kept, callNode }: BlockReader,
): Promise<BlockEvidence | undefined> {
  // A transaction that is not in the block needs no receipt to say so.
  const here = block.transactions.filter((hash) => needed.has(hash))
  const known = await kept.read(block.hash, here)
  if (known === undefined || block.rlp === undefined) return undefined
  // The proof shows what stands at an index; which transaction that is, the block alone tells.
  const named = known.every(
    ({ transactionHash, proof }) =>
      proof !== undefined && block.transactions[proof.transactionIndex] === transactionHash,
  )
  if (!named || (kept.foreign && !(await areInPlace(known, block, callNode)))) return undefined
  return {
    number: block.number,
    hash: block.hash,
    timestampSeconds: block.timestampSeconds,
    headerRlp: block.rlp,
    receipts: new Map(known.map((receipt) => [receipt.transactionHash, receipt])),
  }
}
