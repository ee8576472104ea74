// The dialogs in which a buyer confirms a purchase, of one listing or of several, and what came of it.
import { catalog } from '../catalog.ts'

export const purchase = catalog('purchase', {
  title: 'Buy',
  doneTitle: 'Bought',
  confirm: 'Confirm and buy',
  buyFor: 'Buy for {price}',
  buyCountFor: 'Buy {count, plural, one {# item} other {# items}} for {price}',
  listingFailed: 'Couldn’t check the listing against the chain. Retry in a moment.',
  listingsFailed: 'Couldn’t check the listings against the chain. Retry in a moment.',
  checkingListing: 'Checking the listing against the chain',
  checkingListings: 'Checking the listings against the chain',
  checkingItems:
    '{count, plural, one {Checking # item against the chain} other {Checking # items against the chain}}',
  available: '{count} available, {price} each',
  availableInSteps: '{count} available, {price} each, in multiples of {step}',
  lot: 'All {count} are sold together, not one by one.',
  priceChanged: 'The price is now {to}, not {from}.',
  quantityChanged: '{count, plural, one {Only # is left.} other {Only # are left.}}',
  changesTooFast: 'This listing is changing too fast to be read. Retry in a moment.',
  lost: 'This site no longer has this listing.',
  leftOut: 'Left out: {reason}',
  someLeftOut:
    '{count, plural, one {# of {total} listings can’t be bought and is left out. You pay nothing for it.} other {# of {total} listings can’t be bought and are left out. You pay nothing for them.}}',
  seller: 'Seller',
  royalty: 'Royalty',
  youPay: 'You pay',
  youPaid: 'You paid',
  paidIn: 'Paid as {coin} and {token}',
  arrives: 'Delivered to',
  items: '{count, plural, one {# item} other {# items}}',
  allItems: 'all {count} items',
  checked:
    '{count, plural, one {Every check against the chain passed} =2 {Every check against the chain passed for both} other {Every check against the chain passed for all #}}<at>block {block}</at>',
  payments: '{sellers, plural, one {Payments to # seller} other {Payments to # sellers}}',
  paymentsAndFees:
    '{sellers, plural, one {Payments to # seller, {others} for royalties and fees} other {Payments to # sellers, {others} for royalties and fees}}',
  readingReceipt: 'Reading the receipt',
  receiptFailed: 'Couldn’t read the receipt.',
  stillInCart: 'Listings that you missed are still in your cart.',
  allBought: '{count, plural, =2 {Both bought.} other {All # bought.}}',
  someBought: '{bought} of {count} bought.',
  received:
    '{missing, plural, one {Received {received} of {quantity} {item}. You paid nothing for the other.} other {Received {received} of {quantity} {item}. You paid nothing for the others.}}',
  missed:
    '{reason, select, bought {Someone else bought {item} first. You paid nothing for it.} canceled {The seller of {item} canceled first. You paid nothing for it.} expired {The listing of {item} expired first. You paid nothing for it.} other {{item} couldn’t be bought. You paid nothing for it.}}',
  reactivates:
    '{count, plural, one {After the purchase, an older listing of yours can become active again:} other {After the purchase, # older listings of yours can become active again:}}',
  reactivatesMore: 'After the purchase, more than {count} older listings of yours can become active again:',
  cancelFirst:
    '{count, plural, one {First cancel your older listing, in a separate transaction} other {First cancel your # older listings, in one separate transaction}}',
  cancelTheseFirst: 'First cancel {count} of your older listings, in one separate transaction',
})
