// Consensus encoding of receipts, and proofs that a receipt is part of its block.
import { RLP } from '@ethereumjs/rlp'
import { createMerkleProof, createMPT, verifyMerkleProof } from '@ethereumjs/mpt'
import { parseAddress } from '../domain/address.ts'
import { NodeError } from '../node/errors.ts'
import type { ReceiptProof } from './evidence.ts'
import { type Hex, parseCount, parseHex, parseObject, parseQuantity, toBytes, toHex } from './hex.ts'
import type { ChainLog } from './movements.ts'

/** A receipt from a node, with its consensus encoding. */
export interface NodeReceipt {
  readonly transactionHash: Hex
  readonly transactionIndex: number
  readonly blockHash: Hex
  readonly logs: readonly ChainLog[]
  /** The receipt's encoding. */
  readonly rlp: Hex
  /** True for the entry that Polygon nodes add for its bridge, which isn't part of any receipts root. */
  readonly outsideRoot: boolean
}

const NOBODY = `0x${'0'.repeat(40)}`

/** The largest type of a transaction (EIP-2718): more bytes could turn the end of a receipt into another receipt. */
const LARGEST_TYPE = 0x7fn

/**
 * Reads a receipt of `eth_getTransactionReceipt` or `eth_getBlockReceipts`.
 *
 * @throws NodeError
 */
export function parseReceipt(value: unknown): NodeReceipt {
  const receipt = parseObject(value, 'receipt')
  const list: readonly unknown[] = Array.isArray(receipt['logs']) ? receipt['logs'] : []
  const logs = list.map(parseLog)
  return {
    transactionHash: parseHex(receipt['transactionHash'], 'transaction hash', 32),
    transactionIndex: parseCount(receipt['transactionIndex'], 'transaction index'),
    blockHash: parseHex(receipt['blockHash'], 'block hash', 32),
    logs,
    rlp: encode(receipt, logs),
    outsideRoot: receipt['from'] === NOBODY && receipt['to'] === NOBODY && receipt['gasUsed'] === '0x0',
  }
}

/** @throws NodeError */
export function parseLog(value: unknown): ChainLog {
  const log = parseObject(value, 'log')
  const topics: readonly unknown[] = Array.isArray(log['topics']) ? log['topics'] : []
  return {
    address: parseAddress(parseHex(log['address'], 'contract of a log', 20)),
    topics: topics.map((topic) => parseHex(topic, 'topic', 32)),
    data: parseHex(log['data'], 'data of a log'),
    logIndex: parseCount(log['logIndex'], 'log index'),
  }
}

/**
 * Encodes status or state root, gas, bloom and logs, after the type if there is one (EIP-2718). OP Stack deposits add
 * their nonce and version. Source: https://specs.optimism.io/protocol/deposits.html#deposit-receipt
 */
function encode(receipt: Readonly<Record<string, unknown>>, logs: readonly ChainLog[]): Hex {
  const type = receipt['type'] === undefined ? 0n : parseQuantity(receipt['type'], 'receipt type')
  if (type > LARGEST_TYPE) throw new NodeError('malformed-reply', { details: { what: 'receipt type' } })
  const deposit = receipt['depositReceiptVersion']
  const fields = [
    receipt['status'] === undefined || receipt['status'] === null
      ? toBytes(parseHex(receipt['root'], 'state root', 32))
      : parseQuantity(receipt['status'], 'status'),
    parseQuantity(receipt['cumulativeGasUsed'], 'gas'),
    toBytes(parseHex(receipt['logsBloom'], 'bloom', 256)),
    logs.map(({ address, topics, data }) => [toBytes(address), topics.map(toBytes), toBytes(data)]),
    ...(deposit === undefined || deposit === null
      ? []
      : [
          parseQuantity(receipt['depositNonce'], 'deposit nonce'),
          parseQuantity(deposit, 'deposit receipt version'),
        ]),
  ]
  const payload = toHex(RLP.encode(fields))
  return type === 0n ? payload : `0x${type.toString(16).padStart(2, '0')}${payload.slice(2)}`
}

/** The key of a receipt in its block's trie. */
const toTrieKey = (transactionIndex: number): Uint8Array => RLP.encode(transactionIndex)

/**
 * Builds a block's receipts trie.
 *
 * @returns a function that creates proofs; undefined if the root doesn't match, or if two receipts have the same hash
 *   or the same index, where only the latter would be in the trie
 */
export async function proveReceipts(
  receipts: readonly NodeReceipt[],
  receiptsRoot: Hex,
): Promise<((transactionIndex: number) => Promise<readonly Hex[]>) | undefined> {
  const inRoot = receipts.filter(({ outsideRoot }) => !outsideRoot)
  const hashes = new Set(receipts.map(({ transactionHash }) => transactionHash))
  const indexes = new Set(inRoot.map(({ transactionIndex }) => transactionIndex))
  if (hashes.size < receipts.length || indexes.size < inRoot.length) return undefined
  const trie = await createMPT()
  for (const { rlp, transactionIndex } of inRoot) await trie.put(toTrieKey(transactionIndex), toBytes(rlp))
  if (toHex(trie.root()) !== receiptsRoot) return undefined
  return async (transactionIndex) => (await createMerkleProof(trie, toTrieKey(transactionIndex))).map(toHex)
}

/**
 * Verifies a proof and returns the logs of its receipt.
 *
 * @returns undefined if the proof doesn't lead from the root to a receipt
 */
export async function verifyLogs(
  receiptsRoot: Hex,
  { transactionIndex, firstLogIndex, nodes }: ReceiptProof,
): Promise<readonly ChainLog[] | undefined> {
  try {
    const root = toBytes(receiptsRoot)
    const receipt = await verifyMerkleProof(toTrieKey(transactionIndex), nodes.map(toBytes), { root })
    return receipt === null ? undefined : decodeLogs(receipt, firstLogIndex)
  } catch {
    return undefined
  }
}

/**
 * Returns undefined for bytes that aren't a receipt.
 *
 * @throws Error for malformed RLP
 */
function decodeLogs(receipt: Uint8Array, firstLogIndex: number): readonly ChainLog[] | undefined {
  // An RLP list starts at 0xc0 or above; a typed receipt has its type before.
  const decoded: unknown = RLP.decode((receipt[0] ?? 0) >= 0xc0 ? receipt : receipt.slice(1))
  const logs: unknown = Array.isArray(decoded) ? decoded[3] : undefined
  if (!Array.isArray(logs)) return undefined
  return logs.map((log: unknown, index) => {
    const [address, topics, data] = log as readonly [Uint8Array, readonly Uint8Array[], Uint8Array]
    return {
      address: parseAddress(toHex(address)),
      topics: topics.map(toHex),
      data: toHex(data),
      logIndex: firstLogIndex + index,
    }
  })
}
