// The mark beside a row that was checked: its own shape for each finding, its words on hover and for screen readers.
import { BadgeCheck, CircleDashed, History, TriangleAlert } from 'lucide-react'
import type { RowVerdict } from '../../../verification/findings.ts'
import { useRowVerdicts } from './VerificationScope.tsx'
import { verdictInWords } from './words.ts'
import styles from './RowMark.module.css'

const ICONS = {
  verified: BadgeCheck,
  matched: CircleDashed,
  contradicted: TriangleAlert,
  replaced: History,
  unread: CircleDashed,
} as const

/** The graver first. */
const GRAVITY: readonly RowVerdict['kind'][] = ['contradicted', 'replaced', 'unread', 'matched', 'verified']

export interface RowMarkProps {
  /** The rows that the line tells of: a sale and the transfer that carried it out are one line. */
  readonly rows: readonly string[]
}

export function RowMark({ rows }: RowMarkProps) {
  const verdicts = useRowVerdicts()
  if (verdicts === undefined) return null
  // A row that came after the check was not part of it.
  const found = rows.map((id): RowVerdict => verdicts.get(id) ?? { kind: 'unread' })
  const verdict = found.toSorted((one, other) => GRAVITY.indexOf(one.kind) - GRAVITY.indexOf(other.kind))[0]
  if (verdict === undefined) return null
  const Icon = ICONS[verdict.kind]
  const words = verdictInWords(verdict)
  return (
    <span className={styles.mark} data-verdict={verdict.kind} role="img" aria-label={words} title={words}>
      <Icon aria-hidden="true" />
    </span>
  )
}
