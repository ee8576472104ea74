// A block's header as consensus hashes it, rebuilt from what a node tells of the block.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { RLP } from '@ethereumjs/rlp'
import { type Hex, readHex, readObject, readQuantity, toBytes, toHex } from './hex.ts'

type Kind = 'bytes' | 'quantity'

/** The fields of every header, in their order. Source: https://ethereum.github.io/yellowpaper/paper.pdf, section 4.4 */
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

/** Fields that forks added at the end, each there or not: EIP-1559, 4895, 4844, 4788, 7685, 7928. */
const ADDED_FIELDS: readonly (readonly [string, Kind])[] = [
  ['baseFeePerGas', 'quantity'],
  ['withdrawalsRoot', 'bytes'],
  ['blobGasUsed', 'quantity'],
  ['excessBlobGas', 'quantity'],
  ['parentBeaconBlockRoot', 'bytes'],
  ['requestsHash', 'bytes'],
  ['blockAccessListHash', 'bytes'],
]

/** Places in the header that a proof reads. */
const RECEIPTS_ROOT = 5
const NUMBER = 8
const TIMESTAMP = 11

/** What a proof takes from a header. */
export interface Header {
  readonly hash: Hex
  readonly number: number
  readonly timestampSeconds: number
  readonly receiptsRoot: Hex
}

/**
 * The header's encoding.
 * @param block as `eth_getBlockByNumber` gives it
 * @throws NodeError when a field that every header has is missing or malformed
 */
export function headerRlp(block: unknown): Hex {
  const fields = readObject(block, 'block')
  const added = ADDED_FIELDS.filter(([name]) => fields[name] !== undefined && fields[name] !== null)
  return toHex(
    RLP.encode(
      [...FIELDS, ...added].map(([name, kind]) =>
        kind === 'bytes' ? toBytes(readHex(fields[name], name)) : readQuantity(fields[name], name),
      ),
    ),
  )
}

/** Undefined for bytes that are no header. */
export function readHeader(rlp: Hex): Header | undefined {
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
    number: countOf(number),
    timestampSeconds: countOf(time),
    receiptsRoot: toHex(root),
  }
}

const countOf = (bytes: Uint8Array): number => Number(BigInt(`0x0${toHex(bytes).slice(2)}`))
