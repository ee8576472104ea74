// Placeholder for the table of collections while it loads.
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CollectionTable.module.css'

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
