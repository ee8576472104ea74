// Marks of sales that may not be real trades, and why each was flagged.
import { catalog } from '../catalog.ts'

export const saleFlags = catalog('saleFlags', {
  sale: 'Flagged sale',
  sales: 'Flagged sales',
  sameAccount: 'Sold by an account to itself.',
  fundedBySeller: 'The seller paid for the purchase, or gave the buyer money in the same transaction.',
  soldBack:
    'The item was sold back to {seller}{others, plural, =0 {} one { through # more account} other { through # more accounts}} within {days, plural, one {a day} other {# days}}.',
  givenBack:
    'The item was given back to {seller}{others, plural, =0 {} one { through # more account} other { through # more accounts}} within {days, plural, one {a day} other {# days}}.',
  itsSeller: 'its seller',
  mirrored:
    'Seller and buyer also traded another item the other way, at nearly the same price and free of fees, within {days, plural, one {a day} other {# days}}.',
  note: '{rule}. {reason} A flag isn’t proof.',
})
