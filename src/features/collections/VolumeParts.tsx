// Beside a volume: the volumes in other units of account, and the flagged parts.
import type { Address } from '../../domain/address.ts'
import { flaggedSalesPath } from '../../domain/paths.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Market, Period } from './figures.ts'
import styles from './VolumeParts.module.css'

export interface VolumePartsProps {
  readonly collection: Address
  /** The market whose volume is shown. */
  readonly market: Market | undefined
  readonly markets: readonly Market[]
  readonly period: Period
}

/** Empty if nothing was sold in another unit, and no sale of the period is flagged. */
export function VolumeParts({ collection, market, markets, period }: VolumePartsProps) {
  const t = useTranslate()
  if (market === undefined) return null
  const flagged = markets.filter(({ sold }) => sold[period].flaggedSales > 0)
  const others = markets.filter((other) => other !== market && other.sold[period].volume > 0n)
  return (
    <>
      {others.map(({ id, currency, sold }) => (
        <span key={id} className={styles.part}>
          <Trans
            message={collectionTexts.figures.otherVolume({
              price: <Price amount={sold[period].volume} currency={currency} quiet />,
            })}
          />
        </span>
      ))}
      {flagged.map(({ id, currency, sold }) => (
        <Link
          key={id}
          className={styles.part}
          to={flaggedSalesPath(collection)}
          title={t(collectionTexts.figures.flaggedHint({ count: sold[period].flaggedSales }))}
        >
          <Trans
            message={collectionTexts.figures.flagged({
              price: <Price amount={sold[period].flaggedVolume} currency={currency} quiet />,
              label: (text) => <span className={styles.label}>{text}</span>,
            })}
          />
        </Link>
      ))}
    </>
  )
}
