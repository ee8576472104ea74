import { expect, test } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { addressMatches, nearestFirst, type TokenMatch } from './matches.ts'

const item = (collection: string, tokenId: string, name?: string): TokenMatch => ({
  __typename: 'Token',
  id: `${collection}${tokenId}`,
  tokenId,
  collection: { __typename: 'Collection', id: collection, name: 'Cabinet', metadata: null },
  metadata: name === undefined ? null : { __typename: 'Metadata', id: name, name, image: null },
})

test('groups items of collections with the same name by collection, in any input order', () => {
  const [first, second] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
  const items = [item(first, '3'), item(second, '2'), item(first, '1'), item(second, '4')]
  const places = (named: TokenMatch[]) =>
    nearestFirst('cabinet', { named, ending: [], numbered: [] }).map(({ collection, tokenId }) => [
      collection.id,
      tokenId,
    ])
  const sorted = [
    [first, '1'],
    [first, '3'],
    [second, '2'],
    [second, '4'],
  ]
  expect(places(items)).toEqual(sorted)
  expect(places(items.toReversed())).toEqual(sorted)
})

test.each([
  ['pill', ['Pill #126', 'Red Pill', 'Pill, red', 'A pill a day', 'Caterpill', 'Pillow #25', 'Spills']],
  ['PILL ', ['Pill', 'Pill, No. 126', 'Blue Pill No. 3', 'Pillow #25']],
  ['blue pill', ['Blue Pill No. 3', 'Old Blue Pill', 'Blue Pillow #2', 'Pill, blue']],
  ['p.ll (x', ['p.ll (x #9', 'A p.ll (x', 'p.ll (xs', 'Pill (x #1']],
])('for “%s”, items with that name come first, then those with it as a word', (text, names) => {
  const collection = `0x${'1'.repeat(40)}`
  // Token IDs in the other order, so that they don't decide it.
  const named = names.map((name, index) => item(collection, String(900 - index), name))
  const found = nearestFirst(text, { named, ending: [], numbered: [] })
  expect(found.map(({ metadata }) => metadata?.name)).toEqual(names)
})

test('calls a pasted address by this site’s name for it', () => {
  const address = parseAddress(`0x${'a'.repeat(40)}`)
  const nothing = { collection: null, account: null } as Parameters<typeof addressMatches>[1]
  expect(addressMatches(address, nothing, 'Ada')).toMatchObject([{ kind: 'account', name: 'Ada', address }])
  expect(addressMatches(address, nothing, undefined)).not.toMatchObject([{ name: 'Ada' }])
})
