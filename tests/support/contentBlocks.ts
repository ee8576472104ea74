// For tests: files and folders as IPFS stores them, and the CAR files that a gateway serves.
import { encode, type PBLink } from '@ipld/dag-pb'
import { sha256 } from '@noble/hashes/sha2.js'
import { UnixFS } from 'ipfs-unixfs'
import { CID, varint } from 'multiformats'
import { create } from 'multiformats/hashes/digest'

export const RAW = 0x55
export const DAG_PB = 0x70

interface Block {
  readonly cid: CID
  readonly bytes: Uint8Array
}

export const block = (bytes: Uint8Array, code: number): Block => ({
  bytes,
  cid: CID.createV1(code, create(0x12, sha256(bytes))),
})
/** The block's CID as a CIDv0. */
export const toV0 = ({ bytes }: Block) => CID.createV0(create(0x12 as const, sha256(bytes)))
const link = ({ cid, bytes }: Block, name = ''): PBLink => ({
  Name: name,
  Tsize: bytes.length,
  Hash: cid,
})
export const leaf = (data: Uint8Array) =>
  block(encode({ Data: new UnixFS({ type: 'file', data }).marshal(), Links: [] }), DAG_PB)

function file(parts: readonly Uint8Array[], leaves: readonly Block[]): Block {
  const entry = new UnixFS({ type: 'file', blockSizes: parts.map((part) => BigInt(part.length)) })
  return block(encode({ Data: entry.marshal(), Links: leaves.map((each) => link(each)) }), DAG_PB)
}

export function folder(
  entries: Readonly<Record<string, Block>>,
  type: 'directory' | 'hamt-sharded-directory' = 'directory',
): Block {
  const fanout = type === 'directory' ? {} : { fanout: 256n, hashType: 0x22n }
  const links = Object.entries(entries)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => link(entry, name))
  return block(encode({ Data: new UnixFS({ type, ...fanout }).marshal(), Links: links }), DAG_PB)
}

function car(blocks: readonly Block[]): Uint8Array {
  const section = (bytes: Uint8Array) => [
    ...varint.encodeTo(bytes.length, new Uint8Array(varint.encodingLength(bytes.length))),
    ...bytes,
  ]
  return Uint8Array.from([
    ...section(Uint8Array.of(0xa0)),
    ...blocks.flatMap(({ cid, bytes }) => section(Uint8Array.from([...cid.bytes, ...bytes]))),
  ])
}

export const text = (words: string) => new TextEncoder().encode(words)
export const toCarSource = (...blocks: Block[]) => ({ fetchCar: async () => car(blocks) })
const parts = [text('the first part'), text('and the second')]
export const whole = text('the first partand the second')
export const split = file(parts, parts.map(leaf))
export const splitRaw = file(
  parts,
  parts.map((part) => block(part, RAW)),
)
