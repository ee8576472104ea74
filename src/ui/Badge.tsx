// A short label for a state or kind, never by color alone.
import type { ReactNode } from 'react'
import { BadgeCheck } from 'lucide-react'
import { classNames } from './classNames.ts'
import { itemsTexts } from '../messages/en/items.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Badge.module.css'

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'positive' | 'warning' | 'negative'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** Marks a collection on the operator's list. */
export function VerifiedMark({ size }: { readonly size?: number | string }) {
  const t = useTranslate()
  return (
    <span
      className={styles.verified}
      role="img"
      aria-label={t(itemsTexts.lookAlikes.verified)}
      title={t(itemsTexts.lookAlikes.verifiedHint)}
    >
      <BadgeCheck width={size ?? '0.9em'} height={size ?? '0.9em'} aria-hidden="true" />
    </span>
  )
}
