// The home page.
import { catalog } from '../catalog.ts'

export const homeTexts = catalog('home', {
  title: 'Featured',
  intro:
    '{site} is a marketplace for digital collectibles. See the full history of every item, and buy, sell and make offers from your own wallet.',
  loading: 'Loading the home page',
  failed: 'Couldn’t load the marketplace',
  empty: 'No items yet',
  emptyHint: 'Items appear here once this site has its first collection.',
  emptyPast: 'No items at this block',
  emptyPastHint: 'This site’s first collection came after this block.',
  collections: 'Collections',
  allCollections: 'All collections',
  recentSales: 'Recent sales',
  allActivity: 'All activity',
  justListed: 'Just listed',
  picked: 'Picked by this site',
  drawn: 'A new random selection each day from the cheapest listings in this site’s collections',
  nothingForSale: 'Nothing is for sale right now. Here’s what’s in the collections and what sold last.',
  seeJustListed: 'See what’s just listed below.',
  items: 'Items in the collections',
})
