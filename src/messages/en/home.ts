// The home page.
import { catalog } from '../catalog.ts'

export const home = catalog('home', {
  title: 'Featured',
  intro:
    '{site} is a marketplace for digital collectibles. See the full history of every item, and buy, sell and make offers from your own wallet.',
  loading: 'Loading the home page',
  failed: 'Couldn’t load the marketplace',
  empty: 'No items yet',
  emptyHint: 'Items appear here once the first collection is indexed.',
  emptyPast: 'No items at this block',
  emptyPastHint: 'The first collection was indexed after this block.',
  collections: 'Collections',
  allCollections: 'All collections',
  recentSales: 'Recent sales',
  allActivity: 'All activity',
  newListings: 'New listings',
})
