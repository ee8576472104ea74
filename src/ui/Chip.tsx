// An active filter that a click removes, or an option that a click toggles.
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { classNames } from './classNames.ts'
import styles from './Chip.module.css'

export type ChipProps =
  | { readonly children: ReactNode; readonly onRemove: () => void; readonly removeLabel: string }
  | { readonly children: ReactNode; readonly selected: boolean; readonly onToggle: () => void }

export function Chip(props: ChipProps) {
  if ('onRemove' in props) {
    return (
      <button
        type="button"
        className={classNames(styles.chip, styles.removable)}
        onClick={props.onRemove}
        aria-label={props.removeLabel}
        title={props.removeLabel}
      >
        <span className={styles.text}>{props.children}</span>
        <X aria-hidden="true" />
      </button>
    )
  }
  return (
    <button
      type="button"
      className={classNames(styles.chip, props.selected && styles.selected)}
      aria-pressed={props.selected}
      onClick={props.onToggle}
    >
      <span className={styles.text}>{props.children}</span>
    </button>
  )
}
