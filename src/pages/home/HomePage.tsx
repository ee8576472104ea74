// The home page: featured items, for sale if any are, collections, recent sales, new listings.
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { home } from '../../messages/en/home.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Grid, Page, Section } from '../../ui/Layout.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import {
  HomePageDocument,
  type HomePageQuery,
  type HomePageQueryVariables,
} from './__generated__/HomePage.ts'
import type { HomeItemsProps } from './HomeItems.tsx'
import type { HomeSelectionProps, Selection } from './HomeSelection.tsx'
import { selectFeatured, WALL_SIZE } from './featured.ts'
import { homeVariables } from './homeVariables.ts'
import { buyAction, Wall, WallSkeleton } from './Wall.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'

const COLLECTIONS_SHOWN = 6

/** Loads after the featured items. */
const HomeSections = lazyPart(async () => (await import('./HomeSections.tsx')).HomeSections, {
  waiting: ({ collections, sales }) => (
    <SectionsSkeleton rows={Math.min(collections.length, COLLECTIONS_SHOWN)} sales={sales.length > 0} />
  ),
  notice: 'here',
})

const HomeSelection = lazyPart<HomeSelectionProps>(
  async () => (await import('./HomeSelection.tsx')).HomeSelection,
  { waiting: Waiting },
)

const HomeItems = lazyPart<HomeItemsProps>(async () => (await import('./HomeItems.tsx')).HomeItems, {
  waiting: WallSkeleton,
})

export function HomePage() {
  const now = useQueryTime()
  const config = useConfig()
  const variables = homeVariables(config, now)
  const { listed, openListings } = variables
  const query = useIndexQuery(HomePageDocument, { variables })
  return (
    <Page title={null}>
      {config.brand.home?.hero[0] || config.curation.featured[0] ? (
        <HomeSelection variables={{ listed, openListings }} select={selectFeatured} wallSize={WALL_SIZE}>
          {(selection) => <Content query={query} shown={variables.shown} selection={selection} />}
        </HomeSelection>
      ) : (
        <Content query={query} shown={variables.shown} />
      )}
    </Page>
  )
}

interface ContentProps {
  readonly query: QueryState<HomePageQuery>
  readonly shown: HomePageQueryVariables['shown']
  /** What the configuration selects; undefined where it selects nothing. */
  readonly selection?: Selection | 'loading' | undefined
}

function Content({ query, shown, selection }: ContentProps) {
  const asOf = useAsOfBlock()
  const t = useTranslate()
  if (selection === 'loading') return <Waiting />
  switch (query.kind) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <ErrorState scope="page" title={t(home.failed)} error={query.error} onRetry={query.retry} />
    case 'ready': {
      const { tokens, sales, collections } = query.data
      if (collections.length === 0) {
        return (
          <Empty scope="page" title={t(asOf === undefined ? home.empty : home.emptyPast)}>
            {t(asOf === undefined ? home.emptyHint : home.emptyPastHint)}
          </Empty>
        )
      }
      const wall = selection?.fillWall(tokens) ?? selectFeatured(tokens, WALL_SIZE)
      return (
        <>
          {wall.length > 0 ? (
            <Wall tokens={wall} />
          ) : (
            <HomeItems shown={shown} select={selectFeatured} wallSize={WALL_SIZE}>
              {(items) => (items === 'loading' ? <WallSkeleton /> : <Wall tokens={items} />)}
            </HomeItems>
          )}
          <HomeSections
            collections={[...(selection?.featured ?? []), ...collections]}
            shown={COLLECTIONS_SHOWN}
            buyAction={buyAction}
            sales={sales}
            tokens={tokens.filter(({ id }) => !wall.some((token) => token.id === id))}
          />
        </>
      )
    }
  }
}

function Waiting() {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{t(home.loading)}</LoadingLabel>
      <WallSkeleton />
      <SectionsSkeleton sales />
    </>
  )
}

function SectionsSkeleton({ rows, sales }: { readonly rows?: number; readonly sales: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Section title={t(home.collections)}>
        <CollectionTableSkeleton {...(rows !== undefined && { rows })} />
      </Section>
      {sales && (
        <Section title={t(home.recentSales)}>
          <Grid oneRow>
            {Array.from({ length: 6 }, (_, i) => (
              <CardSkeleton key={i} eyebrow />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
