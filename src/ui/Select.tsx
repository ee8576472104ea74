// A native select with a label: the platform's list works best on every device.
import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { classNames } from './classNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Field.module.css'

interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly onChange: (value: Value) => void
  readonly labelHidden?: boolean
  readonly disabled?: boolean
  /** Id of the note with what to change; marks the selection invalid. */
  readonly errorId?: string | undefined
  /** Without a strong border, for toolbars. */
  readonly quiet?: boolean
  readonly className?: string | undefined
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    value,
    options,
    onChange,
    labelHidden = false,
    disabled = false,
    quiet = false,
    errorId,
    className,
  } = props
  const id = useId()
  const choose = (selected: string) => {
    const option = options.find((candidate) => candidate.value === selected)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span
        className={classNames(styles.control, quiet && styles.quiet, errorId !== undefined && styles.invalid)}
      >
        <select
          id={id}
          className={classNames(styles.input, styles.select)}
          value={value}
          disabled={disabled}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </span>
    </div>
  )
}
