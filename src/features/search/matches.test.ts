import { expect, test } from 'vitest'
import { nearestFirst, type TokenMatch } from './matches.ts'

const item = (collection: string, tokenId: string): TokenMatch => ({
  __typename: 'Token',
  id: `${collection}${tokenId}`,
  tokenId,
  collection: { __typename: 'Collection', id: collection, name: 'Cabinet' },
  metadata: null,
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
