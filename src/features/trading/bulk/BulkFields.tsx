// The fields that several listings share: how they are priced, in which currency, and for how long.
import type { Currency } from '../../../domain/currency.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import dialogs from '../Dialogs.module.css'
import { ExpiryFields } from '../ExpiryFields.tsx'
import { CurrencyField, PriceFields } from '../PriceFields.tsx'
import { useTouched } from '../useTouched.ts'
import type { BulkErrors, BulkValues } from './bulkForm.ts'

export interface BulkFieldsProps {
  readonly currencies: readonly Currency[]
  readonly values: BulkValues
  readonly errors: BulkErrors | undefined
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: BulkValues) => void
}

const PRICINGS = [
  { value: 'same', label: 'One price for all' },
  { value: 'each', label: 'A price for each' },
] as const

export function BulkFields({ currencies, values, errors, sent, onChange }: BulkFieldsProps) {
  const { errorOf, touch } = useTouched<'price' | 'until'>(errors ?? {}, sent)
  const set = (change: Partial<BulkValues>) => onChange({ ...values, ...change })
  return (
    <div className={dialogs.fields}>
      <div className={dialogs.row}>
        <Segmented
          label="How they are priced"
          value={values.pricing}
          options={PRICINGS}
          onChange={(pricing) => set({ pricing })}
        />
      </div>
      {values.pricing === 'same' ? (
        <PriceFields
          label="Price of each"
          currencies={currencies}
          values={values}
          error={errorOf('price')}
          onLeave={() => touch('price')}
          onChange={set}
        />
      ) : (
        <CurrencyField currencies={currencies} value={values.currency} onChange={set} />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
    </div>
  )
}
