// Variables of the home page's query: which listings, sales and collections it shows.
import type { VitrineConfig } from '../../domain/config.ts'
import { curatedFilter } from '../../domain/curation.ts'
import { openListings } from '../../features/collections/openListings.ts'
import type { HomePageQueryVariables } from './__generated__/HomePage.ts'

/** @param now in seconds; listings that end by then are left out */
export function homeVariables(config: VitrineConfig, now: number): HomePageQueryVariables {
  const ofListed = curatedFilter(config, 'collection')
  return {
    listed: {
      bestAskEndsAtSeconds_gt: String(now),
      listedAtSeconds_not: null,
      supply_gt: '0',
      ...ofListed,
    },
    openListings: openListings(now),
    sold: ofListed,
    shown: curatedFilter(config, 'id'),
  }
}
