// Shows the block of time travel on every page, with links to another block and back to now.
import { History } from 'lucide-react'
import { useLocation } from 'react-router'
import { type BlockTime, sitePathUrl, toSitePath } from '../../domain/timeTravel.ts'
import { timeTravelPath } from '../../domain/paths.ts'
import { timeTravelTexts } from '../../messages/en/timeTravel.ts'
import { dateTime } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './TimeTravelBanner.module.css'

export function TimeTravelBanner({ asOf }: { readonly asOf: BlockTime }) {
  const t = useTranslate()
  const { basePath } = useConfig()
  const { pathname, search } = useLocation()
  const page = toSitePath(pathname + search)
  return (
    <aside className={styles.banner} aria-label={t(timeTravelTexts.banner.title)}>
      <span className={styles.text}>
        <History aria-hidden="true" />
        <span>
          <Trans
            message={timeTravelTexts.banner.text({
              time: t(dateTime(asOf.timestampSeconds)),
              block: asOf.number,
              strong: (text) => <strong>{text}</strong>,
            })}
          />
        </span>
      </span>
      <span className={styles.links}>
        <Link to={timeTravelPath(page)}>{t(timeTravelTexts.banner.another)}</Link>
        {/* Leaving time travel leaves this router. */}
        <a href={sitePathUrl(page, basePath)}>{t(timeTravelTexts.banner.now)}</a>
      </span>
    </aside>
  )
}
