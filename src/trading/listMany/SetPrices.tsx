// Sets the prices of several items at once: to market prices, or higher or lower by a share. The change can be undone.
import { useState } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { listTexts } from '../../messages/en/list.ts'
import { share } from '../../messages/values.ts'
import type { MarketPrice, PricesByPath } from '../prices/marks.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { Button } from '../../ui/Button.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './BulkFields.module.css'
import { fillPrices, scalePrices, type BulkValues } from './form.ts'

export interface SetPricesProps {
  readonly items: readonly HeldItem[]
  readonly prices: BulkValues['prices']
  readonly currency: Currency
  readonly market: ReadState<PricesByPath>
  readonly onChange: (prices: BulkValues['prices']) => void
}

/** A market price to set all prices to, and the kinds that count as it. */
const SOURCES: readonly {
  readonly label: 'floor' | 'traitFloor' | 'lastSale'
  readonly kinds: readonly MarketPrice['kind'][]
}[] = [
  { label: 'floor', kinds: ['floor', 'editionFloor'] },
  { label: 'traitFloor', kinds: ['traitFloor'] },
  { label: 'lastSale', kinds: ['lastSale'] },
]

/** By how many percent one click changes all prices. */
const STEP_PERCENT = 5n

export function SetPrices({ items, prices, currency, market, onChange }: SetPricesProps) {
  const t = useTranslate()
  /** The last change, which can be undone until another price is typed. */
  const [last, setLast] = useState<{
    readonly before: BulkValues['prices']
    readonly after: BulkValues['prices']
    /** Items without the market price, which keep theirs. */
    readonly kept: number
  }>()
  const change = (after: BulkValues['prices'], kept = 0) => {
    setLast({ before: prices, after, kept })
    onChange(after)
  }
  // Without removed items.
  const known = items.map(({ item }) => (market.status === 'loaded' && market.value.get(item.path)) || [])
  const has = (kinds: readonly MarketPrice['kind'][]) =>
    known.filter((each) => each.some(({ kind }) => kinds.includes(kind)))
  const step = share(STEP_PERCENT * 100n)
  const scale = (percent: bigint) => change(scalePrices(prices, { percent, currency }))
  const isEmpty = items.every(({ item }) => (prices[item.path] ?? '') === '')
  return (
    <div className={styles.set} role="group" aria-label={t(listTexts.bulk.setAll)}>
      <span aria-hidden="true">{t(listTexts.bulk.setAll)}</span>
      {SOURCES.map(({ label, kinds }) => (
        <Button
          key={label}
          size="s"
          busy={market.status === 'loading'}
          disabled={has(kinds).length === 0}
          onClick={() => {
            if (market.status !== 'loaded') return
            change(fillPrices(prices, market.value, { kinds, currency }), items.length - has(kinds).length)
          }}
        >
          {t(listTexts.bulk[label])}
        </Button>
      ))}
      <Button size="s" disabled={isEmpty} onClick={() => scale(100n - STEP_PERCENT)}>
        {t(listTexts.bulk.lowerAll({ share: step }))}
      </Button>
      <Button size="s" disabled={isEmpty} onClick={() => scale(100n + STEP_PERCENT)}>
        {t(listTexts.bulk.raiseAll({ share: step }))}
      </Button>
      {last?.after === prices && (
        <Button size="s" variant="quiet" onClick={() => onChange(last.before)}>
          {t(listTexts.bulk.undo)}
        </Button>
      )}
      <span className={styles.kept} role="status">
        {last?.after === prices && last.kept > 0 && t(listTexts.bulk.pricesKept({ count: last.kept }))}
      </span>
    </div>
  )
}
