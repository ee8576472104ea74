// Variables of the home page's query: which items, listings, sales and collections it shows.
import type { VitrineConfig } from '../../domain/config.ts'
import { curatedFilter } from '../../domain/curation.ts'
import { openListings } from '../../features/collections/openListings.ts'
import type { HomePageQueryVariables } from './__generated__/HomePage.ts'
import { getFeaturedCollections, getPickedIds, getPoolCollections } from './featured.ts'

/** @param now in seconds; listings that end by then are left out, and its day draws the first items */
export function homeVariables(config: VitrineConfig, now: number): HomePageQueryVariables {
  const ofListed = curatedFilter(config, 'collection')
  const featured = getFeaturedCollections(config)
  return {
    picked: { id_in: [...getPickedIds(config)], ...ofListed },
    pool: { id_in: [...getPoolCollections(config, now)] },
    isFeatured: featured.length > 0,
    featured: { id_in: [...featured] },
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
