// Keeps keyboard focus when a button in a media box is replaced by what it loads.
import type { MouseEvent } from 'react'
import styles from './Media.module.css'

/** Moves focus from the button to its media; when the button is removed, focus would return to the top of the page. */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const box = currentTarget.closest<HTMLElement>(`.${styles.box ?? ''}`)
  if (box === null) return
  box.tabIndex = -1
  box.focus()
}
