// A thin line under the header with a message about the whole page.
import type { ReactNode } from 'react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { classNames } from './classNames.ts'
import styles from './StatusLine.module.css'

export type StatusTone = 'info' | 'warning' | 'negative'

export interface StatusLineProps {
  readonly tone: StatusTone
  readonly children: ReactNode
  /** A small button or link. */
  readonly action?: ReactNode
}

const ICONS = { info: Info, warning: TriangleAlert, negative: CircleAlert }

export function StatusLine({ tone, children, action }: StatusLineProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classNames(styles.line, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <span>{children}</span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  )
}
