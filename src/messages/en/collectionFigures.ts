// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import { catalog } from '../catalog.ts'

export const collectionFigures = catalog('collectionFigures', {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  all: 'All time',
  '24hSpan': 'The last 24 hours',
  '7dSpan': 'Today and the 6 days before, UTC',
  '30dSpan': 'Today and the 29 days before, UTC',
  allSpan: 'Since this site’s records began',
  collections: 'Collections',
  collection: 'Collection',
  preview: 'Preview',
  floor: 'Floor',
  floorChange: 'Floor change',
  floorChangeHint: 'Current floor compared with the floor at the start of the period. {span}',
  floorRose: '+{change}',
  floorFell: '−{change}',
  bestOffer: 'Best offer',
  volume: 'Volume',
  volumeOver: 'Volume, {period}',
  volumeHint: 'Excludes flagged sales. {span}',
  sales: 'Sales',
  salesHint: 'In every currency, excluding flagged sales. {span}',
  listed: 'For sale',
  owners: 'Owners',
  items: 'Items',
  otherVolume: 'and {price}',
  flagged: '{price} <label>flagged</label>',
  flaggedHint:
    'The volume excludes {count, plural, one {# sale that looks like a wash trade} other {# sales that look like wash trades}}. The collection’s analytics list each with its reason.',
})
