// The line above what can be chosen: how many are, all or none, and what to do with them. It stays in view.
import type { ReactNode } from 'react'
import { formatCount } from '../../domain/wei.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './useSelection.ts'

export interface SelectionBarProps {
  readonly selection: Selection
  /** Ids of what is shown and may be chosen. */
  readonly shown: readonly string[]
  /** What is chosen, in the plural. */
  readonly noun: string
  readonly most: number
  /** What can be done with the chosen. */
  readonly children: ReactNode
  /** What can be done without choosing. */
  readonly others?: ReactNode
}

export function SelectionBar(props: SelectionBarProps) {
  const { selection, shown, noun, most, children, others } = props
  const { open, chosen, full } = selection
  if (!open) {
    return (
      <div className={styles.bar}>
        <Button size="s" disabled={shown.length === 0} onClick={selection.begin}>
          Select {noun}
        </Button>
        {others}
      </div>
    )
  }
  return (
    <div className={classNames(styles.bar, styles.open)} role="group" aria-label={`Chosen ${noun}`}>
      <span className={styles.count} role="status">
        {formatCount(chosen.size)} chosen{full && `, ${formatCount(most)} at most`}
      </span>
      <span className={styles.choices}>
        <Button size="s" variant="quiet" disabled={full} onClick={() => selection.addAll(shown)}>
          Select all shown
        </Button>
        <Button size="s" variant="quiet" disabled={chosen.size === 0} onClick={selection.clear}>
          Select none
        </Button>
      </span>
      <span className={styles.actions}>
        {children}
        <Button size="s" onClick={selection.end}>
          Done
        </Button>
      </span>
    </div>
  )
}
