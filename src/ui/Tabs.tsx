// Tabs that are links: each view has its own address, so Back and sharing work.
import { NavLink } from './Link.tsx'
import { classNames } from './classNames.ts'
import { formatCount } from '../domain/wei.ts'
import styles from './Tabs.module.css'

export interface TabLink {
  readonly to: string
  readonly label: string
  /** How many things the view holds, when that is known. */
  readonly count?: number | undefined
  /** `false` keeps the tab current on addresses below its own. */
  readonly end?: boolean
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end ?? true}
              className={({ isActive }) => classNames(styles.tab, isActive && styles.current)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{formatCount(tab.count)}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
