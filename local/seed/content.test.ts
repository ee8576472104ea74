import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { CID } from 'multiformats/cid'
import { expect, test } from 'vitest'
import { toContentAddress, ContentShelf } from './content.ts'

// Example addresses from IPFS implementations, of these two words and of no bytes at all.
const HELLO_WORLD = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
const NOTHING = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'

test('computes the same address as other IPFS software', () => {
  expect(toContentAddress(new TextEncoder().encode('hello world')).cid).toBe(HELLO_WORLD)
  expect(toContentAddress(new Uint8Array()).cid).toBe(NOTHING)
})

test("a CID parses back to the sha2-256 of the bytes, and the digest matches the contract's", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const { cid, digest } = toContentAddress(bytes)
      const parsed = CID.parse(cid)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect([parsed.version, parsed.code, parsed.multihash.code]).toEqual([1, 0x55, 0x12])
      expect(Buffer.from(parsed.multihash.digest).toString('hex')).toBe(sha256)
      expect(digest).toBe(`0x${sha256}`)
    }),
  )
})

test('writes each document once, under its CID', () => {
  const directory = mkdtempSync(join(tmpdir(), 'shelf-'))
  try {
    const shelf = new ContentShelf()
    expect(shelf.addUri('hello world')).toBe(`ipfs://${HELLO_WORLD}`)
    shelf.add('hello world')
    expect(shelf.size).toBe(1)
    shelf.writeTo(directory)
    expect(readdirSync(directory)).toEqual([HELLO_WORLD])
    expect(readFileSync(join(directory, HELLO_WORLD), 'utf8')).toBe('hello world')
  } finally {
    rmSync(directory, { recursive: true })
  }
})
