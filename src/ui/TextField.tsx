// A text input with a label, hint and error.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './classNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'prefix' | 'size' | 'value'
> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What to change, in one sentence; marks the field invalid. */
  readonly error?: string | undefined
  /** What is expected, in one sentence. */
  readonly hint?: ReactNode
  /** An icon or sign before the text. */
  readonly prefix?: ReactNode
  /** A unit or button after the text. */
  readonly suffix?: ReactNode
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean
  /** Tabular figures, for amounts and addresses. */
  readonly mono?: boolean
  /** Without a strong border, for search and toolbars whose icon and placeholder explain the field. */
  readonly quiet?: boolean
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    prefix,
    suffix,
    labelHidden,
    mono,
    quiet,
    className,
    ...rest
  } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span
        className={classNames(styles.control, quiet && styles.quiet, error !== undefined && styles.invalid)}
      >
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(styles.input, mono && styles.mono)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? noteId : undefined}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </span>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}

/**
 * The line under a field: the error if there is one, else the hint. It's there when it's empty, because screen readers
 * don't announce a region that appears with its text.
 */
export function FieldNote(props: {
  readonly id: string
  readonly error: string | undefined
  readonly hint: ReactNode
}) {
  return (
    <p id={props.id} className={styles.note} aria-live="polite">
      {props.error === undefined ? (
        props.hint
      ) : (
        <span className={styles.error} data-error>
          <CircleAlert aria-hidden="true" />
          {props.error}
        </span>
      )}
    </p>
  )
}
