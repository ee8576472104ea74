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
  traitFloor: 'Trait floor',
  togetherRule:
    'One listing, one price, one buyer: all items or none. Each collection’s creator royalty is calculated from an even share of the price.',
  traitRule:
    'Each item is priced at the floor of its most valuable trait: the highest of its traits’ floors. A trait’s floor is the cheapest listing in {currency}, by someone else, of an item with the trait. Units of an edition are never priced below the edition’s own cheapest listing.',
  priceTogether: 'Price for all together',
  priceEach: 'Price of each',
  items: 'Items to list',
  listedAlready: '{listed} of your {held} already listed',
  units: 'Quantity of {item}',
  unitsOf: 'of {held}',
  price: 'Price of {item}',
  noTraitListed: 'None of its traits is listed',
  remove: 'Remove {item}',
  loadingFloor: 'loading',
  ownCheapest: 'its own cheapest listing',
  youReceive: 'you receive',
  tooMany: 'You have {held}.',
  buyersPay: 'Buyers pay in total',
  royalties: 'Creator royalties',
  youReceiveInAll: 'You receive in total',
})
