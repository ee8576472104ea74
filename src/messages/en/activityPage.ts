// The page of everything that happens on the marketplace.
import { catalog } from '../catalog.ts'

export const activityPage = catalog('activityPage', {
  title: 'Activity',
  intro: 'Every sale, listing, offer, and transfer that this site has recorded.',
  noMatch: 'No events match these filters.',
  empty: 'No activity yet',
  emptyHint: 'Sales, listings, and transfers appear here once they happen.',
  emptyPast: 'No activity at this block',
  emptyPastHint: 'The first event happened after this block.',
})
