// The home page: featured items for sale, and below them the sections, which load after them.
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { homeTexts } from '../../messages/en/home.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Grid, Page, Section } from '../../ui/Layout.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HomePageDocument, type HomePageQuery } from './__generated__/HomePage.ts'
import { selectFeatured } from './featured.ts'
import { homeVariables } from './homeVariables.ts'
import { buyAction, Wall, WallSkeleton } from './Wall.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'

const COLLECTIONS_SHOWN = 6

/** Loads after the featured items. */
const HomeSections = lazyPart(async () => (await import('./HomeSections.tsx')).HomeSections, {
  placeholder: ({ data: { collections, sales } }) => (
    <SectionsSkeleton rows={Math.min(collections.length, COLLECTIONS_SHOWN)} sales={sales.length > 0} />
  ),
  notice: 'here',
})

export function HomePage() {
  const now = useQueryTime()
  const variables = homeVariables(useConfig(), now)
  const query = useIndexQuery(HomePageDocument, { variables, keepPrevious: 'always' })
  return (
    <Page title={null}>
      <Content query={query} now={now} />
    </Page>
  )
}

interface ContentProps {
  readonly query: QueryState<HomePageQuery>
  /** Unix seconds: the time of the query. */
  readonly now: number
}

function Content({ query, now }: ContentProps) {
  const config = useConfig()
  const t = useTranslate()
  switch (query.kind) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <ErrorState scope="page" title={t(homeTexts.failed)} error={query.error} onRetry={query.retry} />
    case 'ready': {
      const { collections } = query.data
      const featured = selectFeatured(config, query.data, now)
      return (
        <>
          {collections.length > 0 && <Wall featured={featured} hasListings={query.data.tokens.length > 0} />}
          <HomeSections
            data={query.data}
            wall={featured.tokens}
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
      <LoadingLabel>{t(homeTexts.loading)}</LoadingLabel>
      <WallSkeleton />
      <SectionsSkeleton sales />
    </>
  )
}

function SectionsSkeleton({ rows, sales }: { readonly rows?: number; readonly sales: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Section title={t(homeTexts.collections)}>
        <CollectionTableSkeleton {...(rows !== undefined && { rows })} />
      </Section>
      {sales && (
        <Section title={t(homeTexts.recentSales)}>
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
