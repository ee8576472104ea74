// Says on every page which block time travel shows, and links to another block and back to now.
import { History } from 'lucide-react'
import { useLocation } from 'react-router'
import { type BlockMoment, onThisSite } from '../../domain/past.ts'
import { pastPath } from '../../domain/paths.ts'
import { timeTravelBanner } from '../../messages/en/timeTravelBanner.ts'
import { dateTime } from '../../messages/values.ts'
import { Link } from '../../ui/Link.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './PastBanner.module.css'

export function PastBanner({ moment }: { readonly moment: BlockMoment }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const page = onThisSite(pathname + search)
  return (
    <aside className={styles.banner} aria-label={t(timeTravelBanner.title)}>
      <span className={styles.said}>
        <History aria-hidden="true" />
        <span>
          <Trans
            message={timeTravelBanner.text({
              time: t(dateTime(moment.timestampSeconds)),
              block: moment.number,
              strong: (text) => <strong>{text}</strong>,
            })}
          />
        </span>
      </span>
      <span className={styles.ways}>
        <Link to={pastPath(page)}>{t(timeTravelBanner.another)}</Link>
        {/* Leaving time travel leaves this router. */}
        <a href={page}>{t(timeTravelBanner.now)}</a>
      </span>
    </aside>
  )
}
