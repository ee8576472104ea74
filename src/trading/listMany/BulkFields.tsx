// The fields that several listings share: together or separately, pricing, currency, and expiry.
import type { Currency } from '../../domain/currency.ts'
import { listTexts } from '../../messages/en/list.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { MarketPrices, PricesFailed } from '../prices/MarketPrices.tsx'
import { ExpiryFields, CurrencyField, PriceFields } from '../dialog/OrderFields.tsx'
import { useTouched } from '../dialog/formFields.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import type { ReadState } from '../../graphql/useRead.ts'
import { arePricedAlone, type BulkErrors, type BulkValues } from './form.ts'
import type { MarketPrice, PricesByPath } from '../prices/marks.ts'
import styles from './BulkFields.module.css'
import { SetPrices } from './SetPrices.tsx'

export interface BulkFieldsProps {
  readonly items: readonly HeldItem[]
  readonly currencies: readonly Currency[]
  /** The selected currency. */
  readonly currency: Currency
  readonly prices: ReadState<PricesByPath>
  readonly values: BulkValues
  readonly errors: BulkErrors | undefined
  /** Whether the form was submitted: then every field shows its error. */
  readonly sent: boolean
  readonly onChange: (values: BulkValues) => void
}

const SALES = [
  { value: 'apart', label: listTexts.bulk.apart },
  { value: 'together', label: listTexts.bulk.together },
] as const
const PRICINGS = [
  { value: 'same', label: listTexts.bulk.samePrice },
  { value: 'each', label: listTexts.bulk.eachPrice },
] as const

export function BulkFields(props: BulkFieldsProps) {
  const { items, currencies, currency, prices, values, errors, sent, onChange } = props
  const t = useTranslate()
  const translated = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, label: t(choice.label) }))
  const { errorOf, touch } = useTouched<'price' | 'until'>(errors ?? {}, sent)
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change })
  const { sale, pricing } = values
  const alone = arePricedAlone(values)
  const floor = sale === 'apart' && prices.status === 'loaded' ? commonFloor(items, prices.value) : []
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
        {sale === 'apart' && (
          <Segmented
            label={t(listTexts.bulk.pricing)}
            value={pricing}
            options={translated(PRICINGS)}
            onChange={(value) => set({ pricing: value })}
          />
        )}
      </div>
      {sale === 'together' && <p className={styles.rule}>{t(listTexts.bulk.togetherRule)}</p>}
      {alone ? (
        <CurrencyField currencies={currencies} value={values.currency} alone onChange={set} />
      ) : (
        <>
          <PriceFields
            label={t(sale === 'together' ? listTexts.bulk.priceTogether : listTexts.bulk.priceEach)}
            currencies={currencies}
            values={values}
            error={errorOf('price')}
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
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
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
function commonFloor(items: readonly HeldItem[], prices: PricesByPath): readonly MarketPrice[] {
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
