// The checks made before a signature: the one that failed, and, collapsed, those that passed.
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import { tradeTexts } from '../../messages/en/trade.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
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
    <details className={styles.checks}>
      <summary className={failed === undefined ? styles.held : styles.refused}>
        {failed === undefined ? (
          <>
            <CircleCheck aria-hidden="true" />
            {t(tradeTexts.checksPassed({ count: passed.length }))}
          </>
        ) : (
          <>
            <CircleAlert aria-hidden="true" />
            <Line check={tradeTexts.checkFailed({ check: failed.check })} detail={failed.detail} />
          </>
        )}
        {blockNumber !== undefined && (
          <span className={styles.block}>{t(tradeTexts.block({ block: blockNumber }))}</span>
        )}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {passed.map((line, index) => (
          <li key={index} className={styles.held}>
            <CircleCheck aria-label={t(tradeTexts.passed)} />
            <Line {...line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ check, detail }: CheckLine) {
  const t = useTranslate()
  return (
    <span className={styles.check}>
      {t(check)}
      <span className={styles.detail}>{t(detail)}</span>
    </span>
  )
}
