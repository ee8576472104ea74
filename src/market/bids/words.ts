// What the catalogue's refusals read like to a seller who looks at an offer.
import type { RefusalCode } from '../refusals.ts'

/** Sentences in place of the catalogue's, which speaks of listings. */
export const ABOUT_OFFERS: Partial<Record<RefusalCode, string>> = {
  'hash-mismatch': 'This offer is not what it claims to be: its terms do not match its identity.',
  'not-published': 'This offer was never published on the chain.',
  cancelled: 'The bidder has cancelled this offer.',
  'already-sold': 'This offer is already used up.',
  'counter-raised': 'The bidder has cancelled all of their earlier offers, this one included.',
  'unsupported-order': 'This kind of offer cannot be accepted here.',
  'quantity-unavailable': 'This quantity cannot be sold to this offer.',
  'unknown-currency': 'This offer pays in a token that this site does not know.',
  'price-differs': 'This offer pays something else than what is shown.',
  'seller-unpaid': 'Most of what this offer pays would go to others than you.',
  'not-started': 'This offer has not started yet.',
  expired: 'This offer has expired.',
  'restricted-order': 'This offer needs the approval of another market, so it cannot be accepted here.',
  'unknown-conduit': 'This offer moves its money in a way this site does not know.',
  'own-order': 'This is your own offer.',
}
