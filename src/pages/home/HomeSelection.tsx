// What the configuration shows first on the home page: single items, and featured collections with their newest listings.
// Its code and its query load only where something is configured.
import type { ReactNode } from 'react'
import type { VitrineConfig } from '../../domain/config.ts'
import { curatedFilter, isListed } from '../../domain/curation.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import type { CollectionTableRef } from '../../features/collections/CollectionTable.tsx'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { HomePageQuery, HomePageQueryVariables } from './__generated__/HomePage.ts'
import {
  HomeSelectionDocument,
  type HomeSelectionQuery,
  type HomeSelectionQueryVariables,
} from './__generated__/HomeSelection.ts'
import type { selectFeatured } from './featured.ts'

type Tokens = HomePageQuery['tokens']

export interface Selection {
  readonly featured: readonly CollectionTableRef[]
  /** The items of the wall, given the newest listings. */
  readonly fillWall: (newest: Tokens) => Tokens
}

export interface HomeSelectionProps {
  readonly variables: Pick<HomePageQueryVariables, 'listed' | 'openListings'>
  /** Selects the wall's items. Passed in, because importing it would split the page's code into two files. */
  readonly select: typeof selectFeatured
  readonly wallSize: number
  /** The selection is undefined if it fails to load: the page does without. */
  readonly children: (selection: Selection | 'loading' | undefined) => ReactNode
}

export function HomeSelection({ variables, select, wallSize, children }: HomeSelectionProps) {
  const config = useConfig()
  const query = useIndexQuery(HomeSelectionDocument, { variables: selectionVariables(config, variables) })
  if (query.kind !== 'ready') return children(query.kind === 'loading' ? 'loading' : undefined)
  return children(readSelection(config, query.data, { select, wallSize }))
}

/** @param variables of the home page's own query */
export function selectionVariables(
  config: VitrineConfig,
  variables: HomeSelectionProps['variables'],
): HomeSelectionQueryVariables {
  return {
    ...variables,
    hero: { id_in: [...heroIds(config)], ...curatedFilter(config, 'collection') },
    featured: { id_in: config.curation.featured.filter((address) => isListed(config, address)) },
  }
}

export function readSelection(
  config: VitrineConfig,
  { tokens, collections }: HomeSelectionQuery,
  { select, wallSize }: Pick<HomeSelectionProps, 'select' | 'wallSize'>,
): Selection {
  const first = inOrder(heroIds(config), tokens).slice(0, wallSize)
  const newestFeatured = inOrder(config.curation.featured, collections).flatMap(({ newest }) => newest)
  return {
    featured: collections,
    fillWall: (newest) => {
      const others = new Map([...newestFeatured, ...newest].map((token) => [token.id, token]))
      for (const { id } of first) others.delete(id)
      return [...first, ...select([...others.values()], wallSize - first.length)]
    },
  }
}

const heroIds = ({ brand }: VitrineConfig): readonly string[] =>
  (brand.home?.hero ?? []).map(({ collection, tokenId }) => tokenEntityId(collection, parseTokenId(tokenId)))

/** The rows with these ids, in their order. */
const inOrder = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
