// Dims the page behind a dialog and locks scrolling, with room for the scrollbar so that nothing shifts.
//
// The dialog primitive's overlay locks scrolling with an inline style, which the page's policy forbids.
import { useLayoutEffect } from 'react'
import styles from './Dialog.module.css'

let open = 0

/** Locks the document's scrolling until the returned function is called; locks may nest. */
function lockScrolling(): () => void {
  const { documentElement: root } = document
  if (open === 0) {
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
    root.toggleAttribute('data-scroll-locked', true)
  }
  open += 1
  return () => {
    open -= 1
    if (open === 0) root.toggleAttribute('data-scroll-locked', false)
  }
}

export function Scrim() {
  // Outside system: the document's scrolling.
  useLayoutEffect(lockScrolling, [])
  return <div className={styles.scrim} />
}
