// Reads listings from the index's orders, with amounts as integers.
import { parseAddress } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { parseOrderHash } from '../domain/hashes.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { orderUnitPrice } from '../domain/quantity.ts'
import { toWei } from '../domain/wei.ts'
import { getCurrency } from '../graphql/currency.ts'
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { Listing_orderFragmentDoc, type Listing_orderFragment } from './__generated__/Listing.ts'
import {
  ListingTerms_orderFragmentDoc,
  type ListingTerms_orderFragment,
} from './__generated__/ListingTerms.ts'
import { getFillSteps } from './fillSteps.ts'
import { findInactiveReason } from './inactiveListing.ts'
import { toListedItem, type BundledItem, type ListedItem } from './listedItem.ts'
import type { Listing, ListingFacts } from './listing.ts'

type ListingRef = FragmentRef<typeof Listing_orderFragmentDoc>
type ListingTermsRef = FragmentRef<typeof ListingTerms_orderFragmentDoc>

/** Converts an order to a listing of one item; returns undefined for any other order. */
export function toListing(reference: ListingRef, network: NetworkConfig): Listing | undefined {
  const order = readFragment(Listing_orderFragmentDoc, reference)
  return order.token === null ? undefined : toListingWithItem(order, toListedItem(order.token), network)
}

/** An order's terms, and who may fill it. */
interface Terms extends ListingTermsRef {
  /** Omitted by queries for live listings, which anyone can buy. */
  readonly privateTaker?: Listing_orderFragment['privateTaker']
}

/** An order's terms with the currency that the index gives it. */
interface PricedTerms extends Terms, Pick<Listing_orderFragment, 'currency'> {}

/** Converts an order to a listing of an item that is already loaded; undefined if the order isn't for one currency. */
export function toListingWithItem(
  order: PricedTerms,
  item: ListedItem,
  network: NetworkConfig,
): Listing | undefined {
  if (order.currency === null) return undefined
  const facts = toFacts(order, getCurrency(order.currency, network), item, network)
  if (facts.quantity === 1n) return { ...facts, kind: 'single' }
  const { isDivisible } = getFillSteps(readFragment(ListingTerms_orderFragmentDoc, order))
  return { ...facts, kind: isDivisible ? 'edition' : 'lot' }
}

/**
 * Converts an order to a listing of several items, which sells only whole even if its order type allows partial fills.
 */
export function toBundle(
  order: PricedTerms,
  items: readonly [BundledItem, ...BundledItem[]],
  network: NetworkConfig,
): Listing | undefined {
  if (order.currency === null) return undefined
  const facts = toFacts(order, getCurrency(order.currency, network), items[0].item, network)
  return {
    ...facts,
    kind: 'bundle',
    items,
    unitPrice: facts.startPrice,
    quantity: 1n,
    remaining: facts.remaining > 0n ? 1n : 0n,
    available: facts.available > 0n ? 1n : 0n,
  }
}

function toFacts(order: Terms, currency: Currency, item: ListedItem, network: NetworkConfig): ListingFacts {
  const { privateTaker = null } = order
  const terms = readFragment(ListingTerms_orderFragmentDoc, order)
  const [remaining, available] = [BigInt(terms.remaining), BigInt(terms.availableQuantity)]
  const defect = findDefect(terms, currency, network)
  const inactiveReason = findInactiveReason({ ...terms, privateTaker, defect })
  return {
    orderHash: parseOrderHash(terms.id),
    seller: parseAddress(terms.offerer.id),
    operator: parseAddress(terms.operator),
    item,
    currency,
    startPrice: toWei(terms.startPrice),
    endPrice: toWei(terms.endPrice),
    unitPrice: orderUnitPrice({ price: terms.startPrice, quantity: terms.quantity }, terms.unitPrice, item),
    quantity: BigInt(terms.quantity),
    remaining,
    available: available < remaining ? available : remaining,
    step: getFillSteps(terms).step,
    startsAtSeconds: BigInt(terms.startsAtSeconds),
    endsAtSeconds: BigInt(terms.endsAtSeconds),
    open: defect === null && (terms.live || (privateTaker !== null && inactiveReason === undefined)),
    defect,
    inactiveReason,
    reservedFor: privateTaker === null ? null : parseAddress(privateTaker.id),
  }
}

/**
 * Returns the defect that the indexer reports, or one that the page detects: a listing with a rising price, or in a
 * currency that the site doesn't trade in, isn't for sale even if the indexer reports that it is.
 */
function findDefect(
  { defect, startPrice, endPrice }: ListingTerms_orderFragment,
  currency: Currency,
  network: NetworkConfig,
): OrderDefect | null {
  if (defect !== null) return defect
  if (toWei(endPrice) > toWei(startPrice)) return 'RISING_PRICE'
  return findCurrency(network, currency.address) === undefined ? 'UNLISTED_CURRENCY' : null
}
