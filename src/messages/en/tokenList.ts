// The controls and columns of a list of items.
import { catalog } from '../catalog.ts'

export const tokenList = catalog('tokenList', {
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
})
