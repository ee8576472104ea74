// Checks bytes against a CID, without trusting the gateway that served them.
//
// A raw CID is the hash of the bytes. Any other identifies a tree of blocks: the gateway serves the blocks from the
// root to the file, and the file's own, as a CAR; each must hash to its CID, and the file's block lists the hashes of
// its parts. Sources: IPIP-402 (trustless gateway, `dag-scope`), UnixFS and DAG-PB specifications.
import { decode, encode, type PBNode } from '@ipld/dag-pb'
import { sha256 } from '@noble/hashes/sha2.js'
import { UnixFS } from 'ipfs-unixfs'
import { CID, varint } from 'multiformats'
import { equals } from 'multiformats/bytes'

export type ContentMatch = 'matches' | 'differs' | 'unknown'

const RAW = 0x55
const DAG_PB = 0x70
const SHA2_256 = 0x12

export interface ContentQuestion {
  readonly bytes: Uint8Array
  /** `CID/path`, each part URL-encoded. */
  readonly content: string
  /** Fetches the blocks from the root to the file as a CAR, and rejects if there is none; not called for raw CIDs. */
  readonly fetchCar?: (() => Promise<Uint8Array>) | undefined
}

/**
 * Compares a file with its CID; `unknown` if the CID or its blocks allow no comparison.
 *
 * @throws errors of `fetchCar`; RangeError or Error for a CAR or block that can't be decoded
 */
export async function checkContent({ bytes, content, fetchCar }: ContentQuestion): Promise<ContentMatch> {
  const [root = '', ...path] = content
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  const named = parseCid(root)
  if (named === undefined) return 'unknown'
  if (named.code === RAW) return path.length === 0 ? hashesTo(named, bytes) : 'unknown'
  if (named.code !== DAG_PB || fetchCar === undefined) return 'unknown'
  const blocks = parseBlocks(await fetchCar())
  const file = resolve(named, path, blocks)
  return file === undefined ? 'unknown' : compareFile(file, bytes, blocks)
}

function parseCid(text: string): CID | undefined {
  try {
    return CID.parse(text)
  } catch {
    return undefined
  }
}

function hashesTo({ multihash }: CID, bytes: Uint8Array): ContentMatch {
  if (multihash.code !== SHA2_256) return 'unknown'
  return equals(multihash.digest, sha256(bytes)) ? 'matches' : 'differs'
}

type Blocks = ReadonlyMap<string, Uint8Array>

const hashKey = ({ multihash }: CID) => String.fromCharCode(...multihash.bytes)

/**
 * The blocks of a CAR that hash to their CIDs. The CAR's header only names roots and is skipped, since the caller has
 * the root.
 */
function parseBlocks(car: Uint8Array): Blocks {
  const blocks = new Map<string, Uint8Array>()
  let [length, at] = varint.decode(car)
  at += length
  while (at < car.length) {
    let width: number
    ;[length, width] = varint.decode(car, at)
    at += width
    const [cid, block] = CID.decodeFirst(car.subarray(at, at + length))
    if (hashesTo(cid, block) === 'matches') blocks.set(hashKey(cid), block)
    at += length
  }
  return blocks
}

function parseNode(cid: CID, blocks: Blocks): { readonly node: PBNode; readonly entry: UnixFS } | undefined {
  const block = cid.code === DAG_PB ? blocks.get(hashKey(cid)) : undefined
  if (block === undefined) return undefined
  const node = decode(block)
  return node.Data === undefined ? undefined : { node, entry: UnixFS.unmarshal(node.Data) }
}

/** The file at the end of the path, through folders and the shards that large ones are split into. */
function resolve(root: CID, path: readonly string[], blocks: Blocks): CID | undefined {
  let at: CID | undefined = root
  for (const part of path) at = at && findEntry(at, part, blocks)
  return at
}

/** Length of the shard prefix of an entry's name. */
const SHARD_PREFIX = 2

/** @param seen folders already searched, because shards that link to each other would never end */
function findEntry(
  folder: CID,
  name: string,
  blocks: Blocks,
  seen: Set<string> = new Set(),
): CID | undefined {
  const key = hashKey(folder)
  const read = seen.has(key) ? undefined : parseNode(folder, blocks)
  if (read === undefined) return undefined
  seen.add(key)
  const { node, entry } = read
  if (entry.type === 'directory') return node.Links.find((link) => link.Name === name)?.Hash
  if (entry.type !== 'hamt-sharded-directory') return undefined
  const match = node.Links.find((link) => link.Name?.slice(SHARD_PREFIX) === name && name !== '')
  if (match !== undefined) return match.Hash
  // A hash of the name decides its shard, and the CAR contains only that shard.
  for (const { Name, Hash } of node.Links) {
    if (Name?.length !== SHARD_PREFIX) continue
    const inside = findEntry(Hash, name, blocks, seen)
    if (inside !== undefined) return inside
  }
  return undefined
}

function compareFile(file: CID, bytes: Uint8Array, blocks: Blocks): ContentMatch {
  if (file.code === RAW) return hashesTo(file, bytes)
  const read = parseNode(file, blocks)
  if (read === undefined || (read.entry.type !== 'file' && read.entry.type !== 'raw')) return 'unknown'
  const { node, entry } = read
  if (entry.fileSize() !== BigInt(bytes.length)) return 'differs'
  if (node.Links.length === 0) return equals(entry.data ?? new Uint8Array(), bytes) ? 'matches' : 'differs'
  if (entry.blockSizes.length !== node.Links.length || entry.data?.length) return 'unknown'
  let at = 0
  for (const [place, { Hash }] of node.Links.entries()) {
    const length = Number(entry.blockSizes[place])
    const match = comparePart(Hash, bytes.subarray(at, at + length))
    if (match !== 'matches') return match
    at += length
  }
  return at === bytes.length ? 'matches' : 'differs'
}

/** Compares a leaf in the encodings that tools use; a part that is split again can't be compared. */
function comparePart(part: CID, bytes: Uint8Array): ContentMatch {
  if (part.code === RAW) return hashesTo(part, bytes)
  const blocks = (['file', 'raw'] as const).map((type) =>
    encode({ Data: new UnixFS({ type, data: bytes }).marshal(), Links: [] }),
  )
  return part.code === DAG_PB && blocks.some((block) => hashesTo(part, block) === 'matches')
    ? 'matches'
    : 'unknown'
}
