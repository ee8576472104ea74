// Less common options of a listing: a declining price, a later start, a private buyer.
import { useState } from 'react'
import { listForm } from '../../../messages/en/listForm.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
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
  { value: 'fixed', label: listForm.fixed },
  { value: 'declining', label: listForm.declining },
] as const
const STARTS = [
  { value: 'now', label: listForm.startsNow },
  { value: 'later', label: listForm.startsLater },
] as const
const BUYERS = [
  { value: 'anyone', label: listForm.anyone },
  { value: 'one', label: listForm.oneAccount },
] as const

export function MoreListFields({ values, errorOf, touch, onChange }: MoreListFieldsProps) {
  const t = useTranslate()
  const translated = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, label: t(choice.label) }))
  const { course, endPrice, start, startsAt, buyer, reservedFor } = values
  // Stays open once an option is selected, so that everything to be signed is in view.
  const [open, setOpen] = useState(false)
  const hasSelection = course !== 'fixed' || start !== 'now' || buyer !== 'anyone'
  return (
    <details
      className={styles.more}
      open={open || hasSelection}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t(listForm.more)}</summary>
      <div className={styles.choices}>
        <Segmented
          label={t(listForm.priceType)}
          value={course}
          options={translated(COURSES)}
          onChange={(value) => onChange({ course: value })}
        />
        {course === 'declining' && (
          <TextField
            label={t(listForm.endPrice)}
            value={endPrice}
            onChange={(value) => onChange({ endPrice: value })}
            onBlur={() => {
              if (endPrice !== '') touch('endPrice')
            }}
            error={errorOf('endPrice')}
            hint={t(listForm.endPriceHint)}
            inputMode="decimal"
            placeholder="0.00"
            mono
            required
          />
        )}
        <Segmented
          label={t(listForm.start)}
          value={start}
          options={translated(STARTS)}
          onChange={(value) => onChange({ start: value })}
        />
        {start === 'later' && (
          <TextField
            label={t(listForm.startsAt)}
            type="datetime-local"
            value={startsAt}
            onChange={(value) => onChange({ startsAt: value })}
            onBlur={() => touch('startsAt')}
            error={errorOf('startsAt')}
            required
          />
        )}
        <Segmented
          label={t(listForm.buyer)}
          value={buyer}
          options={translated(BUYERS)}
          onChange={(value) => onChange({ buyer: value })}
        />
        {buyer === 'one' && (
          <TextField
            label={t(listForm.buyerAddress)}
            value={reservedFor}
            onChange={(value) => onChange({ reservedFor: value })}
            onBlur={() => {
              if (reservedFor !== '') touch('reservedFor')
            }}
            error={errorOf('reservedFor')}
            hint={t(listForm.buyerHint)}
            placeholder="0x"
            mono
            required
          />
        )}
      </div>
    </details>
  )
}
