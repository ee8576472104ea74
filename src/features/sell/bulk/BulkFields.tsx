// The fields that several items share: how they are sold and priced, in which currency, and for how long.
import type { Currency } from '../../../domain/currency.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { ExpiryFields } from '../../../trade/ExpiryFields.tsx'
import { CurrencyField, PriceFields } from '../../../trade/PriceFields.tsx'
import { useTouched } from '../../../trade/useTouched.ts'
import type { BulkErrors, BulkValues } from './bulkForm.ts'
import styles from './BulkFields.module.css'

export interface BulkFieldsProps {
  /** How many items there are. */
  readonly count: number
  readonly currencies: readonly Currency[]
  readonly values: BulkValues
  readonly errors: BulkErrors | undefined
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: BulkValues) => void
}

const SALES = [
  { value: 'apart', label: bulkListing.apart },
  { value: 'together', label: bulkListing.together },
] as const
const PRICINGS = [
  { value: 'same', label: bulkListing.samePrice },
  { value: 'each', label: bulkListing.eachPrice },
  { value: 'trait', label: bulkListing.traitFloor },
] as const

export function BulkFields({ count, currencies, values, errors, sent, onChange }: BulkFieldsProps) {
  const t = useTranslate()
  const named = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, label: t(choice.label) }))
  const { errorOf, touch } = useTouched<'price' | 'until'>(errors ?? {}, sent)
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change })
  const { sale, pricing } = values
  const symbol = currencies.find(({ address }) => address === values.currency)?.symbol ?? ''
  return (
    <div className={dialogs.fields}>
      <div className={styles.choices}>
        {count > 1 && (
          <Segmented
            label={t(bulkListing.sale)}
            value={sale}
            options={named(SALES)}
            onChange={(chosen) => set({ sale: chosen })}
          />
        )}
        {sale === 'apart' && (
          <Segmented
            label={t(bulkListing.pricing)}
            value={pricing}
            options={named(PRICINGS)}
            onChange={(chosen) => set({ pricing: chosen })}
          />
        )}
      </div>
      {sale === 'together' && <p className={styles.rule}>{t(bulkListing.togetherRule)}</p>}
      {sale === 'apart' && pricing === 'trait' && (
        <p className={styles.rule}>{t(bulkListing.traitRule({ currency: symbol }))}</p>
      )}
      {sale === 'together' || pricing === 'same' ? (
        <PriceFields
          label={t(sale === 'together' ? bulkListing.priceTogether : bulkListing.priceEach)}
          currencies={currencies}
          values={values}
          error={errorOf('price')}
          onLeave={() => touch('price')}
          onChange={set}
        />
      ) : (
        <CurrencyField currencies={currencies} value={values.currency} alone onChange={set} />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
    </div>
  )
}
