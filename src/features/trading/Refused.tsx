// Why nothing can be signed: the sentence, what can be done, and the check that did not hold.
import { CHECKS, FAILED_CHECKS, type CheckId, type Refusal } from '../../market/verdict.ts'
import { Checks } from './Checks.tsx'
import styles from './Dialogs.module.css'

export interface RefusedProps {
  readonly refusal: Refusal
  /** What the checks are called where a listing's words do not fit. */
  readonly names?: Readonly<Record<CheckId, string>>
  /** The same where they failed. */
  readonly failures?: Readonly<Record<CheckId, string>>
}

export function Refused({ refusal, names = CHECKS, failures = FAILED_CHECKS }: RefusedProps) {
  const { sentence, remedy, passed, check, found } = refusal
  return (
    <div role="alert">
      <p className={styles.refusal}>{sentence}</p>
      {remedy !== '' && <p className={styles.remedy}>{remedy}</p>}
      <Checks
        passed={passed.map((one) => ({ check: names[one.check], found: one.found }))}
        failed={{ check: failures[check], found }}
      />
    </div>
  )
}
