// The checks made before a signature: collapsed when all passed, expanded when one failed.
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import { tradeParts } from '../messages/en/tradeParts.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import type { CheckLine } from './checkMessages.ts'
import styles from './Checks.module.css'

export interface ChecksProps {
  readonly passed: readonly CheckLine[]
  readonly failed?: CheckLine
  /** The block at which the chain was read. */
  readonly blockNumber?: bigint
}

export function Checks({ passed, failed, blockNumber }: ChecksProps) {
  const t = useTranslate()
  return (
    <details className={styles.checks} open={failed !== undefined}>
      <summary className={failed === undefined ? styles.held : styles.refused}>
        {failed === undefined ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        {failed === undefined
          ? t(tradeParts.checksPassed({ count: passed.length }))
          : t(tradeParts.checkFailed({ check: failed.check }))}
        {blockNumber !== undefined && (
          <span className={styles.block}>{t(tradeParts.block({ block: blockNumber }))}</span>
        )}
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

function Line({ check, detail, held }: CheckLine & { readonly held: boolean }) {
  const t = useTranslate()
  return (
    <li className={held ? styles.held : styles.refused}>
      {held ? (
        <CircleCheck aria-label={t(tradeParts.passed)} />
      ) : (
        <CircleAlert aria-label={t(tradeParts.failed)} />
      )}
      <span className={styles.check}>
        {t(check)}
        <span className={styles.detail}>{t(detail)}</span>
      </span>
    </li>
  )
}
