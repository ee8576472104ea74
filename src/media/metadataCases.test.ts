// The cases that the index and the page share (tests/support/metadataCases.ts), by the page's own rules.
import { describe, expect, test } from 'vitest'
import { METADATA_CASES, type MetadataCase, SPELLINGS } from '../../tests/support/metadataCases.ts'
import { contentPath } from '../domain/contentPath.ts'
import { metadataPlace } from '../domain/metadataPlace.ts'
import { decodeDataUri } from './dataUri.ts'
import { parseContent } from './hostedMetadata.ts'

/** The document of a case: in its address, or else the first of its files. */
function documentBytes({ uri, files = {}, expected }: MetadataCase): Uint8Array | undefined {
  if (expected.place === 'DATA') return decodeDataUri(/^\s*\{/.test(uri) ? `data:,${uri}` : uri)?.bytes
  const [content] = Object.values(files)
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

describe('the page reads', () => {
  test.each(METADATA_CASES)('$name', (one) => {
    const { place, document } = one.expected
    const isIndexed = place === 'DATA' || place === 'IPFS' || place === 'ARWEAVE'
    if (place !== null) expect(metadataPlace(one.uri, []).kind === 'index').toBe(isIndexed)
    if (document === null) return
    const [file] = Object.keys(one.files ?? {})
    const content = documentBytes(one)
    const read = content && parseContent(file ?? one.uri, content)
    if (document === 'INVALID') {
      expect(read).toBeUndefined()
      return
    }
    // Only the index tells pictures for lists apart.
    const fields = Object.entries(document).filter(([key]) => key !== 'listImage')
    expect(read).toMatchObject(Object.fromEntries(fields))
  })
})

test('the same content in different spellings has one path', () => {
  expect(new Set(SPELLINGS.map(({ uri }) => contentPath(uri))).size).toBe(1)
})
