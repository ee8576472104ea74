// Every collection the index knows, ranked by what the reader chooses, over the span they choose.
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { CollectionTable } from '../../features/collections/CollectionTable.tsx'
import { CollectionTableSkeleton } from '../../features/collections/CollectionTableSkeleton.tsx'
import { type Period, PERIODS } from '../../features/collections/figures.ts'
import { openAsks } from '../../features/collections/openAsks.ts'
import { PERIOD_WORDS } from '../../features/collections/periodWords.ts'
import { RANKINGS, type Ranking } from '../../features/collections/ranking.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { Select } from '../../ui/Select.tsx'
import { AllColumns } from '../../ui/WideTable.tsx'
import { CollectionsPageDocument } from './__generated__/CollectionsPage.ts'
import styles from './CollectionsPage.module.css'
import { RankingsExport } from './RankingsExport.tsx'
import { usePeriodFigures } from './usePeriodFigures.ts'

/** What the address may say; anything else falls back to volume over thirty days, and is told. */
const querySchema = v.object({
  by: v.fallback(v.picklist(RANKINGS), 'volume'),
  over: v.fallback(v.picklist(PERIODS), '30d'),
})

/** For the choice on a phone, where most columns have no room. */
const RANKING_WORDS: Readonly<Record<Ranking, string>> = {
  volume: 'By volume',
  floor: 'By floor',
  change: 'By floor change',
  sales: 'By sales',
  listed: 'By share for sale',
  owners: 'By owners',
  items: 'By items',
}

/** Whether the address says something, and not what is shown. */
const isOther = (said: string | null, shown: string) => said !== null && said !== '' && said !== shown

const LONGEST_SHOWN = 24
const cut = (said: string | null) =>
  said !== null && said.length > LONGEST_SHOWN ? `${said.slice(0, LONGEST_SHOWN)}…` : said

export function CollectionsPage() {
  const past = usePast()
  const now = useQueryTime()
  const [query, setQuery] = useSearchParams()
  const { by, over } = v.parse(querySchema, { by: query.get('by'), over: query.get('over') })
  const meaningless = [
    isOther(query.get('by'), by) && `There is no ranking called “${cut(query.get('by'))}”.`,
    isOther(query.get('over'), over) && `There is no period called “${cut(query.get('over'))}”.`,
  ].filter((sentence) => sentence !== false)
  const show = (change: { by?: Ranking; over?: Period }) =>
    setQuery(new URLSearchParams({ by, over, ...change }), { replace: true })
  const figures = usePeriodFigures(over, now)
  // Until the figures that rank them are here there is no order to show them in.
  const unranked = figures.kind !== 'ready' && (over === '24h' || by === 'change')
  const collections = useIndexQuery(CollectionsPageDocument, { variables: { openAsks: openAsks(now) } })

  return (
    <Page title="Collections">
      <PageHeader
        title="Collections"
        aside={
          <div className={styles.controls}>
            <Select
              className={styles.rank}
              label="Rank by"
              labelHidden
              quiet
              value={by}
              options={RANKINGS.map((value) => ({ value, label: RANKING_WORDS[value] }))}
              onChange={(ranking) => show({ by: ranking })}
            />
            <Segmented
              label="Period"
              value={over}
              options={PERIODS.map((value) => ({
                value,
                label: PERIOD_WORDS[value].name,
                title: PERIOD_WORDS[value].span,
              }))}
              onChange={(period) => show({ over: period })}
            />
          </div>
        }
      />
      {meaningless.length > 0 && (
        <p className={styles.unknown} role="status">
          {meaningless.join(' ')} Shown {RANKING_WORDS[by].replace('By', 'by')},{' '}
          {over === 'all' ? 'of all time' : `of ${PERIOD_WORDS[over].name}`}.
        </p>
      )}
      {(collections.kind === 'loading' ||
        (collections.kind === 'ready' && unranked && figures.kind === 'reading')) && (
        <>
          <LoadingLabel>Loading collections</LoadingLabel>
          <AllColumns>
            <CollectionTableSkeleton rows={6} />
          </AllColumns>
        </>
      )}
      {collections.kind === 'failed' && (
        <ErrorState
          title="Collections could not be loaded"
          error={collections.error}
          onRetry={collections.retry}
        />
      )}
      {collections.kind === 'ready' && unranked && figures.kind === 'failed' && (
        <ErrorState
          title="The figures of this period could not be read"
          error={figures.error}
          onRetry={figures.retry}
        />
      )}
      {collections.kind === 'ready' &&
        !unranked &&
        (collections.data.collections.length === 0 ? (
          <Empty title={past === undefined ? 'No collections yet' : 'There were no collections yet'}>
            {past === undefined
              ? 'Collections appear here as soon as the index has seen one of their items.'
              : 'The first collection came after this block.'}
          </Empty>
        ) : (
          <>
            <AllColumns>
              <CollectionTable
                collections={collections.data.collections}
                period={over}
                ranking={by}
                onRank={(ranking) => show({ by: ranking })}
                latest={figures.kind === 'ready' ? figures.value.latest : undefined}
                floorsThen={
                  over === 'all' || figures.kind === 'failed'
                    ? 'none'
                    : figures.kind === 'ready'
                      ? figures.value.floorsThen
                      : 'reading'
                }
              />
            </AllColumns>
            <RankingsExport collections={collections.data.collections} period={over} figures={figures} />
          </>
        ))}
    </Page>
  )
}
