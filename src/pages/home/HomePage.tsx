// The home page: featured items for sale, and below them the sections, which load after them.
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { home } from '../../messages/en/home.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Grid, Page, Section } from '../../ui/Layout.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HomePageDocument, type HomePageQuery } from './__generated__/HomePage.ts'
import type { HomeSelectionProps, Selection } from './HomeSelection.tsx'
import { selectFeatured, WALL_SIZE } from './featured.ts'
import { homeVariables } from './homeVariables.ts'
import { buyAction, Wall, WallSkeleton } from './Wall.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'

const COLLECTIONS_SHOWN = 6

/** Loads after the featured items. */
const HomeSections = lazyPart(async () => (await import('./HomeSections.tsx')).HomeSections, {
  waiting: ({ data: { collections, sales } }) => (
    <SectionsSkeleton rows={Math.min(collections.length, COLLECTIONS_SHOWN)} sales={sales.length > 0} />
  ),
  notice: 'here',
})

const HomeSelection = lazyPart<HomeSelectionProps>(
  async () => (await import('./HomeSelection.tsx')).HomeSelection,
  { waiting: Waiting },
)

export function HomePage() {
  const now = useQueryTime()
  const config = useConfig()
  const variables = homeVariables(config, now)
  const { listed, openListings } = variables
  const query = useIndexQuery(HomePageDocument, { variables, keepPrevious: 'always' })
  return (
    <Page title={null}>
      {config.brand.home?.hero[0] || config.curation.featured[0] ? (
        <HomeSelection variables={{ listed, openListings }} select={selectFeatured} wallSize={WALL_SIZE}>
          {(selection) => <Content query={query} selection={selection} />}
        </HomeSelection>
      ) : (
        <Content query={query} />
      )}
    </Page>
  )
}

interface ContentProps {
  readonly query: QueryState<HomePageQuery>
  /** What the configuration selects; undefined where it selects nothing. */
  readonly selection?: Selection | 'loading' | undefined
}

function Content({ query, selection }: ContentProps) {
  const t = useTranslate()
  if (selection === 'loading') return <Waiting />
  switch (query.kind) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <ErrorState scope="page" title={t(home.failed)} error={query.error} onRetry={query.retry} />
    case 'ready': {
      const { tokens, collections } = query.data
      const wall = selection?.fillWall(tokens) ?? selectFeatured(tokens, WALL_SIZE)
      return (
        <>
          {collections.length > 0 && <Wall tokens={wall} />}
          <HomeSections
            data={query.data}
            featured={selection?.featured}
            wall={wall}
            shown={COLLECTIONS_SHOWN}
            buyAction={buyAction}
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
