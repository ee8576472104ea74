// For tests: listing drafts with any price, royalty and fee.
import fc from 'fast-check'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { Wei } from '../../src/domain/wei.ts'
import type { Royalty } from '../../src/seaport/royalty.ts'
import type { MarketConfig } from '../../src/seaport/types.ts'
import { listingTerms, type ListingDraft, type DraftItem } from '../../src/seaport/listings/draft.ts'
import { account } from './orderLies.ts'

export const [seller, artist, other, house, collection] = ['1', '2', '3', '4', '5'].map(account) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
export const CAP_BASIS_POINTS = 1_000n

const price = fc.bigInt({ min: 0n, max: 10n ** 30n }).map((amount) => amount as Wei)
const basisPoints = fc.integer({ min: 0, max: 1_000 })
const parts = fc.bigInt({ min: 1n, max: 10n ** 6n })

/** Royalty requests: none, small, larger than the price, or arbitrary 256-bit numbers. */
const royalty: fc.Arbitrary<Royalty | null> = fc.option(
  fc.record({
    recipient: fc.constantFrom(artist, other),
    amount: fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 29n }), fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })),
  }),
)

export const item = (identifier: bigint, quantity: bigint): DraftItem => ({
  standard: quantity === 1n ? 'ERC721' : 'ERC1155',
  token: collection,
  identifier,
  quantity,
})

export const listing = fc
  .record({
    high: price,
    low: price,
    parts,
    feeBasisPoints: basisPoints,
    count: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ high, low, parts: units, feeBasisPoints, count }) => {
    const single = count === 1
    const items = Array.from({ length: count }, (_, index) => item(BigInt(index), single ? units : 1n))
    const requested = fc.array(royalty, { minLength: count, maxLength: count })
    const draft: ListingDraft = {
      items: items as unknown as ListingDraft['items'],
      parts: single ? units : 1n,
      startPrice: (high > low ? high : low) as Wei,
      endPrice: (high > low ? low : high) as Wei,
      currency: ZERO_ADDRESS,
      startsAtSeconds: null,
      expiresAtSeconds: 2_000,
      reservedFor: null,
      salt: 1n,
    }
    const config: MarketConfig = {
      chainId: 31337,
      currencies: [{ address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }],
      fee: { recipient: house, basisPoints: feeBasisPoints },
    }
    return fc.record({
      draft: fc.constant(draft),
      config: fc.constant(config),
      start: requested,
      end: requested,
    })
  })
  .map(({ draft, config, start, end }) => ({
    draft,
    terms: listingTerms(draft, { config, seller, royalties: { start, end } }),
  }))
