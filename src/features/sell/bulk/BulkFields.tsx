// The fields that several listings share: together or separately, pricing, currency, and expiry.
import type { Currency } from '../../../domain/currency.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { ExpiryFields, CurrencyField, PriceFields } from '../../../trade/OrderFields.tsx'
import { useTouched } from '../../../trade/formFields.ts'
import type { BulkErrors, BulkValues } from './bulkForm.ts'
import styles from './BulkFields.module.css'

export interface BulkFieldsProps {
  readonly count: number
  readonly currencies: readonly Currency[]
  readonly values: BulkValues
  readonly errors: BulkErrors | undefined
  /** Whether the form was submitted: then every field shows its error. */
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
  const translated = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
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
            options={translated(SALES)}
            onChange={(value) => set({ sale: value })}
          />
        )}
        {sale === 'apart' && (
          <Segmented
            label={t(bulkListing.pricing)}
            value={pricing}
            options={translated(PRICINGS)}
            onChange={(value) => set({ pricing: value })}
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
