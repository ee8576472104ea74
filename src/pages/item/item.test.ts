// The small rules of an item's page: sorting listings, links in descriptions, and shares.
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { createListing } from '../../../tests/support/listing.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wei } from '../../domain/wei.ts'
import type { Listing } from '../../orders/listing.ts'
import { priceForUnits } from '../../orders/listingPrice.ts'
import { linkify } from './PlainText.tsx'
import { currentTranslate } from '../../messages/translate.ts'
import { shareOfWhole } from './shareOfWhole.ts'
import { sortListings } from './itemListings.ts'

describe('the order of listings', () => {
  const NOW = 1_000_000
  const network = { nativeCurrency: ETH, currencies: [USDC, WETH] }
  const currencies = [ETH, WETH, USDC]
  const price = fc.bigInt({ min: 1n, max: 1_000n }).map((amount) => amount as Wei)
  const rows = fc.array(
    fc
      .record({ startPrice: price, endPrice: price, place: fc.nat({ max: 2 }), broken: fc.boolean() })
      .map(({ place, broken, startPrice, endPrice }) =>
        createListing({
          startPrice,
          endPrice: endPrice < startPrice ? endPrice : startPrice,
          endsAtSeconds: BigInt(NOW * 2),
          currency: currencies[place] ?? ETH,
          defect: broken ? 'ZERO_PRICE' : null,
        }),
      ),
  )

  test('groups by unit of account and sorts by current price within each; listings that cannot be bought are last', () => {
    fc.assert(
      fc.property(rows, (unsorted) => {
        const sorted = sortListings(unsorted, network, NOW)
        expect(new Set(sorted)).toEqual(new Set(unsorted))
        const key = ({ currency, defect, ...one }: Listing) =>
          defect === null ? [Number(currency.address === USDC.address), priceForUnits(one, 1n, NOW)] : [2, 0n]
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next === undefined) continue
          const [[place = 0, amount = 0n], [nextPlace = 0, nextAmount = 0n]] = [key(row), key(next)]
          expect(place <= nextPlace).toBe(true)
          if (place === nextPlace && place < 2) expect(amount <= nextAmount).toBe(true)
        }
      }),
    )
  })

  test('puts a price that declined before a fixed one that costs more', () => {
    const fixed = createListing({ startPrice: 500n as Wei, endsAtSeconds: BigInt(NOW * 2) })
    const fallen = createListing({
      startPrice: 10_000n as Wei,
      endPrice: 1n as Wei,
      endsAtSeconds: BigInt(NOW + 10),
    })
    expect(sortListings([fixed, fallen], network, NOW)).toEqual([fallen, fixed])
  })
})

describe('links in a description', () => {
  test('are https only, without the sentence’s punctuation', () => {
    expect(linkify('See https://a.example/x, (https://b.example). http://c.example')).toEqual([
      { text: 'See ', href: undefined },
      { text: 'https://a.example/x', href: 'https://a.example/x' },
      { text: ',', href: undefined },
      { text: ' (', href: undefined },
      { text: 'https://b.example', href: 'https://b.example/' },
      { text: ').', href: undefined },
      { text: ' http://c.example', href: undefined },
    ])
  })

  test('keep every character of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (parts) => {
        const text = parts.join(' ')
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

const shareText = (part: number | bigint, whole: number | bigint) =>
  currentTranslate()(shareOfWhole(part, whole))

test('rounds shares to a tenth of a percent, and never to zero', () => {
  expect(
    [
      [1, 3],
      [1, 250],
      [1, 5_000],
      [0, 9],
      [9, 9],
      [0, 0],
    ].map(([part, whole]) => shareText(part ?? 0, whole ?? 0)),
  ).toEqual(['33.3%', '0.4%', '<0.1%', '0%', '100%', '0%'])
})

test('adds the shares of a column up to the whole, except for rounding', () => {
  expect(shareText(1, 26)).toBe('3.8%')
  expect(shareText(2n, 3n)).toBe('66.7%')
  expect(shareText(9_999, 10_000)).toBe('>99.9%')
})
