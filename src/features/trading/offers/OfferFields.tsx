// The fields of the form to make an offer; a field speaks up once it was left or the form was sent.
import { useState } from 'react'
import type { Currency } from '../../../domain/currency.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { EXPIRIES } from '../listings/listForm.ts'
import styles from '../Dialogs.module.css'
import type { OfferStart } from './offer.ts'
import { takesQuantity, type OfferErrors, type OfferValues } from './offerForm.ts'
import { TraitFields } from './TraitFields.tsx'

export interface OfferFieldsProps {
  readonly start: OfferStart
  readonly currencies: readonly Currency[]
  readonly values: OfferValues
  readonly errors: OfferErrors
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: OfferValues) => void
}

export function OfferFields({ start, currencies, values, errors, sent, onChange }: OfferFieldsProps) {
  const [touched, setTouched] = useState<ReadonlySet<keyof OfferErrors>>(new Set())
  const errorOf = (field: keyof OfferErrors) => (sent || touched.has(field) ? errors[field] : undefined)
  const touch = (field: keyof OfferErrors) => setTouched((current) => new Set([...current, field]))
  const set = <Key extends keyof OfferValues>(key: Key, value: OfferValues[Key]) =>
    onChange({ ...values, [key]: value })
  const inNumber = takesQuantity(start)
  return (
    <>
      {start.item === undefined && (
        <div className={styles.row}>
          <Segmented
            label="Which items"
            value={values.aim}
            onChange={(aim) => set('aim', aim)}
            options={[
              { value: 'any', label: 'Any item' },
              { value: 'trait', label: 'With a trait' },
            ]}
          />
        </div>
      )}
      {start.item === undefined && values.aim === 'trait' && (
        <TraitFields
          collection={start.collection.address}
          type={values.traitType}
          value={values.traitValue}
          error={errorOf('trait')}
          onChange={(traitType, traitValue) => onChange({ ...values, traitType, traitValue })}
        />
      )}
      <TextField
        label={inNumber ? 'Price of one' : 'Price'}
        value={values.price}
        onChange={(price) => set('price', price)}
        onBlur={() => {
          if (values.price !== '') touch('price')
        }}
        error={errorOf('price')}
        inputMode="decimal"
        placeholder="0.00"
        mono
        required
      />
      <div className={styles.currency}>
        <Select
          label="Currency"
          value={values.currency}
          onChange={(chosen) => set('currency', chosen)}
          options={currencies.map(({ address, symbol }) => ({ value: address, label: symbol }))}
        />
      </div>
      {inNumber && (
        <TextField
          className={styles.row}
          label="How many"
          value={values.quantity}
          onChange={(quantity) => set('quantity', quantity)}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint="Several owners may each sell you a part of them."
          inputMode="numeric"
          mono
          required
        />
      )}
      <div className={styles.row}>
        <Select
          label="For how long"
          value={values.expiry}
          onChange={(expiry) => set('expiry', expiry)}
          options={EXPIRIES}
        />
      </div>
      {values.expiry === 'custom' && (
        <TextField
          className={styles.row}
          label="Until"
          type="datetime-local"
          value={values.until}
          onChange={(until) => set('until', until)}
          onBlur={() => touch('until')}
          error={errorOf('until')}
          required
        />
      )}
    </>
  )
}
