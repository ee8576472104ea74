// Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
import { catalog } from '../catalog.ts'

export const buyActions = catalog('buyActions', {
  buy: 'Buy',
  buyItem: 'Buy {item}',
  buyFor: 'Buy for {price}<hidden>, {item}</hidden>',
  buyAllFor: 'Buy all {count} for {price}<hidden>, {item}</hidden>',
  ownListing: 'This is your own listing',
  reserved: 'Reserved for another account',
  unavailable: 'Can’t be bought. {reason}',
  itemUnavailable: 'Can’t be bought. {item}: {reason}',
  checkAgain: 'Check again',
  indexing: 'Your purchase is confirmed. This site is updating.',
})
