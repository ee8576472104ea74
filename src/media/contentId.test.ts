// Compares bytes with a CID: raw, and in the trees that store files and folders.
import { encode, type PBLink } from '@ipld/dag-pb'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { UnixFS } from 'ipfs-unixfs'
import { CID, varint } from 'multiformats'
import { create } from 'multiformats/hashes/digest'
import { describe, expect, it } from 'vitest'
import { checkContent } from './contentId.ts'

const RAW = 0x55
const DAG_PB = 0x70

interface Block {
  readonly cid: CID
  readonly bytes: Uint8Array
}

const block = (bytes: Uint8Array, code: number): Block => ({
  bytes,
  cid: CID.createV1(code, create(0x12, sha256(bytes))),
})
/** The block's CID as a CIDv0. */
const asV0 = ({ bytes }: Block) => CID.createV0(create(0x12 as const, sha256(bytes)))
const link = ({ cid, bytes }: Block, name = ''): PBLink => ({ Name: name, Tsize: bytes.length, Hash: cid })
const leaf = (data: Uint8Array) =>
  block(encode({ Data: new UnixFS({ type: 'file', data }).marshal(), Links: [] }), DAG_PB)

function file(parts: readonly Uint8Array[], leaves: readonly Block[]): Block {
  const entry = new UnixFS({ type: 'file', blockSizes: parts.map((part) => BigInt(part.length)) })
  return block(encode({ Data: entry.marshal(), Links: leaves.map((each) => link(each)) }), DAG_PB)
}

function folder(
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

const text = (words: string) => new TextEncoder().encode(words)
const served = (...blocks: Block[]) => ({ fetchCar: async () => car(blocks) })
const parts = [text('the first part'), text('and the second')]
const whole = text('the first partand the second')
const split = file(parts, parts.map(leaf))
const splitRaw = file(
  parts,
  parts.map((part) => block(part, RAW)),
)

describe('a raw CID', () => {
  it('matches only the bytes that hash to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.uint8Array(), async (bytes, others) => {
        const content = block(bytes, RAW).cid.toString()
        expect(await checkContent({ bytes, content })).toBe('matches')
        const same = others.length === bytes.length && others.every((byte, at) => byte === bytes[at])
        expect(await checkContent({ bytes: others, content })).toBe(same ? 'matches' : 'differs')
      }),
    )
  })

  it('matches a CID from another program', async () => {
    const content = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'
    expect(await checkContent({ bytes: new Uint8Array(), content })).toBe('matches')
    // The empty file as `ipfs add` names it: one block, as a CIDv0.
    const empty = block(encode({ Data: new UnixFS({ type: 'file' }).marshal(), Links: [] }), DAG_PB)
    expect(asV0(empty).toString()).toBe('QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH')
  })
})

describe('a CID of a tree', () => {
  it.each([
    ['a file in one block', leaf(whole), []],
    ['a file in parts', split, []],
    ['a file in raw parts', splitRaw, []],
  ])('matches %s', async (_name, root, more) => {
    for (const content of [root.cid.toString(), asV0(root).toString()]) {
      const blocks = served(root, ...more)
      expect(await checkContent({ bytes: whole, content, ...blocks })).toBe('matches')
      const other = text('the first partand the sec0nd')
      expect(await checkContent({ bytes: other, content, ...blocks })).not.toBe('matches')
      expect(await checkContent({ bytes: text('shorter'), content, ...blocks })).toBe('differs')
    }
  })

  it('resolves a file in a folder, and in the shards of a large folder', async () => {
    const inner = folder({ '1 a.png': split })
    const outer = folder({ images: inner })
    const content = `${outer.cid.toString()}/images/1%20a.png`
    expect(await checkContent({ bytes: whole, content, ...served(outer, inner, split) })).toBe('matches')
    const shard = folder({ F4: leaf(text('x')), '0A7.png': splitRaw }, 'hamt-sharded-directory')
    const sharded = folder({ A1: folder({}, 'hamt-sharded-directory'), C2: shard }, 'hamt-sharded-directory')
    const deep = `${sharded.cid.toString()}/7.png`
    expect(await checkContent({ bytes: whole, content: deep, ...served(sharded, shard, splitRaw) })).toBe(
      'matches',
    )
  })

  it('terminates for shards that link to each other', async () => {
    const levels = [folder({}, 'hamt-sharded-directory')]
    for (let level = 0; level < 20; level += 1) {
      const [below = leaf(whole)] = levels
      levels.unshift(folder({ A1: below, B2: below }, 'hamt-sharded-directory'))
    }
    const content = `${levels[0]?.cid.toString()}/7.png`
    expect(await checkContent({ bytes: whole, content, ...served(...levels) })).toBe('unknown')
  })

  it.each([
    ['a block that is not the one requested', () => served(leaf(text('other')))],
    ['a block that does not hash to its name', () => served({ cid: split.cid, bytes: leaf(whole).bytes })],
    ['no block', () => served()],
    ['a folder of that name', () => served(folder({}))],
  ])('is not proven by %s', async (_name, blocks) => {
    expect(await checkContent({ bytes: whole, content: split.cid.toString(), ...blocks() })).toBe('unknown')
  })

  it('is unknown without blocks, and for text that is not a CID', async () => {
    expect(await checkContent({ bytes: whole, content: split.cid.toString() })).toBe('unknown')
    expect(await checkContent({ bytes: whole, content: 'bafywords' })).toBe('unknown')
  })
})
