// Explains why a trade can't be signed: the reason, the remedy, and the check that failed.
import type { Refusal } from '../market/verdict.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import { checkMessage, passedChecks, type CheckedTrade } from './checkMessages.ts'
import { Checks } from './Checks.tsx'
import styles from './Dialogs.module.css'

export interface RefusalDetailsProps {
  readonly refusal: Refusal
  /** The kind of trade, which determines the names of the checks. */
  readonly trade?: CheckedTrade
}

export function RefusalDetails({ refusal, trade }: RefusalDetailsProps) {
  const t = useTranslate()
  const { sentence, remedy, passed, check, detail } = refusal
  return (
    <div role="alert">
      <p className={styles.refusal}>{t(sentence)}</p>
      {remedy !== '' && <p className={styles.remedy}>{t(remedy)}</p>}
      <Checks
        passed={passedChecks(passed, trade)}
        failed={{ check: checkMessage(check, 'failed', trade), detail }}
      />
    </div>
  )
}
