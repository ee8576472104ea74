// The fields that several listings share: as a bundle or separately, pricing, currency, and expiry; and what sets the prices
// of all items at once.
import type { Currency } from '../../domain/currency.ts'
import { listTexts } from '../../messages/en/list.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { MarketPrices, PricesFailed } from '../prices/MarketPrices.tsx'
import { ExpiryFields, CurrencyField, PriceFields, useTouched } from '../dialog/OrderFields.tsx'
import type { HeldItem } from '../../orders/listedItem.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { arePricedAlone, type BulkErrors, type BulkValues, fillPrices, scalePrices } from './form.ts'
import type { MarketPrice, PricesByPath } from '../prices/marks.ts'
import styles from './BulkFields.module.css'
import { useState } from 'react'
import { share } from '../../messages/values.ts'
import { Button } from '../../ui/Button.tsx'

export interface BulkFieldsProps {
  readonly items: readonly HeldItem[]
  readonly currencies: readonly Currency[]
  /** The selected currency. */
  readonly currency: Currency
  readonly prices: ReadState<PricesByPath>
  readonly values: BulkValues
  readonly errors: BulkErrors | undefined
  /** Whether the form was submitted: then every field shows its error. */
  readonly wasSubmitted: boolean
  readonly onChange: (values: BulkValues) => void
}

const SALES = [
  { value: 'separate', label: listTexts.bulk.separate },
  { value: 'bundle', label: listTexts.bulk.bundle },
] as const
const PRICINGS = [
  { value: 'same', label: listTexts.bulk.samePrice },
  { value: 'each', label: listTexts.bulk.eachPrice },
] as const

export function BulkFields(props: BulkFieldsProps) {
  const { items, currencies, currency, prices, values, errors, wasSubmitted, onChange } = props
  const t = useTranslate()
  const translated = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, label: t(choice.label) }))
  const { getError, touch } = useTouched<'price' | 'until'>(errors ?? {}, wasSubmitted)
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change })
  const { sale, pricing } = values
  const alone = arePricedAlone(values)
  const floor = sale === 'separate' && prices.status === 'loaded' ? findCommonFloor(items, prices.value) : []
  return (
    <div className={dialogs.fields}>
      <div className={styles.choices}>
        {items.length > 1 && (
          <Segmented
            label={t(listTexts.bulk.sale)}
            value={sale}
            options={translated(SALES)}
            onChange={(value) => set({ sale: value })}
          />
        )}
        {sale === 'separate' && (
          <Segmented
            label={t(listTexts.bulk.pricing)}
            value={pricing}
            options={translated(PRICINGS)}
            onChange={(value) => set({ pricing: value })}
          />
        )}
      </div>
      {sale === 'bundle' && <p className={styles.rule}>{t(listTexts.bulk.bundleRule)}</p>}
      {alone ? (
        <CurrencyField currencies={currencies} value={values.currency} alone onChange={set} />
      ) : (
        <>
          <PriceFields
            label={t(sale === 'bundle' ? listTexts.bulk.priceBundle : listTexts.bulk.priceEach)}
            currencies={currencies}
            values={values}
            error={getError('price')}
            onLeave={() => touch('price')}
            onChange={set}
          />
          {floor.length > 0 && (
            <MarketPrices
              compact
              prices={{ status: 'loaded', value: floor }}
              onSelect={(price) => set({ price })}
            />
          )}
        </>
      )}
      <ExpiryFields values={values} error={getError('until')} onLeave={() => touch('until')} onChange={set} />
      {alone && (
        <>
          <SetPrices
            items={items}
            prices={values.prices}
            currency={currency}
            market={prices}
            onChange={(all) => set({ prices: all })}
          />
          {prices.status === 'failed' && <PricesFailed className={dialogs.failure} onRetry={prices.retry} />}
          <p className={styles.rule}>{t(listTexts.bulk.traitRule({ currency: currency.symbol }))}</p>
        </>
      )}
    </div>
  )
}

/** The floor of the items' collection, or of a single edition; empty for others, which have no price in common. */
function findCommonFloor(items: readonly HeldItem[], prices: PricesByPath): readonly MarketPrice[] {
  const [first, ...rest] = items.map(({ item }) => item)
  if (
    first === undefined ||
    rest.some(({ collection, standard }) => collection !== first.collection || standard !== first.standard)
  )
    return []
  return (prices.get(first.path) ?? []).filter(
    ({ kind }) => kind === 'floor' || (kind === 'editionFloor' && rest.length === 0),
  )
}

interface SetPricesProps {
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

function SetPrices({ items, prices, currency, market, onChange }: SetPricesProps) {
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
  const marketPrices = items.map(
    ({ item }) => (market.status === 'loaded' && market.value.get(item.path)) || [],
  )
  const has = (kinds: readonly MarketPrice['kind'][]) =>
    marketPrices.filter((each) => each.some(({ kind }) => kinds.includes(kind)))
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
