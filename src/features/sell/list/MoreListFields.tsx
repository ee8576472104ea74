// The choices that most listings leave as they are: a price that falls, a later start, a buyer named beforehand.
import { useState } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ListErrors, ListValues } from './listForm.ts'
import styles from './ListFields.module.css'

export interface MoreListFieldsProps {
  readonly values: ListValues
  readonly errorOf: (field: keyof ListErrors) => string | undefined
  readonly touch: (field: keyof ListErrors) => void
  readonly onChange: (change: Partial<ListValues>) => void
}

const COURSES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'declining', label: 'Falls over time' },
] as const
const STARTS = [
  { value: 'now', label: 'Starts at once' },
  { value: 'later', label: 'Starts later' },
] as const
const BUYERS = [
  { value: 'anyone', label: 'For anyone' },
  { value: 'one', label: 'For one account' },
] as const

export function MoreListFields({ values, errorOf, touch, onChange }: MoreListFieldsProps) {
  const { course, endPrice, start, startsAt, buyer, reservedFor } = values
  // Once something in it is chosen, it stays open: what is signed is never out of sight.
  const [open, setOpen] = useState(false)
  const chosen = course !== 'fixed' || start !== 'now' || buyer !== 'anyone'
  return (
    <details
      className={styles.more}
      open={open || chosen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>More choices</summary>
      <div className={styles.choices}>
        <Segmented
          label="How the price moves"
          value={course}
          options={COURSES}
          onChange={(value) => onChange({ course: value })}
        />
        {course === 'declining' && (
          <TextField
            label="Price at the end"
            value={endPrice}
            onChange={(value) => onChange({ endPrice: value })}
            onBlur={() => {
              if (endPrice !== '') touch('endPrice')
            }}
            error={errorOf('endPrice')}
            hint="It falls evenly from the first price to this one."
            inputMode="decimal"
            placeholder="0.00"
            mono
            required
          />
        )}
        <Segmented
          label="Start"
          value={start}
          options={STARTS}
          onChange={(value) => onChange({ start: value })}
        />
        {start === 'later' && (
          <TextField
            label="From"
            type="datetime-local"
            value={startsAt}
            onChange={(value) => onChange({ startsAt: value })}
            onBlur={() => touch('startsAt')}
            error={errorOf('startsAt')}
            required
          />
        )}
        <Segmented
          label="Buyer"
          value={buyer}
          options={BUYERS}
          onChange={(value) => onChange({ buyer: value })}
        />
        {buyer === 'one' && (
          <TextField
            label="Address of the buyer"
            value={reservedFor}
            onChange={(value) => onChange({ reservedFor: value })}
            onBlur={() => {
              if (reservedFor !== '') touch('reservedFor')
            }}
            error={errorOf('reservedFor')}
            hint="Only this account can buy it. Anyone can see the listing."
            placeholder="0x"
            mono
            required
          />
        )}
      </div>
    </details>
  )
}
