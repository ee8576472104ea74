// The footer of every page: the operator's links, the network, and the block that the index has read up to.
import { useLocation } from 'react-router'
import { timeTravelPath } from '../../domain/paths.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { useIndexHealth } from '../status/IndexHealth.tsx'
import { Mark } from './Mark.tsx'
import { frame } from '../../messages/en/frame.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Footer.module.css'

const FooterTools = lazyPart(async () => (await import('./FooterTools.tsx')).FooterTools, { notice: 'none' })

export function Footer() {
  const { brand, network, basePath } = useConfig()
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const health = useIndexHealth()
  const block = 'indexedBlock' in health ? health.indexedBlock : undefined
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.name}>
          {brand.logo === undefined && <Mark size={16} />}
          {brand.name}
        </span>
        <span className={styles.evidence}>
          <FooterTools />
          <Link to={timeTravelPath(pathname + search)}>{t(frame.timeTravel)}</Link>
          <a href={`${basePath}licenses.txt`}>{t(frame.licenses)}</a>
          {network.name}
          {block !== undefined && (
            <span className={styles.block} title={t(frame.indexedToHint)}>
              {t(frame.indexedTo({ block }))}
            </span>
          )}
        </span>
      </div>
    </footer>
  )
}
