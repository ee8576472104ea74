// Listings and offers: their tables, what they are called, and why one can’t be filled, by the reason’s code.
import { catalog } from '../catalog.ts'

export const ordersTexts = catalog('orders', {
  // Listings and bundles of an item, and the listings' export.
  listingsTable: {
    title: 'Listings',
    price: 'Price',
    forSale: 'For sale',
    seller: 'Seller',
    expires: 'Expires',
    action: 'Action',
    bundles: 'Sold together',
    bundleExpires: '{ends, select, never {never expires} other {expires {time}}}',
    exported: 'listings',
  },
  // Offers on a page: tables, the best one, and the depth of the market.
  offersTable: {
    title: 'Offers',
    live: 'Live offers',
    collectionTitle: 'Collection and trait offers',
    loading: 'Loading offers',
    failed: 'Couldn’t load offers',
    empty: 'No offers yet',
    collectionEmptyHint:
      'Offers on the collection or one of its traits. Any owner of a matching item can accept them.',
    exported: 'offers',
    selected: 'Selected',
    offer: 'Offer',
    for: 'For',
    from: 'From',
    expires: 'Expires',
    action: 'Action',
    expiresAt: '{ends, select, never {never expires} other {expires {time}}}',
    buyerShort: 'Buyer can’t pay now',
    youShort: 'You can’t pay now',
    thisItem: 'This item',
    anyItem: 'Any item',
    anyItemOf: 'Any item of {collection}',
    withTrait: 'Items with a trait',
    loadingBest: 'Loading the best offer',
    noneToAccept: 'No offer can be accepted now.',
    notAllChecked:
      'Many of the highest offers can’t be paid, and not all were checked. An offer that can be paid may be missing.',
    best: 'Best offer',
    bestPrice: 'Best offer {price}',
    bestYours: 'Best offer {price} (yours)',
    bestIn: 'Best offer in {currency}',
    acceptBest: 'Accept the best offer: {offer}',
    forItem: 'for this item, {ends, select, never {never expires} other {expires {time}}}',
    forCollection:
      'for any item of the collection, {ends, select, never {never expires} other {expires {time}}}',
    forSomeTrait:
      'for items with one of its traits, {ends, select, never {never expires} other {expires {time}}}',
    forTrait: 'for items with {trait}, {ends, select, never {never expires} other {expires {time}}}',
    depth: 'Depth in {currency}',
    depthNote: 'Counts offers on any item of the collection, not those on single items or traits.',
    bids: 'Bids in {currency}',
    asks: 'Asks in {currency}',
    offered: 'Offer price',
    listingPrice: 'Listing price',
    quantity: 'Quantity',
    reach: 'Total quantity',
    reachHint: 'Quantity at this price and at every better one',
    noBids: 'No offers in {currency}.',
    noAsks: 'No listings in {currency}.',
    bestPrices: '{count, plural, one {The best price.} other {The best # prices.}}',
    bestPricesOf:
      '{count, plural, one {The best price, of the best {orders} orders.} other {The best # prices, of the best {orders} orders.}}',
  },
  // What listings and offers are called where they are named in a few words.
  names: {
    bundle: '{item} and {count} more',
    offerOnItem: '{price} for {item}',
    offerOnCollection: '{price} for any item of {collection}',
    offerOnTrait: '{price} for an item of {collection} with a trait',
  },
  // Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
  inactiveListings: {
    sold: 'Sold.',
    canceled: 'Canceled by the seller.',
    expired: 'Expired.',
    restricted: 'It needs the approval of another marketplace, so it can’t be bought here.',
    'not-held': 'The seller doesn’t hold the item now.',
    'approval-missing': 'The seller revoked the approval to sell it.',
  },
  // Why a listing can’t be bought now, by the reason’s code, where its seller reads it as what they did.
  inactiveOwnListings: {
    'not-held': 'You don’t hold the item now.',
    'approval-missing': 'You revoked the approval to sell it.',
  },
  // Why an offer can’t be accepted now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
  inactiveOffers: {
    filled: 'Filled.',
    canceled: 'Canceled by the buyer.',
    expired: 'Expired.',
    restricted: 'It needs the approval of another marketplace.',
  },
  // Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
  unavailable: {
    notIndexed: 'This site no longer has this listing.',
    own: 'This is your own listing.',
    scheduled: 'It isn’t for sale yet.',
    quantity: 'Only {available} available.',
    notFillable: 'This site marks it as inactive.',
  },
  // Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
  defects: {
    MALFORMED_ITEM: 'Can’t be filled: the order contains an item that Seaport rejects.',
    WRONG_STANDARD: 'Can’t be filled: the order names the wrong token standard.',
    ZERO_PRICE: 'Can’t be filled: its price is zero.',
    RISING_PRICE: 'Can’t be bought here: its price rises with time.',
    CHANGING_AMOUNT: 'Can’t be filled here: its amount changes with time.',
    NEVER_OPEN: 'Can’t be filled: it ends before it starts.',
    NATIVE_OFFER: 'Can’t be accepted: it offers the native coin, which Seaport can’t take from the maker.',
    UNLISTED_CURRENCY: 'Can’t be filled here: this site doesn’t trade in its currency.',
    UNKNOWN_CONDUIT: 'Can’t be filled here: it uses a conduit that this site doesn’t trust.',
    OVER_FEE_CAP:
      'Can’t be filled here: more than a quarter of its price goes to accounts other than the seller.',
    RESTRICTED: 'Can’t be filled here: it needs the approval of another marketplace.',
    OVERFLOW: 'Can’t be filled: its amounts are too large.',
    UNSUPPORTED: 'Can’t be filled here: this site doesn’t trade orders of this kind.',
  },
  // What keeps an order of the index from being traded at all.
  errors: {
    malformed: 'This site returned an invalid order.',
    inexactFraction: 'This quantity doesn’t divide the order exactly.',
  },
})
