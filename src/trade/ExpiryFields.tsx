// How long an order lasts: one of a few spans, or until a date.
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
  /** Told when the date is left. */
  readonly onLeave?: () => void
  readonly onChange: (change: Partial<ExpiryValues>) => void
}

/** Whole rows of the grid of fields. */
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
