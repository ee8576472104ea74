// How long an order lasts: one of a few spans, or until a date.
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
  return (
    <>
      <div className={styles.row}>
        <Select
          label="For how long"
          value={values.expiry}
          onChange={(expiry) => onChange({ expiry })}
          options={EXPIRIES}
        />
      </div>
      {values.expiry === 'custom' && (
        <TextField
          className={styles.row}
          label="Until"
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
