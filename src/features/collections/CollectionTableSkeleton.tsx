// The ranked collections' shape while they are on their way.
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CollectionTable.module.css'

/** The shape of the table while it is on its way. */
export function CollectionTableSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={styles.waiting}>
          <Skeleton width="40px" height="40px" />
          <Skeleton shape="text" width="16ch" />
          <Skeleton shape="text" width="8ch" />
        </div>
      ))}
    </div>
  )
}
