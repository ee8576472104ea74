// Buttons about offers, on pages.
import { catalog } from '../catalog.ts'

export const offerActions = catalog('offerActions', {
  make: 'Make offer',
  accept: 'Accept',
  acceptOffer: 'Accept {offer}',
  cover: 'Cover offer',
  coverOffer: 'Cover offer: {offer}',
  cancel: 'Cancel offer',
  buyerShort: 'The buyer can’t pay now.',
  wrapOrUnwrap: 'Wrap or unwrap {currency}',
  unwrapAmount: 'Unwrap {amount}',
  unknown: 'Unknown',
  change: 'Change offer',
  changeOffer: 'Change offer: {offer}',
})
