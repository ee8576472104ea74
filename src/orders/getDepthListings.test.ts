// The listings of a depth chart: the cheapest current ones, and no more than were requested from a list that was cut
// off.
import { expect, test } from 'vitest'
import { getDepthListings } from './getDepthListings.ts'

const NOW = 1_000_000

const row = (unitPrice: number, unitEndPrice = unitPrice) => ({
  id: `${unitPrice}`,
  unitPrice: `${unitPrice}`,
  unitEndPrice: `${unitEndPrice}`,
  startsAtSeconds: `${NOW - 50}`,
  endsAtSeconds: `${NOW + 50}`,
  availableQuantity: '2',
})

test('returns listings of both kinds, cheapest first', () => {
  const listings = getDepthListings(
    { fixed: [row(4), row(9)], declining: [row(10, 2)] },
    { atSeconds: NOW, most: 3 },
  )
  expect(listings).toEqual([4n, 6n, 9n].map((unitPrice) => ({ unitPrice, remaining: 2n })))
})

test('leaves out declining prices above fixed ones that weren’t read', () => {
  const listings = getDepthListings(
    { fixed: [row(4), row(9)], declining: [row(100, 2), row(12, 4)] },
    { atSeconds: NOW, most: 2 },
  )
  expect(listings.map(({ unitPrice }) => unitPrice)).toEqual([4n, 8n])
})
