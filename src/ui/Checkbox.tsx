// A native checkbox with a label and an optional count.
import type { ReactNode } from 'react'
import { useTranslate } from './useTranslate.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Number of results that selecting it would show. */
  readonly count?: number | undefined
  readonly disabled?: boolean
}

export function Checkbox({ label, checked, onChange, count, disabled = false }: CheckboxProps) {
  const t = useTranslate()
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{t(count)}</span>}
    </label>
  )
}
