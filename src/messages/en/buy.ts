// Buying: the dialogs of a purchase, the cart, and the sweep.
import { catalog } from '../catalog.ts'

export const buyTexts = catalog('buy', {
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
  // The cart.
  cart: {
    title: 'Cart',
    empty: 'Your cart is empty',
    emptyHint:
      'Add listings from a collection or an item. They’re bought together, in as few transactions as possible.',
    clear: 'Clear cart',
    cleared: 'Cart cleared.',
    removed: '{item} removed.',
    undo: 'Undo',
    remove: 'Remove {item}',
    inCurrency: 'Listings in {currency}',
    count: '{count, plural, one {# listing} other {# listings}}',
    tooMany:
      'One transaction can buy up to {most} listings. Buy the first {most} now and the others afterward.',
    buyFor: 'Buy {count, plural, one {# item} other {# items}} for {price}',
    noneAvailable: 'None of these can be bought now.',
    missed:
      '{reason, select, bought {Someone else bought it first. You paid nothing for it.} canceled {Its seller canceled it first. You paid nothing for it.} expired {It expired first. You paid nothing for it.} other {It couldn’t be bought. You paid nothing for it.}}',
    declining: 'Declining price: this is about what it costs now.',
    quantityOf: 'Quantity of {item}',
    quantity: 'Quantity',
  },
  // The sweep: buying the cheapest listings of a collection.
  sweep: {
    title: 'Sweep cheapest listings',
    addToCart: 'Add to cart',
    buy: 'Buy',
    buyFor: 'Buy {count, plural, one {# item} other {# items}} for {price}',
    count: 'Number of items',
    slider: 'Number of items, as a slider',
    countRange: 'Enter a number from 1 to {most}.',
    maximum: 'Maximum price per item',
    anyPrice: 'Any price',
    currency: 'Currency',
    loading: 'Loading the cheapest listings',
    failed: 'Couldn’t load the cheapest listings',
    none: 'No listings in {currency}',
    noneHint: 'Select another currency, or come back later.',
    matching:
      '{count, plural, one {# item for sale matches your filters.} other {# items for sale match your filters.}}',
    matchingAtLeast: 'At least {count} items for sale match your filters.',
    noneMatching: 'No listings in {currency} match your filters',
    noneMatchingHint: 'Remove a filter or select another currency.',
    noneSoCheap: 'No listing is that cheap.',
    noneAvailable: 'None of these can be bought now.',
    fewer: '{count, plural, one {Only # item matches.} other {Only # items match.}}',
    cheapest:
      '{count, plural, one {The cheapest item priced in {currency}, excluding yours.} other {The # cheapest items priced in {currency}, excluding yours.}}',
    cheapestAvailable:
      '{count, plural, one {The cheapest item in {currency} that can be bought, excluding yours.} other {The # cheapest items in {currency} that can be bought, excluding yours.}}',
    leftOut: 'Left out: {reason}',
    include: 'Include {item}',
    cheapestOthers:
      '{count, plural, one {The cheapest item in {currency}, excluding yours and those that you left out.} other {The # cheapest items in {currency}, excluding yours and those that you left out.}}',
  },
})
