import { expect, test } from 'vitest'
import { ContentShelf } from '../content.ts'
import { composeCabinet, partName, recataloguedItem } from './cabinet.ts'

const compose = (count: number) => {
  const shelf = new ContentShelf()
  return { items: composeCabinet(shelf, count), documents: new Map(shelf.entries()) }
}

test('each item has a picture and readable traits', () => {
  const { items, documents } = compose(30)
  const texts = [...documents.values()].map((bytes) => new TextDecoder().decode(bytes))
  const metadata = texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Metadata)
  expect(metadata).toHaveLength(30)
  for (const { name, image, attributes } of metadata) {
    expect(name).toMatch(/^\S.*, No\. \d+$/)
    expect(texts[[...documents.keys()].indexOf(image.replace('ipfs://', ''))]).toMatch(/^<svg .*<\/svg>$/)
    expect(attributes.map(({ trait_type }) => trait_type)).toEqual([
      'Head',
      'Glasses',
      'Accessory',
      'Body',
      'Background',
    ])
  }
  expect(new Set(items.map(({ head }) => head)).size).toBe(30)
})

interface Metadata {
  readonly name: string
  readonly image: string
  readonly attributes: readonly { trait_type: string; value: string }[]
}

test('makes the same cabinet every time, and a smaller one is the first part of it', () => {
  const { items } = compose(12)
  expect(compose(12).items).toEqual(items)
  expect(compose(20).items.slice(0, 12)).toEqual(items)
})

test('a picture is a few kilobytes', () => {
  const sizes = [...compose(60).documents.values()].map((bytes) => bytes.length)
  expect(Math.max(...sizes)).toBeLessThan(9_000)
})

test('a recataloged item has a new document with the same picture', () => {
  const { items } = compose(12)
  const shelf = new ContentShelf()
  expect(recataloguedItem(shelf, 5, 12)).not.toBe(items[4]?.digest)
  expect(() => recataloguedItem(shelf, 13, 12)).toThrow(RangeError)
})

test('file names become names', () => {
  expect(partName({ filename: 'head-bubble-speech' })).toBe('Bubble Speech')
})
