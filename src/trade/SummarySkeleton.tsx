// The placeholder of a price summary while its amounts are read from the chain.
import { tradeParts } from '../messages/en/tradeParts.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { LoadingLabel, Skeleton } from '../ui/Skeleton.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Dialogs.module.css'

export interface SummarySkeletonProps {
  /** Describes what is loading to screen readers. */
  readonly spoken: string
  /** Labels of the lines that are loading. */
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
