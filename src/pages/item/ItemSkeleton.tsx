// The shape of an item's page that is on its way.
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Item.module.css'

export function ItemSkeleton() {
  return (
    <div className={styles.item}>
      <LoadingLabel>Loading the item</LoadingLabel>
      <div className={styles.stage}>
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
