// Which of some offers is the best that can really be sold to: acceptable with what is held, and paid for.
import type { Offer } from './offer.ts'

/** Whether as many units as are held can be given to an offer at all. */
function takes({ divisible, quantity }: Offer, held: bigint | undefined): boolean {
  return divisible || quantity === 1n || (held !== undefined && held >= quantity)
}

/**
 * The first offer of each currency that can be accepted.
 * @param offers in the order of `sortOffers`
 * @param than what is held, and who can pay: an offer stands where that is not known
 */
export function bestOffers(
  offers: readonly Offer[],
  than: { readonly held: bigint | undefined; readonly canPay: (offer: Offer) => boolean | undefined },
): readonly Offer[] {
  const best = new Map<string, Offer>()
  for (const offer of offers) {
    const { address } = offer.currency
    if (!best.has(address) && takes(offer, than.held) && than.canPay(offer) !== false)
      best.set(address, offer)
  }
  return [...best.values()]
}
