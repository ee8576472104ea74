// Sets the prices of several items at once: to market prices, or higher or lower by a share. The change can be undone.
import { useState } from 'react'
import type { Currency } from '../../../domain/currency.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { share } from '../../../messages/values.ts'
import type { MarketPrice } from '../../../trade/MarketPrices.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ReadState } from '../../../ui/useRead.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './BulkFields.module.css'
import { fillPrices, scalePrices, type BulkValues } from './bulkForm.ts'
import type { BulkPrices } from './bulkPrices.ts'

export interface SetPricesProps {
  readonly prices: BulkValues['prices']
  readonly currency: Currency
  readonly market: ReadState<BulkPrices>
  readonly onChange: (prices: BulkValues['prices']) => void
}

/** A market price to set all prices to, and the kinds that count as it. */
const SOURCES: readonly {
  readonly label: 'floor' | 'traitFloor' | 'lastSale'
  readonly kinds: readonly MarketPrice['kind'][]
}[] = [
  { label: 'floor', kinds: ['floor'] },
  { label: 'traitFloor', kinds: ['traitFloor', 'editionFloor'] },
  { label: 'lastSale', kinds: ['lastSale'] },
]

/** By how many percent one click changes all prices. */
const STEP_PERCENT = 5n

export function SetPrices({ prices, currency, market, onChange }: SetPricesProps) {
  const t = useTranslate()
  /** The last change, which can be undone until another price is typed. */
  const [last, setLast] = useState<{ readonly before: BulkValues['prices']; readonly after: typeof prices }>()
  const change = (after: BulkValues['prices']) => {
    setLast({ before: prices, after })
    onChange(after)
  }
  const loaded = market.status === 'loaded' ? market.value : undefined
  const step = share(STEP_PERCENT * 100n)
  const scale = (percent: bigint) => change(scalePrices(prices, { percent, currency }))
  const isEmpty = Object.values(prices).every((text) => text === '')
  return (
    <div className={styles.set} role="group" aria-label={t(bulkListing.setAll)}>
      <span aria-hidden="true">{t(bulkListing.setAll)}</span>
      {SOURCES.map(({ label, kinds }) => (
        <Button
          key={label}
          size="s"
          busy={market.status === 'loading'}
          disabled={![...(loaded?.values() ?? [])].flat().some(({ kind }) => kinds.includes(kind))}
          onClick={() => {
            if (loaded !== undefined) change(fillPrices(prices, loaded, { kinds, currency }))
          }}
        >
          {t(bulkListing[label])}
        </Button>
      ))}
      <Button size="s" disabled={isEmpty} onClick={() => scale(100n - STEP_PERCENT)}>
        {t(bulkListing.lowerAll({ share: step }))}
      </Button>
      <Button size="s" disabled={isEmpty} onClick={() => scale(100n + STEP_PERCENT)}>
        {t(bulkListing.raiseAll({ share: step }))}
      </Button>
      {last?.after === prices && (
        <Button size="s" variant="quiet" onClick={() => onChange(last.before)}>
          {t(bulkListing.undo)}
        </Button>
      )}
    </div>
  )
}
