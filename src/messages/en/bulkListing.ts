// The dialog that lists several items, one by one or together.
import { catalog } from '../catalog.ts'

export const bulkListing = catalog('bulkListing', {
  title: '{count, plural, one {List # item for sale} other {List # items for sale}}',
  titleTogether: '{count, plural, one {List # item as a bundle} other {List # items as a bundle}}',
  list: '{count, plural, one {List # item} other {List # items}}',
  unread: 'Couldn’t read the creator royalties from the chain.',
  sale: 'How to sell',
  apart: 'Separate listings',
  together: 'One bundle',
  pricing: 'How to price',
  samePrice: 'Same price',
  eachPrice: 'Individual prices',
  setAll: 'Set all prices',
  floor: 'Floor price',
  traitFloor: 'Trait floor',
  lastSale: 'Last sale',
  lowerAll: 'Lower by {share}',
  raiseAll: 'Raise by {share}',
  pricesKept:
    '{count, plural, one {# item has no such price, so its price stays.} other {# items have no such price, so their prices stay.}}',
  undo: 'Undo',
  marketPrices: 'Market prices of {item}',
  togetherRule:
    'One listing, one price, one buyer: all items or none. Each collection’s creator royalty is calculated from an even share of the price.',
  traitRule:
    'A trait’s floor is the cheapest listing in {currency}, by someone else, of an item with that trait. An item’s trait floor is the highest of these. An edition has only its own cheapest listing.',
  priceTogether: 'Price for all together',
  priceEach: 'Price of each',
  items: 'Items to list',
  listedAlready: '{listed} of your {held} already listed',
  units: 'Quantity of {item}',
  unitsOf: 'of {held}',
  price: 'Price of {item}',
  removeBlocked:
    '{count, plural, one {Remove the item that can’t be listed} other {Remove the # items that can’t be listed}}',
  remove: 'Remove {item}',
  youReceive: 'you receive',
  tooMany: 'You have {held}.',
  buyersPay: 'Buyers pay in total',
  royalties: 'Creator royalties',
  youReceiveInAll: 'You receive in total',
})
