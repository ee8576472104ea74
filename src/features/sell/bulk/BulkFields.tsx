// The fields that several items share: how they are sold and priced, in which currency, and for how long.
import type { Currency } from '../../../domain/currency.ts'
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
  { value: 'apart', label: 'One by one' },
  { value: 'together', label: 'Together' },
] as const
const PRICINGS = [
  { value: 'same', label: 'Same price' },
  { value: 'each', label: 'Each its own' },
  { value: 'trait', label: 'Trait floor' },
] as const

export function BulkFields({ count, currencies, values, errors, sent, onChange }: BulkFieldsProps) {
  const { errorOf, touch } = useTouched<'price' | 'until'>(errors ?? {}, sent)
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change })
  const { sale, pricing } = values
  const symbol = currencies.find(({ address }) => address === values.currency)?.symbol ?? ''
  return (
    <div className={dialogs.fields}>
      <div className={styles.choices}>
        {count > 1 && (
          <Segmented
            label="How they are sold"
            value={sale}
            options={SALES}
            onChange={(chosen) => set({ sale: chosen })}
          />
        )}
        {sale === 'apart' && (
          <Segmented
            label="How they are priced"
            value={pricing}
            options={PRICINGS}
            onChange={(chosen) => set({ pricing: chosen })}
          />
        )}
      </div>
      {sale === 'together' && (
        <p className={styles.rule}>
          One listing, one price, one buyer: all of them or none. Each collection’s royalty is taken from an
          even part of the price.
        </p>
      )}
      {sale === 'apart' && pricing === 'trait' && (
        <p className={styles.rule}>
          Each item takes the floor of its most valuable trait. The floor of a trait is the cheapest listing
          in {symbol}, by somebody else, of an item that has it; of an item’s traits the one with the highest
          floor counts. Of an edition no unit is priced below the work’s own cheapest listing.
        </p>
      )}
      {sale === 'together' || pricing === 'same' ? (
        <PriceFields
          label={sale === 'together' ? 'Price of all together' : 'Price of each'}
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
