// The home page: featured items for sale, collections, recent sales, new listings.
import { Link } from '../../ui/Link.tsx'
import { collectionsPath, activityPath } from '../../domain/paths.ts'
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { openListings } from '../../features/collections/openListings.ts'
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
import { HomePageDocument, type HomePageQuery } from './__generated__/HomePage.ts'
import { Wall, WALL_SIZE, WallSkeleton, selectFeatured, buyAction } from './Wall.tsx'
import { toCardItem } from '../../features/tokens/cardItem.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { toWei } from '../../domain/wei.ts'
import { readCurrency } from '../../graphql/currency.ts'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import styles from './RecentSales.module.css'

const COLLECTIONS_SHOWN = 6

/** Loads after the featured items. */
const CollectionTable = lazyPart(
  async () => (await import('../../features/collections/CollectionTable.tsx')).CollectionTable,
  {
    waiting: ({ collections }) => (
      <CollectionTableSkeleton rows={Math.min(collections.length, COLLECTIONS_SHOWN)} />
    ),
    notice: 'here',
  },
)

export function HomePage() {
  const now = useQueryTime()
  const query = useIndexQuery(HomePageDocument, {
    variables: {
      listed: { bestAskEndsAtSeconds_gt: String(now), listedAtSeconds_not: null, supply_gt: '0' },
      openListings: openListings(now),
    },
  })
  return (
    <Page title={null}>
      <Content query={query} />
    </Page>
  )
}

function Content({ query }: { readonly query: QueryState<HomePageQuery> }) {
  const asOf = useAsOfBlock()
  const t = useTranslate()
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
      const wall = selectFeatured(tokens, WALL_SIZE)
      const others = tokens.filter((token) => !wall.includes(token))
      return (
        <>
          <Wall tokens={wall} />
          <Section
            title={t(home.collections)}
            aside={<Link to={collectionsPath()}>{t(home.allCollections)}</Link>}
          >
            <CollectionTable
              collections={collections}
              period="30d"
              ranking="volume"
              limit={COLLECTIONS_SHOWN}
            />
          </Section>
          {sales.length > 0 && (
            <Section
              title={t(home.recentSales)}
              aside={<Link to={activityPath()}>{t(home.allActivity)}</Link>}
            >
              <RecentSales sales={sales} />
            </Section>
          )}
          {others.length > 0 && (
            <Section title={t(home.newListings)}>
              <Listings tokens={others} />
            </Section>
          )}
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
      <Section title={t(home.collections)}>
        <CollectionTableSkeleton />
      </Section>
      <Section title={t(home.recentSales)}>
        <Grid oneRow>
          {Array.from({ length: 6 }, (_, i) => (
            <CardSkeleton key={i} eyebrow />
          ))}
        </Grid>
      </Section>
    </>
  )
}

const SHOWN = 12

function Listings({ tokens }: { readonly tokens: HomePageQuery['tokens'] }) {
  const { network } = useConfig()
  return (
    <Grid minCell={200}>
      {tokens.slice(0, SHOWN).map((token) => {
        const item = toCardItem(token, network)
        return <TokenCard key={token.id} item={item} withCollection {...buyAction(item, token.bestAsk)} />
      })}
    </Grid>
  )
}

function RecentSales({ sales }: { readonly sales: HomePageQuery['sales'] }) {
  const { network } = useConfig()
  return (
    <Grid minCell={176} oneRow>
      {sales.map(({ id, token, unitPrice, quantity, currency, timestampSeconds }) => (
        <TokenCard
          key={id}
          item={toCardItem(token, network)}
          withCollection
          value={
            <span className={styles.sale}>
              <span>
                <Price amount={toWei(unitPrice)} currency={readCurrency(currency, network)} />{' '}
                {quantity !== '1' && <TokenAmount quantity={BigInt(quantity)} />}
              </span>
              <span className={styles.time}>
                <TimeAgo seconds={Number(timestampSeconds)} past />
              </span>
            </span>
          }
        />
      ))}
    </Grid>
  )
}
