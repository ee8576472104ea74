// The mark beside a row that was checked: its own shape for each finding, its words on hover and for screen readers.
import { BadgeCheck, CircleDashed, History, TriangleAlert } from 'lucide-react'
import type { RowVerdict } from '../../../verification/findings.ts'
import type { HistoryRow } from '../rows.ts'
import { isAsChecked } from './shown.ts'
import { type RowMarks, useRowMarks } from './VerificationScope.tsx'
import { SHOWN_DIFFERENTLY, verdictInWords } from './words.ts'
import styles from './RowMark.module.css'

/** The graver first. */
const GRAVITY = ['contradicted', 'replaced', 'unread', 'matched', 'verified'] as const

const ICONS = {
  verified: BadgeCheck,
  matched: CircleDashed,
  contradicted: TriangleAlert,
  replaced: History,
  unread: CircleDashed,
} as const

interface Mark {
  readonly kind: RowVerdict['kind']
  readonly words: string
}

export interface RowMarkProps {
  /** The rows that the line tells of: a sale and the transfer that carried it out are one line. */
  readonly rows: readonly HistoryRow[]
}

export function RowMark({ rows }: RowMarkProps) {
  const marks = useRowMarks()
  if (marks === undefined) return null
  const [mark] = rows
    .map((row) => markOf(row, marks))
    .toSorted((one, other) => GRAVITY.indexOf(one.kind) - GRAVITY.indexOf(other.kind))
  if (mark === undefined) return null
  const Icon = ICONS[mark.kind]
  return (
    <span
      className={styles.mark}
      data-verdict={mark.kind}
      role="img"
      aria-label={mark.words}
      title={mark.words}
    >
      <Icon aria-hidden="true" />
    </span>
  )
}

function markOf(shown: HistoryRow, { rows, headNumber }: RowMarks): Mark {
  const checked = rows.get(shown.id)
  if (checked === undefined && shown.blockNumber > headNumber) {
    return { kind: 'unread', words: verdictInWords({ kind: 'unread' }, shown.type) }
  }
  if (checked === undefined || !isAsChecked(shown, checked.row)) {
    return { kind: 'contradicted', words: SHOWN_DIFFERENTLY }
  }
  return { kind: checked.verdict.kind, words: verdictInWords(checked.verdict, shown.type) }
}
