// Fields for the expiry of an order: one of a few durations, or a date.
import { DAY_SECONDS } from '../domain/time.ts'
import { tradeForm } from '../messages/en/tradeForm.ts'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Dialogs.module.css'
import { EXPIRIES, type ExpiryValues } from './expiry.ts'

export interface ExpiryFieldsProps {
  readonly values: ExpiryValues
  readonly error: string | undefined
  /** Called when the date field loses focus. */
  readonly onLeave?: () => void
  readonly onChange: (change: Partial<ExpiryValues>) => void
}

/** Fills whole rows of the grid of fields. */
export function ExpiryFields({ values, error, onLeave, onChange }: ExpiryFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t(tradeForm.expiry)}
          value={values.expiry}
          onChange={(expiry) => onChange({ expiry })}
          options={EXPIRIES.map((value) => ({
            value,
            label: t(
              value === 'custom'
                ? tradeForm.untilDate
                : tradeForm.days({ count: Number(value) / DAY_SECONDS }),
            ),
          }))}
        />
      </div>
      {values.expiry === 'custom' && (
        <TextField
          className={styles.row}
          label={t(tradeForm.until)}
          type="datetime-local"
          value={values.until}
          onChange={(until) => onChange({ until })}
          onBlur={onLeave}
          error={error}
          required
        />
      )}
    </>
  )
}
