// The dialog that lists an item or changes a listing's price.
import { catalog } from '../catalog.ts'

export const listForm = catalog('listForm', {
  list: 'List for sale',
  listed: 'Listed',
  changePrice: 'Change price',
  cancelAndRelist: 'Cancel and relist',
  priceChanged: 'Price changed',
  unread: 'Couldn’t read the creator royalty from the chain.',
  paidIn: 'Buyers pay in {currency}, which goes to your account.',
  replacement:
    'This takes two transactions. The first cancels your listing at {price}. The second, sent once the first is confirmed, lists the item at the new price. Until the first is confirmed, someone can still buy at the old price. Between the two, the item isn’t for sale.',
  price: 'Price',
  unitPrice: 'Price per unit',
  startPrice: 'Starting price',
  unitStartPrice: 'Starting price per unit',
  endPrice: 'Ending price',
  endPriceHint: 'The price declines evenly from the starting price to this one.',
  newPrice: 'New price',
  newUnitPrice: 'New price per unit',
  newStartPrice: 'New starting price',
  newUnitStartPrice: 'New starting price per unit',
  newEndPrice: 'New ending price',
  quantityHint:
    '{buyer, select, one {The buyer takes the whole quantity.} other {Buyers can buy all or part of the quantity.}}',
  quantityHintHeld:
    '{buyer, select, one {You have {held}. The buyer takes the whole quantity.} other {You have {held}. Buyers can buy all or part of the quantity.}}',
  more: 'More options',
  priceType: 'Price type',
  fixed: 'Fixed price',
  declining: 'Declining price',
  start: 'Start',
  startsNow: 'Starts now',
  startsLater: 'Starts later',
  startsAt: 'Starts at',
  buyer: 'Buyer',
  anyone: 'Anyone',
  oneAccount: 'One account',
  buyerAddress: 'Buyer’s address',
  buyerHint: 'Only this account can buy it. Anyone can see the listing.',
  // What to change in a field.
  sameTerms: 'Nothing has changed. Enter a new price, or change other terms.',
  endPriceTooHigh: 'The ending price must be below the starting price.',
  totalTooLarge: 'The total price is too large.',
  tooMany: 'You have {held} of this item.',
  noBuyer: 'Enter the buyer’s address.',
  zeroAddress: 'Nobody can use the zero address.',
  ownAddress: 'This is your own address.',
  // What the price is divided into.
  royaltyMoved: 'The creator royalty now goes to another account.',
  royaltyChanged: 'The creator royalty is now {now}, not {before}.',
  buyersPay: 'Buyers pay',
  buyersPayAtStart: 'Buyers pay at the start',
  lotPrice: 'Price of all {count}',
  lotPriceAtStart: 'Price of all {count} at the start',
  royalty: 'Creator royalty',
  royaltyShare: 'Creator royalty, {share}',
  royaltyShareAbout: 'Creator royalty, about {share}',
  royaltyCapped: 'Creator royalty, capped by this site, {share}',
  royaltyCappedAbout: 'Creator royalty, capped by this site, about {share}',
  royaltyPaidTo: 'Royalty paid to',
  fee: 'Marketplace fee',
  feeShare: 'Marketplace fee, {share}',
  youReceive: 'You receive',
  youReceiveAtStart: 'You receive at the start',
  youReceiveAtEnd: 'You receive at the end',
  amountUnread: 'Couldn’t read',
  // What is special about the listing.
  declines: 'The price declines from {start} to {end} over {duration}.',
  startsLaterNote: 'Nobody can buy it before it starts, {time}.',
  reservedNote: 'Only this account can buy it: {account}',
  overListed:
    'Together with your other listings, {listed} units would be listed, but you have {held}. Once those are sold, the rest can’t be bought.',
  untried:
    'Couldn’t check whether a buyer could receive this. If the contract refuses the transfer, the listing can’t be bought.',
  // The approval before the listing.
  approval: 'Approval',
  approvalText:
    '{count, plural, one {First, your wallet asks you to approve Seaport, the trading contract, to move <strong>all</strong> your items of {collections}, not only this one. Seaport moves them only to fill your orders, and you can revoke the approval.} other {First, your wallet asks you to approve Seaport, the trading contract, to move <strong>all</strong> your items of {collections}, not only these. Seaport moves them only to fill your orders, and you can revoke the approval.}}',
  reactivates:
    '{count, plural, one {The approval also reactivates an older listing of yours:} other {The approval also reactivates # older listings of yours:}}',
  reactivatesMore: 'The approval also reactivates more than {count} older listings of yours:',
  cancelFirst:
    '{count, plural, one {First cancel your older listing that the approval reactivates, in a separate transaction} other {First cancel your # older listings that the approval reactivates, in one separate transaction}}',
  cancelTheseFirst:
    'First cancel {count} of your older listings that the approval reactivates, in one separate transaction',
  andMore: 'and more',
})
