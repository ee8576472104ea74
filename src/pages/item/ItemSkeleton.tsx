// The shape of an item's page that is on its way.
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Item.module.css'

export function ItemSkeleton() {
  return (
    <div className={styles.item}>
      <div className={styles.stage}>
        {/* Within the first of the two columns: beside them it would be a third. */}
        <LoadingLabel>Loading the item</LoadingLabel>
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
