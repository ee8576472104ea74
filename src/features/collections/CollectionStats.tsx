// The figures in a collection's header: floor, volume, listed share, owners.
import type { ReactNode } from 'react'
import { formatCount } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { FlaggedPart } from './FlaggedPart.tsx'
import { FloorPrice } from './FloorPrice.tsx'
import { type CollectionFiguresRef, mainMarket, useFigures } from './figures.ts'
import { PERIOD_WORDS } from './periodWords.ts'
import { share } from './share.ts'
import styles from './CollectionStats.module.css'

const VOLUME = 'Volume, 30 days'

export interface CollectionStatsProps {
  readonly collection: CollectionFiguresRef
  /** The figure of the best offer, which comes after the others. */
  readonly bestOffer: ReactNode
}

export function CollectionStats({ collection, bestOffer }: CollectionStatsProps) {
  const figures = useFigures(collection)
  const { tokenCount, ownerCount, listedCount } = figures
  const main = mainMarket(figures)
  return (
    <StatRow align="end">
      <Stat label="Floor" hint="What the cheapest open listing costs now">
        <FloorPrice market={main} size="m" />
      </Stat>
      <Stat label="Best offer" hint="The highest open offer for any item, by a bidder who can pay it">
        <span className={styles.late}>{bestOffer}</span>
      </Stat>
      <Stat
        label={VOLUME}
        hint={
          main === undefined
            ? PERIOD_WORDS['30d'].span
            : `${formatCount(main.sold['30d'].sales)} sales in ${main.currency.symbol}, without flagged sales and sales in other currencies: ${PERIOD_WORDS['30d'].span}`
        }
      >
        {main === undefined ? (
          '—'
        ) : (
          <Price size="m" amount={main.sold['30d'].volume} currency={main.currency} />
        )}
        <span className={styles.below}>
          <FlaggedPart market={main} period="30d" />
        </span>
      </Stat>
      <Stat label="For sale" hint={`${formatCount(listedCount)} of ${formatCount(tokenCount)} items`}>
        {share(listedCount, tokenCount)}
      </Stat>
      <Stat label="Owners">{formatCount(ownerCount)}</Stat>
    </StatRow>
  )
}

export function CollectionStatsSkeleton() {
  return (
    <StatRow align="end">
      {['Floor', 'Best offer', VOLUME, 'For sale', 'Owners'].map((label) => (
        <Stat key={label} label={label}>
          <span className={label === 'Best offer' ? styles.late : undefined}>
            <Skeleton shape="text" width="5ch" />
          </span>
          {label === VOLUME && <span className={styles.below} />}
        </Stat>
      ))}
    </StatRow>
  )
}
