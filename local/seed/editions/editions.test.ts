// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ContentShelf } from '../content.ts'
import { composeEditions } from './editions.ts'

const compose = (count: number) => {
  const shelf = new ContentShelf()
  return { digests: composeEditions(shelf, count), documents: new Map(shelf.entries()) }
}

interface Metadata {
  readonly name: string
  readonly image: string
  readonly animation_url?: string
  readonly attributes: readonly { trait_type: string; value: string }[]
}

/** Detects a file's type from its first bytes. */
function detectKind(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 15)).toString('latin1')
  if (start.startsWith('<svg ')) return 'svg'
  if (start.startsWith('\x89PNG\r\n')) return 'png'
  if (start.startsWith('GIF89a')) return 'gif'
  if (start.startsWith('RIFF')) return 'wav'
  if (start.startsWith('<!doctype html>')) return 'html'
  return 'other'
}

const createMetadata = (documents: Map<string, Uint8Array>) =>
  [...documents.values()]
    .map((bytes) => new TextDecoder().decode(bytes))
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as Metadata)

const works = compose(24)

test('every work names existing documents, and the first eight cover every kind', () => {
  const { digests, documents } = works
  expect(new Set(digests).size).toBe(24)
  const kinds = createMetadata(documents).map(({ image, animation_url }) =>
    [image, animation_url].flatMap((uri) => {
      const bytes = uri && documents.get(uri.replace('ipfs://', ''))
      return uri ? [bytes ? detectKind(bytes) : `missing ${uri}`] : []
    }),
  )
  expect(kinds).toHaveLength(24)
  const allowed = ['svg', 'png', 'gif', 'wav', 'html']
  for (const kind of kinds.flat()) expect(allowed).toContain(kind)
  expect(new Set(kinds.slice(0, 8).flat())).toEqual(new Set(allowed))
})

test('names differ', () => {
  const names = createMetadata(works.documents).map(({ name }) => name)
  expect(new Set(names).size).toBe(24)
})

test('composes the same works every time', () => {
  expect(compose(24).digests).toEqual(works.digests)
})

test('drawings are well-formed, and hold no scripts and no external resources', () => {
  const drawings = [...works.documents.values()].filter((bytes) => detectKind(bytes) === 'svg')
  expect(drawings.length).toBeGreaterThan(15)
  for (const bytes of drawings) {
    const text = new TextDecoder().decode(bytes)
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(
      drawing.querySelectorAll('parsererror, script, foreignObject, image').length,
      text.slice(0, 200),
    ).toBe(0)
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
    expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
  }
})
