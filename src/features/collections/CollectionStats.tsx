// The figures in a collection's header: floor, volume, listed share, owners.
import type { ReactNode } from 'react'
import { collectionFigures } from '../../messages/en/collectionFigures.ts'
import { collectionHeader } from '../../messages/en/collectionHeader.ts'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { FlaggedPart } from './FlaggedPart.tsx'
import { FloorPrice } from './FloorPrice.tsx'
import { type CollectionFiguresRef, mainMarket, useFigures } from './figures.ts'
import { share } from './share.ts'
import styles from './CollectionStats.module.css'

const VOLUME = collectionFigures.volumeOver({ period: collectionFigures['30d'] })
const { floor, bestOffer: best, listed, owners } = collectionFigures

export interface CollectionStatsProps {
  readonly collection: CollectionFiguresRef
  /** The best offer, which loads after the other figures. */
  readonly bestOffer: ReactNode
}

export function CollectionStats({ collection, bestOffer }: CollectionStatsProps) {
  const t = useTranslate()
  const figures = useFigures(collection)
  const { tokenCount, ownerCount, listedCount } = figures
  const main = mainMarket(figures)
  return (
    <StatRow align="end">
      <Stat label={t(floor)} hint={t(collectionHeader.floorHint)}>
        <FloorPrice market={main} size="m" />
      </Stat>
      <Stat label={t(best)} hint={t(collectionHeader.bestOfferHint)}>
        <span className={styles.late}>{bestOffer}</span>
      </Stat>
      <Stat
        label={t(VOLUME)}
        hint={t(
          main === undefined
            ? collectionFigures['30dSpan']
            : collectionHeader.volumeHint({
                sales: main.sold['30d'].sales,
                currency: main.currency.symbol,
                span: collectionFigures['30dSpan'],
              }),
        )}
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
      <Stat
        label={t(listed)}
        hint={t(collectionHeader.listedHint({ listed: listedCount, total: tokenCount }))}
      >
        {t(share(listedCount, tokenCount))}
      </Stat>
      <Stat label={t(owners)}>{t(ownerCount)}</Stat>
    </StatRow>
  )
}

export function CollectionStatsSkeleton() {
  const t = useTranslate()
  return (
    <StatRow align="end">
      {[floor, best, VOLUME, listed, owners].map((label) => (
        <Stat key={label.id} label={t(label)}>
          <span className={label === best ? styles.late : undefined}>
            <Skeleton shape="text" width="5ch" />
          </span>
          {label === VOLUME && <span className={styles.below} />}
        </Stat>
      ))}
    </StatRow>
  )
}
