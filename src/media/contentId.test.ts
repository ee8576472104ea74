// Compares bytes with a CID: raw, and in the trees that store files and folders.
import { encode } from '@ipld/dag-pb'
import fc from 'fast-check'
import { UnixFS } from 'ipfs-unixfs'
import { describe, expect, it } from 'vitest'
import { checkContent } from './contentId.ts'
import {
  RAW,
  DAG_PB,
  block,
  toV0,
  leaf,
  folder,
  text,
  toCarSource,
  whole,
  split,
  splitRaw,
} from '../../tests/support/contentBlocks.ts'

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
    expect(toV0(empty).toString()).toBe('QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH')
  })
})

describe('a CID of a tree', () => {
  it.each([
    ['a file in one block', leaf(whole), []],
    ['a file in parts', split, []],
    ['a file in raw parts', splitRaw, []],
  ])('matches %s', async (_name, root, more) => {
    for (const content of [root.cid.toString(), toV0(root).toString()]) {
      const blocks = toCarSource(root, ...more)
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
    expect(await checkContent({ bytes: whole, content, ...toCarSource(outer, inner, split) })).toBe('matches')
    const shard = folder({ F4: leaf(text('x')), '0A7.png': splitRaw }, 'hamt-sharded-directory')
    const sharded = folder({ A1: folder({}, 'hamt-sharded-directory'), C2: shard }, 'hamt-sharded-directory')
    const deep = `${sharded.cid.toString()}/7.png`
    expect(
      await checkContent({ bytes: whole, content: deep, ...toCarSource(sharded, shard, splitRaw) }),
    ).toBe('matches')
  })

  it('terminates for shards that link to each other', async () => {
    const levels = [folder({}, 'hamt-sharded-directory')]
    for (let level = 0; level < 20; level += 1) {
      const [below = leaf(whole)] = levels
      levels.unshift(folder({ A1: below, B2: below }, 'hamt-sharded-directory'))
    }
    const content = `${levels[0]?.cid.toString()}/7.png`
    expect(await checkContent({ bytes: whole, content, ...toCarSource(...levels) })).toBe('unknown')
  })

  it.each([
    ['a block that is not the one requested', () => toCarSource(leaf(text('other')))],
    [
      'a block that does not hash to its name',
      () => toCarSource({ cid: split.cid, bytes: leaf(whole).bytes }),
    ],
    ['no block', () => toCarSource()],
    ['a folder of that name', () => toCarSource(folder({}))],
  ])('is not proven by %s', async (_name, blocks) => {
    expect(await checkContent({ bytes: whole, content: split.cid.toString(), ...blocks() })).toBe('unknown')
  })

  it('is unknown without blocks, and for text that is not a CID', async () => {
    expect(await checkContent({ bytes: whole, content: split.cid.toString() })).toBe('unknown')
    expect(await checkContent({ bytes: whole, content: 'bafywords' })).toBe('unknown')
  })
})
