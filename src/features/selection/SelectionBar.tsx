// The bar for a selection: the count, select all, clear, and the actions. It stays in view.
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SelectionBar.module.css'
import type { Selection } from './useSelection.ts'

export interface SelectionBarProps {
  readonly selection: Selection
  /** Ids of what is shown and can be selected. */
  readonly shown: readonly string[]
  readonly noun: 'items' | 'itemsForSale' | 'listings'
  readonly most: number
  /** Actions available for the current selection. */
  readonly children: ReactNode
  /** Actions available without a selection. */
  readonly others?: ReactNode
}

export function SelectionBar(props: SelectionBarProps) {
  const { selection, shown, noun, most, children, others } = props
  const t = useTranslate()
  const { open, selected, full } = selection
  if (!open) {
    return (
      <div className={styles.bar}>
        <Button size="s" disabled={shown.length === 0} onClick={selection.begin}>
          {t(itemsTexts.selection[noun])}
        </Button>
        {others}
      </div>
    )
  }
  return (
    <div
      className={classNames(styles.bar, styles.open)}
      role="group"
      aria-label={t(itemsTexts.selection.group)}
    >
      <span className={styles.count} role="status">
        {t(
          full
            ? itemsTexts.selection.countFull({ count: selected.size, most })
            : itemsTexts.selection.count({ count: selected.size }),
        )}
      </span>
      <span className={styles.choices}>
        <Button size="s" variant="quiet" disabled={full} onClick={() => selection.addAll(shown)}>
          {t(itemsTexts.selection.selectAll)}
        </Button>
        <Button size="s" variant="quiet" disabled={selected.size === 0} onClick={selection.clear}>
          {t(itemsTexts.selection.clear)}
        </Button>
      </span>
      <span className={styles.actions}>
        {children}
        <Button size="s" onClick={selection.end}>
          {t(itemsTexts.selection.done)}
        </Button>
      </span>
    </div>
  )
}
