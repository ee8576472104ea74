// Items as cards and rows.
import { catalog } from '../catalog.ts'

export const tokens = catalog('tokens', {
  lastSale: 'Last {price}',
  notForSale: 'Not for sale',
  rank: 'Rarity rank',
  rankHint: 'Rarity rank {rank}: 1 is the rarest',
})
