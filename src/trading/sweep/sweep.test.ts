import { toWei, type Wei } from '../../domain/wei.ts'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Listing } from '../../orders/listing.ts'
import { totalUnits } from '../../orders/cartItem.ts'
import { chooseCartItems, listEligibleListings, listSweepRows, sweepKey, type SweepRequest } from './sweep.ts'

const collection = `0x${'c'.repeat(40)}` as Address
const [seller, me] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}` as Address) as [Address, Address]

let orders = 0
function listing(price: bigint, fields: Partial<Listing> & { id?: bigint } = {}): Listing {
  orders += 1
  const { id = BigInt(orders), quantity = 1n, ...rest } = fields
  return createListing({
    seller,
    item: createItem({ tokenId: tokenIdFromBigInt(id), standard: quantity > 1n ? 'ERC1155' : 'ERC721' }),
    startPrice: toWei(price * quantity),
    unitPrice: toWei(price),
    quantity,
    kind: quantity > 1n ? 'lot' : 'single',
    endsAtSeconds: 1_000n,
    ...rest,
  })
}

const request = (fields: Partial<SweepRequest> = {}): SweepRequest => ({
  count: 3,
  cap: undefined,
  nowSeconds: 500,
  account: me,
  ...fields,
})

const select = (listings: readonly Listing[], fields: Partial<SweepRequest> = {}) =>
  chooseCartItems(listings, request(fields)).map(({ item, units }) => [item.name, units])

describe('a sweep', () => {
  it('takes the cheapest first, as many as requested', () => {
    const listings = [listing(5n, { id: 5n }), listing(1n, { id: 1n }), listing(3n, { id: 3n })]
    expect(select(listings, { count: 2 })).toEqual([
      ['Work 1', 1n],
      ['Work 3', 1n],
    ])
  })

  it('compares ether and wrapped ether one to one, by the exact price of a unit', () => {
    const lot = (price: bigint, id: bigint, currency = ETH) =>
      listing(0n, { id, currency, quantity: 3n, startPrice: toWei(price), endPrice: toWei(price) })
    // Rounded up, a unit costs 4 in the first three.
    const listings = [
      lot(11n, 1n),
      lot(10n, 2n, WETH),
      lot(12n, 3n),
      listing(5n, { id: 4n, currency: WETH }),
      listing(3n, { id: 5n }),
    ]
    expect(select(listings, { count: 12 }).map(([name]) => name)).toEqual([
      'Work 5',
      'Work 2',
      'Work 1',
      'Work 3',
      'Work 4',
    ])
  })

  it('skips the viewer’s own, closed, private and scheduled listings', () => {
    const listings = [
      listing(1n, { seller: me }),
      listing(2n, { open: false }),
      listing(3n, { startsAtSeconds: 501n }),
      listing(4n, { endsAtSeconds: 500n }),
      listing(5n, { reservedFor: me }),
      listing(9n, { id: 9n }),
    ]
    expect(select(listings)).toEqual([['Work 9', 1n]])
  })

  it('takes only the cheapest listing of a single item', () => {
    const listings = [listing(7n, { id: 1n }), listing(2n, { id: 1n }), listing(8n, { id: 2n })]
    const cartItems = chooseCartItems(listings, request())
    expect(cartItems.map(({ startPrice }) => startPrice)).toEqual([2n, 8n])
  })

  it('applies the cap to each item, not to the total', () => {
    const listings = [listing(4n, { id: 1n }), listing(5n, { id: 2n }), listing(6n, { id: 3n })]
    expect(select(listings, { cap: 5n as Wei })).toEqual([
      ['Work 1', 1n],
      ['Work 2', 1n],
    ])
  })

  it('takes part of an edition, but a lot only if it fits whole', () => {
    const listings = [
      listing(1n, { id: 1n, quantity: 10n, remaining: 2n, kind: 'edition' }),
      listing(2n, { id: 2n, quantity: 4n }),
      listing(3n, { id: 3n, quantity: 5n, kind: 'edition' }),
    ]
    expect(select(listings, { count: 3 })).toEqual([
      ['Work 1', 2n],
      ['Work 3', 1n],
    ])
    expect(select(listings, { count: 6 })).toEqual([
      ['Work 1', 2n],
      ['Work 2', 4n],
    ])
  })

  it('takes an edition in multiples of its step, or not at all', () => {
    const listings = [
      listing(1n, { id: 1n, quantity: 100n, step: 50n, kind: 'edition' }),
      listing(2n, { id: 2n, quantity: 8n, step: 2n, kind: 'edition' }),
      listing(3n, { id: 3n }),
    ]
    expect(select(listings, { count: 5 })).toEqual([
      ['Work 2', 4n],
      ['Work 3', 1n],
    ])
    expect(select(listings, { count: 1 })).toEqual([['Work 3', 1n]])
  })

  it('takes no more of an edition than its seller holds', () => {
    const listings = [
      listing(1n, { id: 1n, quantity: 100n, available: 7n, kind: 'edition' }),
      listing(2n, { id: 2n }),
    ]
    expect(select(listings, { count: 9 })).toEqual([
      ['Work 1', 7n],
      ['Work 2', 1n],
    ])
  })

  it('compares a declining price at its current value', () => {
    const declining = listing(100n, { id: 1n, endPrice: 0n as Wei })
    const fixed = listing(60n, { id: 2n })
    expect(select([declining, fixed], { count: 1, nowSeconds: 900 })).toEqual([['Work 1', 1n]])
    expect(select([declining, fixed], { count: 1, nowSeconds: 100 })).toEqual([['Work 2', 1n]])
  })

  it('never takes more than requested, nor anything above the cap', () => {
    const some = fc.record({
      price: fc.bigInt({ min: 1n, max: 50n }),
      quantity: fc.bigInt({ min: 1n, max: 9n }),
      divisible: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 30 }),
        fc.integer({ min: 1, max: 50 }),
        fc.bigInt({ min: 1n, max: 50n }),
        (facts, count, cap) => {
          const listings = facts.map(({ price, ...rest }) => listing(price, rest))
          const cartItems = chooseCartItems(listings, request({ count, cap: cap as Wei }))
          expect(totalUnits(cartItems) <= BigInt(count)).toBe(true)
          for (const { startPrice, quantity } of cartItems) expect(startPrice <= cap * quantity).toBe(true)
        },
      ),
    )
  })
})

it('has a row for each cart item, also where a cheaper listing of the item was refused, and for what is left out', () => {
  const refused = listing(1n, { id: 1n })
  const available = listing(4n, { id: 1n })
  const omitted = listing(3n, { id: 2n })
  const dearer = listing(9n, { id: 3n })
  const all = [refused, available, omitted, dearer]
  const cartItems = chooseCartItems([available, dearer], request({ count: 1 }))
  const left = { cartItems, omitted: new Set([sweepKey(omitted)]) }
  const rows = listSweepRows(all, left, request())
  expect(rows.map(({ cartItem, included }) => [cartItem.orderHash, included])).toEqual([
    [omitted.orderHash, false],
    [available.orderHash, true],
  ])
})

it('leaves out listings that a lying index adds: another collection, another unit, duplicates', () => {
  const honest = listing(5n)
  const elsewhere = `0x${'d'.repeat(40)}` as Address
  const other = listing(1n)
  const foreign = { ...other, item: { ...other.item, collection: elsewhere } }
  const inJunk = listing(1n, { currency: { address: elsewhere, symbol: 'ETH', decimals: 18 } })
  const wrapped = listing(6n, { currency: WETH })
  const requested = { collection, unit: ZERO_ADDRESS }
  const all = [foreign, inJunk, honest, honest, wrapped]
  expect(listEligibleListings(all, requested, 500)).toEqual([honest, wrapped])
})

it('leaves out items that the filters hide, and current prices outside the bounds', () => {
  const shown = listing(5n, { id: 5n })
  const hidden = listing(4n, { id: 4n })
  const declining = listing(100n, { id: 6n, endPrice: 0n as Wei })
  const scope = {
    collection,
    unit: ZERO_ADDRESS,
    tokenIds: new Set([shown, declining].map(({ item }) => tokenEntityId(item.collection, item.tokenId))),
  }
  const all = [hidden, shown, declining]
  expect(listEligibleListings(all, scope, 500)).toEqual([shown, declining])
  expect(listEligibleListings(all, { ...scope, maxPrice: toWei(20n) }, 500)).toEqual([shown])
  expect(listEligibleListings(all, { ...scope, maxPrice: toWei(20n) }, 900)).toEqual([shown, declining])
  expect(listEligibleListings(all, { ...scope, minPrice: toWei(20n) }, 500)).toEqual([declining])
})
