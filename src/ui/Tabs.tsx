// Tabs as links: each view has its own URL, so Back and sharing work.
import { type CSSProperties, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { NavLink } from './Link.tsx'
import { classNames } from './classNames.ts'
import { useTranslate } from './useTranslate.ts'
import fade from './Fade.module.css'
import styles from './Tabs.module.css'

export interface TabLink {
  readonly to: string
  readonly label: string
  /** Number of things in the view, if known. */
  readonly count?: number | undefined
  /** `false` keeps the tab active on paths below its own. */
  readonly end?: boolean
}

/** Width of the fade at an overflowing end, in pixels; the active tab stays clear of it. */
const FADE = 40

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  const t = useTranslate()
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Counts load later and move the tabs after them.
  const counts = tabs.map(({ count }) => count ?? '').join()

  // External system: the scroll position, on screens that don't fit all tabs.
  useEffect(() => {
    // In the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
      if (strip.current === null || current === null || current === undefined) return
      const [from, to] = [current.offsetLeft - FADE, current.offsetLeft + current.offsetWidth + FADE]
      const { scrollLeft, clientWidth } = strip.current
      if (from < scrollLeft) strip.current.scrollLeft = from
      else if (to > scrollLeft + clientWidth) strip.current.scrollLeft = to - clientWidth
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, counts])

  return (
    <nav
      ref={strip}
      aria-label={label}
      className={classNames(styles.tabs, fade.row)}
      style={{ '--fade': `${FADE}px` } as CSSProperties}
    >
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end ?? true}
              className={({ isActive }) => classNames(styles.tab, isActive && styles.current)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{t(tab.count)}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
