// The fields of the form to list an item; a field speaks up once it was left or the form was sent.
import { useState } from 'react'
import type { Currency } from '../../../domain/currency.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { EXPIRIES, type ListErrors, type ListValues } from './listForm.ts'
import type { ListedItem } from './listing.ts'
import { MoreListFields } from './MoreListFields.tsx'
import styles from '../Dialogs.module.css'

export interface ListFieldsProps {
  readonly item: ListedItem
  /** Units that the reader has, when the page knows. */
  readonly held: bigint | undefined
  readonly currencies: readonly Currency[]
  readonly values: ListValues
  readonly errors: ListErrors
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: ListValues) => void
}

export function ListFields({ item, held, currencies, values, errors, sent, onChange }: ListFieldsProps) {
  const [touched, setTouched] = useState<ReadonlySet<keyof ListErrors>>(new Set())
  const errorOf = (field: keyof ListErrors) => (sent || touched.has(field) ? errors[field] : undefined)
  const touch = (field: keyof ListErrors) => setTouched((current) => new Set([...current, field]))
  const set = <Key extends keyof ListValues>(key: Key, value: ListValues[Key]) =>
    onChange({ ...values, [key]: value })
  const takesParts =
    values.buyer === 'one' ? 'The buyer takes all of them.' : 'Buyers may take a part of them.'
  const each = item.standard === 'ERC1155' ? ' of one' : ''

  return (
    <>
      <TextField
        label={values.course === 'declining' ? `First price${each}` : `Price${each}`}
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
      {item.standard === 'ERC1155' && (
        <TextField
          className={styles.row}
          label="How many"
          value={values.quantity}
          onChange={(quantity) => set('quantity', quantity)}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint={held === undefined ? takesParts : `You have ${held}. ${takesParts}`}
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
      <MoreListFields
        values={values}
        errorOf={errorOf}
        touch={touch}
        onChange={(change) => onChange({ ...values, ...change })}
      />
    </>
  )
}
