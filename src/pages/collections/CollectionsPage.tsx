// The site's collections, sorted by a figure over a period.
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { CollectionTable } from '../../features/collections/CollectionTable.tsx'
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { type Period, PERIODS } from '../../features/collections/figures.ts'
import { openListings } from '../../features/collections/openListings.ts'
import { RANKINGS, type Ranking } from '../../features/collections/ranking.ts'
import { curatedFilter, isListed } from '../../domain/curation.ts'
import { useFiguresTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { joinSentences } from '../../messages/values.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { Select } from '../../ui/Select.tsx'
import { AllColumns } from '../../ui/WideTable.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionsPageDocument } from './__generated__/CollectionsPage.ts'
import styles from './CollectionsPage.module.css'
import { RankingsExport } from './RankingsExport.tsx'
import { usePeriodFigures } from './usePeriodFigures.ts'

/** The address's query; unknown values fall back to volume over 30 days, and the page says so. */
const querySchema = v.object({
  by: v.fallback(v.picklist(RANKINGS), 'volume'),
  over: v.fallback(v.picklist(PERIODS), '30d'),
})

const LONGEST_SHOWN = 24

/** A value of the address that isn't the one shown, shortened; undefined where they agree. */
function unknownText(text: string | null, shown: string): string | undefined {
  if (text === null || text === '' || text === shown) return undefined
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

export function CollectionsPage() {
  const asOf = useAsOfBlock()
  const now = useFiguresTime()
  const [query, setQuery] = useSearchParams()
  const { by, over } = v.parse(querySchema, { by: query.get('by'), over: query.get('over') })
  const unknownRanking = unknownText(query.get('by'), by)
  const unknownPeriod = unknownText(query.get('over'), over)
  const show = (change: { by?: Ranking; over?: Period }) =>
    setQuery(new URLSearchParams({ by, over, ...change }), { replace: true })
  const t = useTranslate()
  const figures = usePeriodFigures(over, now)
  // Collections can't be sorted until the figures that they are sorted by have loaded.
  const unranked = figures.status !== 'loaded' && (over === '24h' || by === 'change')
  const config = useConfig()
  const featured = config.curation.featured.filter((address) => isListed(config, address))
  const collections = useIndexQuery(CollectionsPageDocument, {
    variables: {
      shown: curatedFilter(config, 'id'),
      openListings: openListings(now),
      isFeatured: featured.length > 0,
      featured: { id_in: featured },
    },
  })
  const loaded =
    collections.kind === 'ready'
      ? [...(collections.data.featured ?? []), ...collections.data.collections]
      : []
  // A featured collection may be among the others too.
  const ranked = [...new Map(loaded.map((collection) => [collection.id, collection])).values()]

  return (
    <Page title={t(collectionTexts.rankings.title)}>
      <PageHeader
        title={t(collectionTexts.rankings.title)}
        aside={
          <div className={styles.controls}>
            <Select
              className={styles.rank}
              label={t(collectionTexts.rankings.sortBy)}
              labelHidden
              quiet
              value={by}
              options={RANKINGS.map((value) => ({ value, label: t(collectionTexts.rankings[value]) }))}
              onChange={(ranking) => show({ by: ranking })}
            />
            <Segmented
              label={t(collectionTexts.rankings.period)}
              value={over}
              options={PERIODS.map((value) => ({
                value,
                label: t(collectionTexts.figures[value]),
                title: t(collectionTexts.figures[`${value}Span`]),
              }))}
              onChange={(period) => show({ over: period })}
            />
          </div>
        }
      />
      {(unknownRanking !== undefined || unknownPeriod !== undefined) && (
        <p className={styles.unknown} role="status">
          {t(
            joinSentences([
              unknownRanking !== undefined &&
                collectionTexts.rankings.unknownRanking({ text: unknownRanking }),
              unknownPeriod !== undefined && collectionTexts.rankings.unknownPeriod({ text: unknownPeriod }),
              collectionTexts.rankings.shown({ ranking: by, period: over }),
            ]),
          )}
        </p>
      )}
      {(collections.kind === 'loading' ||
        (collections.kind === 'ready' && unranked && figures.status === 'loading')) && (
        <>
          <LoadingLabel>{t(collectionTexts.rankings.loading)}</LoadingLabel>
          <AllColumns>
            <CollectionTableSkeleton rows={6} />
          </AllColumns>
        </>
      )}
      {collections.kind === 'failed' && (
        <ErrorState
          title={t(collectionTexts.rankings.loadFailed)}
          error={collections.error}
          onRetry={collections.retry}
        />
      )}
      {collections.kind === 'ready' && unranked && figures.status === 'failed' && (
        <ErrorState
          title={t(collectionTexts.rankings.figuresFailed)}
          error={figures.error}
          onRetry={figures.retry}
        />
      )}
      {collections.kind === 'ready' &&
        !unranked &&
        (ranked.length === 0 ? (
          <Empty
            title={t(
              asOf === undefined ? collectionTexts.rankings.empty : collectionTexts.rankings.emptyPast,
            )}
          >
            {t(
              asOf === undefined
                ? collectionTexts.rankings.emptyHint
                : collectionTexts.rankings.emptyPastHint,
            )}
          </Empty>
        ) : (
          <>
            <AllColumns>
              <CollectionTable
                collections={ranked}
                period={over}
                ranking={by}
                onRank={(ranking) => show({ by: ranking })}
                latest={figures.status === 'loaded' ? figures.value.latest : undefined}
                floorsThen={
                  over === 'all' || figures.status === 'failed'
                    ? 'none'
                    : figures.status === 'loaded'
                      ? figures.value.floorsThen
                      : 'reading'
                }
              />
            </AllColumns>
            <RankingsExport collections={ranked} period={over} figures={figures} readAtSeconds={now} />
          </>
        ))}
    </Page>
  )
}
