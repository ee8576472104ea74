// Rebuilds a block header's consensus encoding from a node's fields.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { RLP } from '@ethereumjs/rlp'
import { type Hex, parseHex, parseObject, parseQuantity, toBytes, toHex } from './hex.ts'

type Kind = 'bytes' | 'quantity'

/** Fields of every header, in order. Source: https://ethereum.github.io/yellowpaper/paper.pdf, section 4.4 */
const FIELDS: readonly (readonly [string, Kind])[] = [
  ['parentHash', 'bytes'],
  ['sha3Uncles', 'bytes'],
  ['miner', 'bytes'],
  ['stateRoot', 'bytes'],
  ['transactionsRoot', 'bytes'],
  ['receiptsRoot', 'bytes'],
  ['logsBloom', 'bytes'],
  ['difficulty', 'quantity'],
  ['number', 'quantity'],
  ['gasLimit', 'quantity'],
  ['gasUsed', 'quantity'],
  ['timestamp', 'quantity'],
  ['extraData', 'bytes'],
  ['mixHash', 'bytes'],
  ['nonce', 'bytes'],
]

/** Optional fields that forks appended: EIP-1559, 4895, 4844, 4788, 7685, 7928. */
const ADDED_FIELDS: readonly (readonly [string, Kind])[] = [
  ['baseFeePerGas', 'quantity'],
  ['withdrawalsRoot', 'bytes'],
  ['blobGasUsed', 'quantity'],
  ['excessBlobGas', 'quantity'],
  ['parentBeaconBlockRoot', 'bytes'],
  ['requestsHash', 'bytes'],
  ['blockAccessListHash', 'bytes'],
]

/** Indexes of the fields that a proof reads. */
const RECEIPTS_ROOT = 5
const NUMBER = 8
const TIMESTAMP = 11

/** The fields that a proof reads. */
export interface Header {
  readonly hash: Hex
  readonly number: number
  readonly timestampSeconds: number
  readonly receiptsRoot: Hex
}

/**
 * The header's encoding.
 *
 * @param block from `eth_getBlockByNumber`
 * @throws NodeError if a field of every header is missing or malformed
 */
export function headerRlp(block: unknown): Hex {
  const fields = parseObject(block, 'block')
  const added = ADDED_FIELDS.filter(([name]) => fields[name] !== undefined && fields[name] !== null)
  return toHex(
    RLP.encode(
      [...FIELDS, ...added].map(([name, kind]) =>
        kind === 'bytes' ? toBytes(parseHex(fields[name], name)) : parseQuantity(fields[name], name),
      ),
    ),
  )
}

/** Undefined for bytes that aren't a header. */
export function parseHeader(rlp: Hex): Header | undefined {
  let fields: unknown
  try {
    fields = RLP.decode(toBytes(rlp))
  } catch {
    return undefined
  }
  if (!Array.isArray(fields) || fields.length < FIELDS.length) return undefined
  const [root, number, time] = [fields[RECEIPTS_ROOT], fields[NUMBER], fields[TIMESTAMP]] as unknown[]
  if (!(root instanceof Uint8Array) || !(number instanceof Uint8Array) || !(time instanceof Uint8Array)) {
    return undefined
  }
  return {
    hash: toHex(keccak_256(toBytes(rlp))),
    number: toCount(number),
    timestampSeconds: toCount(time),
    receiptsRoot: toHex(root),
  }
}

const toCount = (bytes: Uint8Array): number => Number(BigInt(`0x0${toHex(bytes).slice(2)}`))
