// Says on every page which moment of the past it shows, and leads to another moment and back to now.
import { History } from 'lucide-react'
import { useLocation } from 'react-router'
import { type BlockMoment, onThisSite } from '../../domain/past.ts'
import { pastPath } from '../../domain/paths.ts'
import { formatExactTime } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './PastBanner.module.css'

export function PastBanner({ moment }: { readonly moment: BlockMoment }) {
  const { pathname, search } = useLocation()
  const page = onThisSite(pathname + search)
  return (
    <aside className={styles.banner} aria-label="Moment shown">
      <span className={styles.said}>
        <History aria-hidden="true" />
        <span>
          <strong>As of {formatExactTime(moment.timestampSeconds)}</strong>, block{' '}
          {formatCount(moment.number)}. Nothing can be traded in the past.
        </span>
      </span>
      <span className={styles.ways}>
        <Link to={pastPath(page)}>Another moment</Link>
        {/* Out of the past is out of this router. */}
        <a href={page}>Back to now</a>
      </span>
    </aside>
  )
}
