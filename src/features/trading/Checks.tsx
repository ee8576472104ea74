// The checks before a signature: folded when all held, open at the one that did not.
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import { lowerFirst } from '../../domain/sentences.ts'
import { formatCount } from '../../domain/wei.ts'
import styles from './Checks.module.css'

interface CheckLine {
  readonly check: string
  readonly found: string
}

export interface ChecksProps {
  readonly passed: readonly CheckLine[]
  readonly failed?: CheckLine
  /** The block at which the chain was read. */
  readonly blockNumber?: bigint
}

export function Checks({ passed, failed, blockNumber }: ChecksProps) {
  return (
    <details className={styles.checks} open={failed !== undefined}>
      <summary className={failed === undefined ? styles.held : styles.refused}>
        {failed === undefined ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        {failed === undefined
          ? `${passed.length} checks against the chain passed`
          : `Check failed: ${lowerFirst(failed.check)}`}
        {blockNumber !== undefined && <span className={styles.block}>block {formatCount(blockNumber)}</span>}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {passed.map((line, index) => (
          <Line key={index} {...line} held />
        ))}
        {failed !== undefined && <Line {...failed} held={false} />}
      </ul>
    </details>
  )
}

function Line({ check, found, held }: CheckLine & { readonly held: boolean }) {
  return (
    <li className={held ? styles.held : styles.refused}>
      {held ? <CircleCheck aria-label="Passed" /> : <CircleAlert aria-label="Failed" />}
      <span className={styles.check}>
        {check}
        <span className={styles.found}>{found}</span>
      </span>
    </li>
  )
}
