// Listings as the index stores them, for tests that read the cheapest listings.
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { nowSeconds } from '../../src/domain/time.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { unitId } from './currencies.ts'
import { passes } from './indexRules.ts'

export interface SellOrder {
  readonly price: number
  /** The start price of a declining listing; its current price is then `price`, or one more. */
  readonly from?: number
  readonly traits?: readonly string[]
  readonly seller: Address
  readonly currency?: Address
  /** Number of the token that it sells; by default, a different one for each listing. */
  readonly number?: bigint
}

/** Returns a function that selects listings of a collection like the index: those that match a filter, cheapest first. */
export function createSellOrders(collection: Address, orders: readonly SellOrder[]) {
  const rows = orders.map(({ price, from, traits = [], seller, currency = ZERO_ADDRESS, number }, index) => ({
    id: `0x${index.toString(16).padStart(64, '0')}`,
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    // A declining listing is within a minute of its end.
    endsAtSeconds: from === undefined ? '99999999999' : String(nowSeconds() + 60),
    collection,
    currency: { id: currency },
    unit: unitId(currency),
    offerer: seller,
    priceType: from === undefined ? 'FIXED' : 'DECLINING',
    unitPrice: `${from ?? price}`,
    unitEndPrice: `${price}`,
    startsAtSeconds: '0',
    token: {
      id: number === undefined ? `t${index}` : tokenEntityId(collection, tokenIdFromBigInt(number)),
      metadata: { id: `m${index}`, traits },
    },
  }))
  return (where: object | undefined, most?: number) =>
    rows
      .filter((row) => where !== undefined && passes({ ...row, token: row.token.id }, where))
      .toSorted((a, b) => Number(a.unitPrice) - Number(b.unitPrice) || (a.id < b.id ? -1 : 1))
      .slice(0, most)
}
