// The page of all collections. Rankings are named by their code.
import { catalog } from '../catalog.ts'

export const collectionsPage = catalog('collectionsPage', {
  title: 'Collections',
  sortBy: 'Sort by',
  volume: 'By volume',
  floor: 'By floor',
  change: 'By floor change',
  sales: 'By sales',
  listed: 'By share for sale',
  owners: 'By owners',
  items: 'By items',
  period: 'Period',
  unknownRanking: 'Collections can’t be sorted by “{text}”.',
  unknownPeriod: 'There’s no period called “{text}”.',
  shown:
    'Sorted by {ranking, select, volume {volume} floor {floor} change {floor change} sales {sales} listed {share for sale} owners {owners} other {items}}, over {period, select, 24h {24 hours} 7d {7 days} 30d {30 days} other {all time}}.',
  loading: 'Loading collections',
  loadFailed: 'Couldn’t load the collections',
  figuresFailed: 'Couldn’t load the figures of this period',
  empty: 'No collections yet',
  emptyHint: 'Collections appear here once this site has one of their items.',
  emptyPast: 'No collections at this block',
  emptyPastHint: 'This site’s first collection came after this block.',
  note: '{span}. As of {time}. The native coin and its wrapped token count one to one; amounts in other currencies are never added up: the floor is in the first of the site’s currencies in which the collection is traded, volume is shown in each, and sales are counted in all of them. Volume and sales exclude flagged sales. The CSV has volume and sales in each currency, and those of flagged sales.',
  exported: 'rankings',
})
