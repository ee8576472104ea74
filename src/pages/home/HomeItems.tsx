// Items that the home page shows first while nothing is for sale. Their code and their query load only then.
import type { ReactNode } from 'react'
import type { Collection_filter } from '../../graphql/__generated__/operations.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { HomeItemsDocument, type HomeItemsQuery } from './__generated__/HomeItems.ts'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import type { selectFeatured } from './featured.ts'

type Tokens = HomePageQuery['tokens']

export interface HomeItemsProps {
  readonly shown: Collection_filter
  /** Selects the wall's items. Passed in, because importing it would split the page's code into two files. */
  readonly select: typeof selectFeatured
  readonly wallSize: number
  /** There are no items if they fail to load: the page does without. */
  readonly children: (items: Tokens | 'loading') => ReactNode
}

export function HomeItems({ shown, select, wallSize, children }: HomeItemsProps) {
  const query = useIndexQuery(HomeItemsDocument, { variables: itemsVariables(shown) })
  if (query.kind === 'loading') return children('loading')
  return children(query.kind === 'ready' ? select(toItems(query.data), wallSize) : [])
}

/** @param shown which collections the home page shows */
export const itemsVariables = (shown: Collection_filter) => ({ shown, held: { supply_gt: '0' } })

/** The items of all collections. */
export const toItems = ({ collections }: HomeItemsQuery): Tokens =>
  collections.flatMap(({ tokens }) => tokens)
