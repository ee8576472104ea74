// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import { catalog } from '../catalog.ts'

export const offerRefusals = catalog('offerRefusals', {
  'hash-mismatch': 'This offer isn’t what it claims to be: its terms don’t match its order hash.',
  'not-published': 'This offer was never published on chain.',
  cancelled: 'The buyer canceled this offer.',
  'already-sold': 'This offer is already filled.',
  'counter-raised': 'The buyer canceled all of their earlier offers, including this one.',
  'unsupported-order': 'This kind of offer can’t be accepted here.',
  'quantity-unavailable': 'You can’t sell this quantity to this offer.',
  'unknown-currency': 'This offer pays in a currency that this site doesn’t know.',
  'price-differs': 'This offer doesn’t pay what is shown.',
  'seller-unpaid': 'This offer would pay too much of the price to accounts other than you.',
  'not-started': 'This offer hasn’t started yet.',
  expired: 'This offer has expired.',
  'restricted-order': 'This offer needs the approval of another marketplace, so it can’t be accepted here.',
  'unknown-conduit': 'This offer moves its money through a contract that this site doesn’t know.',
  'own-order': 'This is your own offer.',
  'expiry-past': 'The offer would end before it starts.',
  moneyMissing: 'You need {missing} more.',
  coinMissing: 'You need {missing} more, plus the network fee.',
  unwrapFirst:
    'You don’t have enough {coin}, but you can unwrap {token}. Unwrap at least {amount}, plus some for the network fee.',
})
