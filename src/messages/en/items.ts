// Items as cards and rows: their list, selecting several of them, and what they are called.
import { catalog } from '../catalog.ts'

export const itemsTexts = catalog('items', {
  lastSale: 'Last {price}',
  notForSale: 'Not for sale',
  inBundle: 'In a bundle',
  edition: 'Ed. of {supply}',
  editionAtLeast: 'Ed. of {supply}+',
  // The controls and columns of a list of items.
  list: {
    layout: 'Layout',
    largeGrid: 'Large grid',
    smallGrid: 'Small grid',
    list: 'List',
    item: 'Item',
    rarity: 'Rarity',
    price: 'Price',
    lastSale: 'Last sale',
    lastSalePrice: '<label>Last sale</label> {price}',
    listed: 'Listed',
    listedAgo: '<label>Listed</label> {time}',
    loadingMore: 'Loading more',
    showMore: 'Show more',
    rank: 'Rarity rank',
    rankHint: 'Rarity rank {rank}: 1 is the rarest',
  },
  // Selecting several items or listings at once.
  selection: {
    items: 'Select items',
    itemsForSale: 'Select items for sale',
    listings: 'Select listings',
    group: 'Selection',
    count: '{count} selected',
    countFull: '{count} selected, {most} at most',
    selectAll: 'Select all shown',
    clear: 'Clear selection',
    done: 'Done',
    select: 'Select {name}',
    notLoaded:
      'Some items in the range haven’t loaded, so they weren’t selected. Scroll past them, then select the range again.',
  },
  // Stands in for names that things don’t have.
  names: {
    unnamedCollection: 'Unnamed collection',
    otherTrait: 'Other',
    noTrait: 'None',
    trait: '{type}: {value}',
    percentTrait: '{value}%',
  },
  // Marks on names that could be mistaken for a listed collection.
  lookAlikes: {
    notListed: 'Not the listed “{name}” {address}',
    addresses: 'This is {address}. {name} is {listed}.',
    verified: 'Verified collection',
    verifiedHint: 'On this site’s list of collections',
  },
  // The facts about an item that can’t be faked.
  evidence: {
    listed: 'Verified collection',
    notListed: 'Unverified collection',
    tokenId: 'Token ID <digits>{id}</digits>',
    notCompared: 'Name not yet compared with those on this site’s list',
  },
})
