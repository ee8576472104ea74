// The verdict on one row as a message.
import { verificationTexts } from '../../../messages/en/verification.ts'
import type { Message } from '../../../messages/message.ts'
import { andList } from '../../../messages/values.ts'
import type { RowVerdict } from '../../../verification/findings.ts'
import { type HistoryType, eventParties } from '../record/rows.ts'

/** @param type decides which party of the row the page calls its sender */
export function verdictMessage(verdict: RowVerdict, type: HistoryType): Message {
  if (verdict.kind !== 'contradicted') return verificationTexts.rows[verdict.kind]
  const messages = {
    ...verificationTexts.contradictions,
    ...eventParties({ ...verificationTexts.contradictions, type }),
  }
  return verificationTexts.rows.contradicted({
    contradictions: andList(verdict.by.map((field) => messages[field])),
  })
}
