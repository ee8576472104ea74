// The offers of others that are higher than an account's own, for the same or for what includes it.
import type { Address } from '../../domain/address.ts'
import { getUnit } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { endsAfter, matchAll, matchAny } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useFundedOffers } from '../../trading/tables/useFundedOffers.ts'
import { isFillableWith } from '../../orders/bestOffers.ts'
import { isAcceptable, sortOffers, type Offer } from '../../orders/offer.ts'
import { MAX_OFFERS } from '../../orders/orderFilters.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { paysMore } from './compareOffer.ts'

/** The most own offers that others are looked for, and the most found: the highest. */
const MAX_COMPARED = MAX_OFFERS

/** What is known of higher offers than one's own. */
export type Outbid =
  | { readonly kind: 'loading' | 'none' }
  | { readonly kind: 'higher'; readonly best: Offer }
  /** There may be one: the index or the chain couldn't be read, or there are more offers than are read. */
  | { readonly kind: 'unknown' }

export interface OutbidState {
  readonly find: (offer: Offer) => Outbid
  /** Reads again what couldn't be read; undefined if nothing failed. */
  readonly retry: (() => void) | undefined
}

/**
 * Finds, for an own offer, the highest offer of another account that a seller would rather accept and that its buyer can
 * pay. An offer for an item or a trait competes with offers for any item of the collection too. As of an older block,
 * there is none: the chain doesn't say what buyers could pay then.
 */
export function useOutbid(account: Address, own: readonly Offer[]): OutbidState {
  const { network } = useConfig()
  const now = useNow()
  const since = useQueryTime()
  const isTimeTravel = useAsOfBlock() !== undefined
  const compared = isTimeTravel ? [] : own.slice(0, MAX_COMPARED)
  const others: Order_filter = { side: 'BID', live: true, offerer_not: account, ...endsAfter(since) }
  const where =
    compared.length === 0
      ? others
      : matchAll<Order_filter>(others, matchAny<Order_filter>(...compared.flatMap(competingFilters)))
  const units = new Set(compared.map(({ currency }) => getUnit(currency)))
  // The index sorts amounts of all currencies as numbers: one's offers can leave no room for another's.
  const currencies = network.currencies.filter((currency) => units.has(getUnit(currency)))
  const skip = compared.length === 0
  const { query, funds, hasLower } = useFundedOffers(where, {
    ...{ currencies, account, skip },
    keepPrevious: 'while-loading',
  })

  const find = (offer: Offer): Outbid => {
    if (isTimeTravel) return { kind: 'none' }
    if (query.kind === 'failed' || !compared.includes(offer)) return { kind: 'unknown' }
    if (query.kind === 'loading') return { kind: 'loading' }
    if (funds.checking) return { kind: 'loading' }
    const higher = funds.offers.filter(
      (other) =>
        competes(other, offer) &&
        paysMore(other, offer) &&
        isAcceptable(other, now) &&
        isFillableWith(other, undefined) &&
        funds.canPay(other) !== false,
    )
    // The highest that isn't known to be unpaid: a lower one that is paid might not be the best. Reading on places those
    // that are paid first.
    const [best] = sortOffers(higher, network)
    if (best !== undefined && funds.isComplete && funds.canPay(best) === true) return { kind: 'higher', best }
    // Offers for other items, or by buyers without money, may have left no room for this one's.
    const isWhole = !hasLower || funds.isExhausted(offer.currency)
    return { kind: best === undefined && isWhole ? 'none' : 'unknown' }
  }
  return {
    find,
    retry: query.kind === 'failed' ? query.retry : funds.isFailed ? funds.retry : undefined,
  }
}

/** Offers for the same and for the whole collection that are at least as high, by the index's rounded price. */
function competingFilters({
  subject,
  collection,
  currency,
  price,
  quantity,
}: Offer): readonly Order_filter[] {
  const higher: Order_filter = {
    collection: collection.address,
    unit: getUnit(currency),
    unitPrice_gte: `${price / quantity}`,
  }
  const ofCollection: Order_filter = { ...higher, scope: 'COLLECTION' }
  switch (subject.kind) {
    case 'token': {
      const token = tokenEntityId(subject.item.collection, subject.item.tokenId)
      return [{ ...higher, scope: 'ITEM', token }, ofCollection]
    }
    case 'trait':
      return [
        { ...higher, scope: 'TRAIT', zoneHash: subject.zoneHash, criteriaRoot: subject.root },
        ofCollection,
      ]
    case 'collection':
      return [ofCollection]
  }
}

function competes(other: Offer, offer: Offer): boolean {
  if (other.collection.address !== offer.collection.address) return false
  if (getUnit(other.currency) !== getUnit(offer.currency)) return false
  if (other.subject.kind === 'collection') return true
  if (other.subject.kind === 'token')
    return offer.subject.kind === 'token' && other.subject.item.path === offer.subject.item.path
  // Anyone can publish an offer of the same hash for a set of no items.
  return (
    offer.subject.kind === 'trait' &&
    other.subject.zoneHash === offer.subject.zoneHash &&
    other.subject.root === offer.subject.root
  )
}
