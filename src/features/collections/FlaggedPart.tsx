// The part of a volume that is left out because its sales are flagged; shown beside the volume.
import { formatCount } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import type { Market, Period } from './figures.ts'
import styles from './FlaggedPart.module.css'

export interface FlaggedPartProps {
  readonly market: Market | undefined
  readonly period: Period
}

/** Nothing where no sale of the period is flagged. */
export function FlaggedPart({ market, period }: FlaggedPartProps) {
  if (market === undefined) return null
  const { flaggedVolume, flaggedSales } = market.sold[period]
  if (flaggedSales === 0) return null
  return (
    <span className={styles.flagged} title={flaggedHint(flaggedSales)}>
      <Price amount={flaggedVolume} currency={market.currency} quiet /> <span>flagged</span>
    </span>
  )
}

function flaggedHint(count: number): string {
  const sales = count === 1 ? 'sale that looks like a wash trade is' : 'sales that look like wash trades are'
  return `${formatCount(count)} ${sales} not in the volume. The collection’s analytics list each with its reason.`
}
