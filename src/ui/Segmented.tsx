// A choice between a few options side by side, such as grid or list.
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    /** Text, or an icon with `title` as its text. */
    readonly label: ReactNode
    /** Tooltip. */
    readonly title?: string
  }[]
  readonly onChange: (value: Value) => void
}

export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={typeof option.label === 'string' ? undefined : option.title}
          title={option.title}
          className={classNames(styles.option, option.value === value && styles.current)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
