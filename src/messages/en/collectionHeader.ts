// The top of every page about a collection. Token standards are named by their code.
import { catalog } from '../catalog.ts'

export const collectionHeader = catalog('collectionHeader', {
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155 editions',
  contract: 'Contract',
  inconsistent: 'This contract’s events contradict each other',
  loading: 'Loading the collection',
  views: 'Collection',
  items: 'Items',
  offers: 'Offers',
  activity: 'Activity',
  analytics: 'Analytics',
  floorHint: 'Current price of the cheapest open listing',
  bestOfferHint: 'The highest open offer for any item, from a buyer who can pay it',
  volumeHint: '{sales, plural, one {# sale} other {# sales}} in {currency}, excluding flagged sales. {span}',
  listedHint: '{listed} of {total, plural, one {# item} other {# items}}',
})
