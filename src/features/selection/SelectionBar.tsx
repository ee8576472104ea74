// The line above what can be chosen: how many are, all or none, and what to do with them. It stays in view.
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import { selection as texts } from '../../messages/en/selection.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './useSelection.ts'

export interface SelectionBarProps {
  readonly selection: Selection
  /** Ids of what is shown and may be chosen. */
  readonly shown: readonly string[]
  /** What is selected. */
  readonly noun: 'items' | 'itemsForSale' | 'listings'
  readonly most: number
  /** What can be done with the chosen. */
  readonly children: ReactNode
  /** What can be done without choosing. */
  readonly others?: ReactNode
}

export function SelectionBar(props: SelectionBarProps) {
  const { selection, shown, noun, most, children, others } = props
  const t = useTranslate()
  const { open, chosen, full } = selection
  if (!open) {
    return (
      <div className={styles.bar}>
        <Button size="s" disabled={shown.length === 0} onClick={selection.begin}>
          {t(texts[noun])}
        </Button>
        {others}
      </div>
    )
  }
  return (
    <div className={classNames(styles.bar, styles.open)} role="group" aria-label={t(texts.group)}>
      <span className={styles.count} role="status">
        {t(full ? texts.countFull({ count: chosen.size, most }) : texts.count({ count: chosen.size }))}
      </span>
      <span className={styles.choices}>
        <Button size="s" variant="quiet" disabled={full} onClick={() => selection.addAll(shown)}>
          {t(texts.selectAll)}
        </Button>
        <Button size="s" variant="quiet" disabled={chosen.size === 0} onClick={selection.clear}>
          {t(texts.clear)}
        </Button>
      </span>
      <span className={styles.actions}>
        {children}
        <Button size="s" onClick={selection.end}>
          {t(texts.done)}
        </Button>
      </span>
    </div>
  )
}
