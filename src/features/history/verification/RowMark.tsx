// The mark beside a row that was checked: its own shape for each verdict, with text on hover and for screen readers.
import { BadgeCheck, CircleDashed, History, TriangleAlert } from 'lucide-react'
import { verificationTexts } from '../../../messages/en/verification.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import type { RowVerdict } from '../../../verification/findings.ts'
import type { HistoryRow } from '../record/rows.ts'
import { isAsChecked } from './shown.ts'
import { type RowMarks, useRowMarks } from './VerificationScope.tsx'
import { verdictMessage } from './verdictMessage.ts'
import styles from './RowMark.module.css'

/** The worst first. */
const SEVERITY = ['contradicted', 'replaced', 'unread', 'matched', 'verified'] as const

const ICONS = {
  verified: BadgeCheck,
  matched: CircleDashed,
  contradicted: TriangleAlert,
  replaced: History,
  unread: CircleDashed,
} as const

interface Mark {
  readonly kind: RowVerdict['kind']
  readonly text: Message
}

export interface RowMarkProps {
  /** The rows of the line: a sale and the transfer that carried it out are one line. */
  readonly rows: readonly HistoryRow[]
}

export function RowMark({ rows }: RowMarkProps) {
  const t = useTranslate()
  const marks = useRowMarks()
  if (marks === undefined) return null
  const [mark] = rows
    .map((row) => toMark(row, marks))
    .toSorted((one, other) => SEVERITY.indexOf(one.kind) - SEVERITY.indexOf(other.kind))
  if (mark === undefined) return null
  const Icon = ICONS[mark.kind]
  return (
    <span
      className={styles.mark}
      data-verdict={mark.kind}
      role="img"
      aria-label={t(mark.text)}
      title={t(mark.text)}
    >
      <Icon aria-hidden="true" />
    </span>
  )
}

function toMark(shown: HistoryRow, { rows, headNumber }: RowMarks): Mark {
  const checked = rows.get(shown.id)
  if (checked === undefined && shown.blockNumber > headNumber) {
    return { kind: 'unread', text: verificationTexts.rows.unread }
  }
  if (checked === undefined || !isAsChecked(shown, checked.row)) {
    return { kind: 'contradicted', text: verificationTexts.rows.shownDifferently }
  }
  return { kind: checked.verdict.kind, text: verdictMessage(checked.verdict, shown.type) }
}
