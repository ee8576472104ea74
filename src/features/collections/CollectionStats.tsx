// The figures in a collection's header: floor, volume, listed share, owners.
import { formatCount } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { type CollectionFiguresRef, mainMarket, useFigures } from './figures.ts'
import { PERIOD_WORDS } from './periodWords.ts'
import { share } from './share.ts'

export interface CollectionStatsProps {
  readonly collection: CollectionFiguresRef
  /** In seconds, for the volume's periods. */
  readonly now: number
}

export function CollectionStats({ collection, now }: CollectionStatsProps) {
  const figures = useFigures(collection, now)
  const { tokenCount, ownerCount, listedCount } = figures
  const main = mainMarket(figures)
  return (
    <StatRow align="end">
      <Stat label="Floor" hint="The cheapest listing that is open now">
        {main?.floor === undefined ? '—' : <Price size="m" amount={main.floor} currency={main.currency} />}
      </Stat>
      <Stat
        label="Volume, 30 days"
        hint={
          main === undefined
            ? PERIOD_WORDS['30d'].span
            : `${main.sales['30d']} sales in ${main.currency.symbol}: ${PERIOD_WORDS['30d'].span}`
        }
      >
        {main === undefined ? '—' : <Price size="m" amount={main.volume['30d']} currency={main.currency} />}
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
      {['Floor', 'Volume, 30 days', 'For sale', 'Owners'].map((label) => (
        <Stat key={label} label={label}>
          <Skeleton shape="text" width="5ch" />
        </Stat>
      ))}
    </StatRow>
  )
}
