// Finds the best offers that a seller can accept: fillable with the held quantity, and funded.
import type { ListedItem } from './listedItem.ts'
import { getFewestUnits, type Offer } from './offer.ts'

/** Whether the held quantity is enough to fill at least a part of the offer; one unit if it isn't known. */
export function isFillableWith(offer: Offer, held: bigint | undefined): boolean {
  const units = getFewestUnits(offer)
  return units === 1n || (held !== undefined && held >= units)
}

/**
 * Whether an offer is for the item or its collection. Offers for traits don't count: anyone can publish one of the same
 * hash for a set of other items, or of none.
 */
export function isForItemOrCollection(
  { subject, collection }: Offer,
  item: Pick<ListedItem, 'collection' | 'path'>,
): boolean {
  switch (subject.kind) {
    case 'token':
      return subject.item.path === item.path
    case 'collection':
      return collection.address === item.collection
    case 'trait':
      return false
  }
}

/**
 * Returns the first offer in each currency that can be accepted.
 * @param offers offers in the order of `sortOffers`
 * @param conditions.held units that the seller holds, if loaded
 * @param conditions.isPayable whether an offer counts as funded
 */
export function bestOffers(
  offers: readonly Offer[],
  conditions: { readonly held: bigint | undefined; readonly isPayable: (offer: Offer) => boolean },
): readonly Offer[] {
  const best = new Map<string, Offer>()
  for (const offer of offers) {
    const { address } = offer.currency
    if (!best.has(address) && isFillableWith(offer, conditions.held) && conditions.isPayable(offer))
      best.set(address, offer)
  }
  return [...best.values()]
}
