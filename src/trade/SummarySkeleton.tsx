// The shape of a sum that is on its way, while the chain is asked.
import { tradeParts } from '../messages/en/tradeParts.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { LoadingLabel, Skeleton } from '../ui/Skeleton.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Dialogs.module.css'

export interface SummarySkeletonProps {
  /** What is being done, for whoever cannot see the shape. */
  readonly spoken: string
  /** Of the lines that come. */
  readonly labels: readonly string[]
}

export function SummarySkeleton({ spoken, labels }: SummarySkeletonProps) {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{spoken}</LoadingLabel>
      <Facts>
        {labels.map((label) => (
          <Fact key={label} label={label}>
            <Skeleton shape="text" width={96} />
          </Fact>
        ))}
      </Facts>
      <p className={styles.checking}>{t(tradeParts.checking)}</p>
    </>
  )
}
