// Placeholder of an item's page while it loads.
import { itemPage } from '../../messages/en/itemPage.ts'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Item.module.css'

export function ItemSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.item}>
      <div className={styles.stage}>
        {/* Inside the first column: beside both it would be a third. */}
        <LoadingLabel>{t(itemPage.loading)}</LoadingLabel>
        <Skeleton className={styles.waitingMedia} />
      </div>
      <div className={styles.label}>
        <div className={styles.heading}>
          <Skeleton shape="text" width="18ch" />
          <Skeleton width="70%" height={40} />
          <Skeleton shape="text" width="30ch" />
        </div>
        <Skeleton height={168} />
        <div className={styles.traits}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={66} />
          ))}
        </div>
      </div>
    </div>
  )
}
