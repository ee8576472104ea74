// The flagged part of a volume, shown beside it.
import { collectionFigures } from '../../messages/en/collectionFigures.ts'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Market, Period } from './figures.ts'
import styles from './FlaggedPart.module.css'

export interface FlaggedPartProps {
  readonly market: Market | undefined
  readonly period: Period
}

/** Empty if no sale of the period is flagged. */
export function FlaggedPart({ market, period }: FlaggedPartProps) {
  const t = useTranslate()
  if (market === undefined) return null
  const { flaggedVolume, flaggedSales } = market.sold[period]
  if (flaggedSales === 0) return null
  return (
    <span className={styles.flagged} title={t(collectionFigures.flaggedHint({ count: flaggedSales }))}>
      <Trans
        message={collectionFigures.flagged({
          price: <Price amount={flaggedVolume} currency={market.currency} quiet />,
          label: (text) => <span>{text}</span>,
        })}
      />
    </span>
  )
}
