// Collections in a table, ranked: floor, volume, sales, owners, items for sale.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { ArrowDown } from 'lucide-react'
import { Link } from '../../ui/Link.tsx'
import { parseAddress } from '../../domain/address.ts'
import { unitPlace } from '../../domain/currency.ts'
import { collectionName } from '../../domain/names.ts'
import { collectionPath } from '../../domain/paths.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import type { Message } from '../../messages/message.ts'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { Badge, VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Media } from '../../ui/Media.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionTable_collectionFragmentDoc } from './__generated__/CollectionTable.ts'
import styles from './CollectionTable.module.css'
import { VolumeParts } from './VolumeParts.tsx'
import { FloorPrice } from './FloorPrice.tsx'
import { type LatestSales, mainMarket, type Period, getFigures } from './figures.ts'
import { share } from './share.ts'
import { rank, type Ranking, changeBasisPoints, type FloorChange } from './ranking.ts'
import { share as shareValue } from '../../messages/values.ts'
import { classNames } from '../../ui/classNames.ts'

export type CollectionTableRef = FragmentRef<typeof CollectionTable_collectionFragmentDoc>

export function getCollection(reference: CollectionTableRef) {
  return readFragment(CollectionTable_collectionFragmentDoc, reference)
}

export interface CollectionTableProps {
  /** One may come more than once. */
  readonly collections: readonly CollectionTableRef[]
  readonly period: Period
  readonly ranking: Ranking
  /** Turns the column headers into buttons that rank by them. */
  readonly onRank?: (ranking: Ranking) => void
  readonly limit?: number
  /** Sales of the last 24 hours; needed only for that period. */
  readonly latest?: LatestSales | undefined
  /** Adds a column for the change of the floor; `reading` while the previous floors load. */
  readonly floorsThen?: FloorsThen | 'reading' | 'none'
}

/** Floors at the start of the period by market id, without markets that had none. */
export type FloorsThen = ReadonlyMap<string, bigint>

interface HeaderOptions {
  readonly wideOnly?: boolean
  /** Explains the figures on hover. */
  readonly hint?: Message
}

export function CollectionTable(props: CollectionTableProps) {
  const { collections, period, ranking, onRank, limit, latest, floorsThen = 'none' } = props
  const { network, collections: verified, curation } = useConfig()
  const now = useNow()
  const t = useTranslate()
  const each = new Map(collections.map(getCollection).map((collection) => [collection.id, collection]))
  const rows = [...each.values()].map((collection) => {
    const figures = getFigures(collection, network, now, latest)
    const main = mainMarket(figures)
    const then = main === undefined || typeof floorsThen === 'string' ? undefined : floorsThen.get(main.id)
    return {
      collection,
      name: collectionName(collection),
      address: parseAddress(collection.id),
      figures,
      change: then === undefined || main?.floor === undefined ? undefined : { then, now: main.floor },
    }
  })
  const ranked = rank(rows, { by: ranking, period, place: unitPlace(network) }).map((row, index) => ({
    ...row,
    place: index + 1,
    featured: curation.featured.indexOf(row.address),
  }))
  // Featured collections come first, in the configuration's order, and keep their place in the ranking.
  const shown = [
    ...ranked.filter(({ featured }) => featured >= 0).sort((a, b) => a.featured - b.featured),
    ...ranked.filter(({ featured }) => featured < 0),
  ].slice(0, limit)
  const span = collectionTexts.figures[`${period}Span`]
  const header = (by: Ranking, label: Message, { wideOnly = false, hint }: HeaderOptions = {}) => (
    <HeaderCell
      numeric
      wideOnly={wideOnly}
      title={hint && t(hint)}
      aria-sort={by === ranking ? 'descending' : undefined}
    >
      {onRank === undefined ? (
        t(label)
      ) : (
        <button type="button" className={styles.sort} onClick={() => onRank(by)}>
          {by === ranking && <ArrowDown aria-hidden="true" />}
          {t(label)}
        </button>
      )}
    </HeaderCell>
  )

  return (
    <Table label={t(collectionTexts.figures.collections)} busy={floorsThen === 'reading'}>
      <thead>
        <tr>
          <HeaderCell className={styles.rank} wideOnly>
            #
          </HeaderCell>
          <HeaderCell leading>{t(collectionTexts.figures.collection)}</HeaderCell>
          <HeaderCell className={styles.works} wideOnly>
            {t(collectionTexts.figures.preview)}
          </HeaderCell>
          {header('floor', collectionTexts.figures.floor)}
          {floorsThen !== 'none' &&
            header('change', collectionTexts.figures.floorChange, {
              wideOnly: true,
              hint: collectionTexts.figures.floorChangeHint({ span }),
            })}
          {header(
            'volume',
            period === 'all'
              ? collectionTexts.figures.volume
              : collectionTexts.figures.volumeOver({ period: collectionTexts.figures[period] }),
            { hint: collectionTexts.figures.volumeHint({ span }) },
          )}
          {header('sales', collectionTexts.figures.sales, {
            wideOnly: true,
            hint: collectionTexts.figures.salesHint({ span }),
          })}
          {header('listed', collectionTexts.figures.listed, { wideOnly: true })}
          {header('owners', collectionTexts.figures.owners, { wideOnly: true })}
          {header('items', collectionTexts.figures.items, { wideOnly: true })}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ collection, name, address, figures, change, place, featured }) => {
          const main = mainMarket(figures)
          const flagged = figures.markets.find(({ sold }) => sold[period].flaggedSales > 0)
          const traded = figures.markets.find(({ sold }) => sold[period].volume > 0n)
          return (
            <tr key={address} className={styles.row}>
              <Cell className={styles.rank} wideOnly>
                {t(place)}
              </Cell>
              <Cell leading>
                <Link className={styles.link} to={collectionPath(address)}>
                  <span className={styles.media} aria-hidden="true">
                    <Media
                      collection={address}
                      item={address}
                      image={getPicture(collection.tokens[0])}
                      alt=""
                    />
                  </span>
                  <span className={styles.names}>
                    <span className={styles.name}>
                      {verified.includes(address) ? (
                        <>
                          <span className={styles.marked}>
                            <bdi>{name}</bdi>
                          </span>
                          <span className={styles.mark}>
                            <VerifiedMark size={16} />
                          </span>
                        </>
                      ) : (
                        <bdi>{name}</bdi>
                      )}
                    </span>
                    <LookAlikeMark address={address} names={[name]} />
                    {featured >= 0 && <Badge>{t(collectionTexts.curation.featured)}</Badge>}
                  </span>
                </Link>
              </Cell>
              <Cell className={styles.works} wideOnly>
                <span className={styles.strip}>
                  {collection.tokens.slice(1).map(({ id, metadata }) => (
                    <span key={id} className={styles.media} aria-hidden="true">
                      <Media collection={address} image={getPicture({ id, metadata })} alt="" />
                    </span>
                  ))}
                </span>
              </Cell>
              <Cell numeric>{main?.floor === undefined ? <Dash /> : <FloorPrice market={main} />}</Cell>
              {floorsThen !== 'none' && (
                <Cell numeric wideOnly>
                  {floorsThen === 'reading' ? (
                    <Skeleton shape="text" width="6ch" />
                  ) : change === undefined ? (
                    <Dash />
                  ) : (
                    <FloorMove change={change} />
                  )}
                </Cell>
              )}
              <Cell numeric>
                {traded === undefined ? (
                  <Dash />
                ) : (
                  <Price amount={traded.sold[period].volume} currency={traded.currency} />
                )}
                <VolumeParts
                  collection={address}
                  market={traded ?? flagged}
                  markets={figures.markets}
                  period={period}
                />
              </Cell>
              <Cell numeric wideOnly>
                {t(figures.markets.reduce((sum, { sold }) => sum + sold[period].sales, 0))}
              </Cell>
              <Cell numeric wideOnly>
                {t(share(figures.listedCount, figures.tokenCount))}
              </Cell>
              <Cell numeric wideOnly>
                {t(figures.ownerCount)}
              </Cell>
              <Cell numeric wideOnly>
                {t(figures.tokenCount)}
              </Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function Dash() {
  return <span className={styles.none}>—</span>
}

function FloorMove({ change }: { readonly change: FloorChange }) {
  const t = useTranslate()
  const points = changeBasisPoints(change)
  if (points === undefined) return <>—</>
  const size = shareValue(points < 0n ? -points : points)
  return (
    <span className={classNames(points < 0n && styles.fell, points > 0n && styles.rose)}>
      {points === 0n
        ? t(size)
        : t(
            (points < 0n ? collectionTexts.figures.floorFell : collectionTexts.figures.floorRose)({
              change: size,
            }),
          )}
    </span>
  )
}

const getPicture = (
  token: { readonly id: string; readonly metadata: { readonly image: string | null } | null } | undefined,
) => (token === undefined ? null : fillTokenId(token.metadata?.image, token.id))
