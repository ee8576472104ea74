// A collection's figures while they load: their names, and placeholders for their values.
import type { ReactNode } from 'react'
import { collectionTexts } from '../../messages/en/collection.ts'
import type { Value } from '../../messages/message.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import styles from './CollectionHeader.module.css'

/** The name of the collection's volume, which is that of 30 days. */
export const VOLUME = collectionTexts.figures.volumeOver({ period: collectionTexts.figures['30d'] })
const { floor, bestOffer, listed, owners } = collectionTexts.figures

/** @param translate shows a text in the reader's language */
export function CollectionStatsSkeleton({
  translate,
}: {
  readonly translate: (message: Value) => ReactNode
}) {
  return (
    <StatRow align="end">
      {[floor, bestOffer, VOLUME, listed, owners].map((label) => (
        <Stat key={label.id} label={translate(label)}>
          <span className={label === bestOffer ? styles.late : undefined}>
            <Skeleton shape="text" width="5ch" />
          </span>
          {label === VOLUME && <span className={styles.below} />}
        </Stat>
      ))}
    </StatRow>
  )
}
