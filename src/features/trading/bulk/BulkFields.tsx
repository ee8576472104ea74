// The fields that several listings share: how they are priced, in which currency, and for how long.
import type { Currency } from '../../../domain/currency.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import dialogs from '../Dialogs.module.css'
import { EXPIRIES } from '../listings/listForm.ts'
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
      {values.pricing === 'same' && (
        <TextField
          label="Price of each"
          value={values.price}
          onChange={(price) => set({ price })}
          error={sent || values.price !== '' ? errors?.price : undefined}
          inputMode="decimal"
          placeholder="0.00"
          mono
          required
        />
      )}
      <div className={dialogs.currency}>
        <Select
          label="Currency"
          value={values.currency}
          onChange={(currency) => set({ currency })}
          options={currencies.map(({ address, symbol }) => ({ value: address, label: symbol }))}
        />
      </div>
      <div className={dialogs.row}>
        <Select
          label="For how long"
          value={values.expiry}
          onChange={(expiry) => set({ expiry })}
          options={EXPIRIES}
        />
      </div>
      {values.expiry === 'custom' && (
        <TextField
          className={dialogs.row}
          label="Until"
          type="datetime-local"
          value={values.until}
          onChange={(until) => set({ until })}
          error={sent || values.until !== '' ? errors?.until : undefined}
          required
        />
      )}
    </div>
  )
}
