// The footer of every page: the operator's links, the language, time travel, licenses, the network, and the block that
// the index has read up to.
import { useLocation } from 'react-router'
import { timeTravelPath } from '../../domain/paths.ts'
import { frameTexts } from '../../messages/en/frame.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useIndexHealth } from '../status/IndexHealth.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { Mark } from './Mark.tsx'
import styles from './Footer.module.css'

const OPERATOR_LINKS = ['terms', 'imprint', 'contact', 'source'] as const

export function Footer() {
  const { brand, network, basePath } = useConfig()
  const { name, logo, links } = brand
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const health = useIndexHealth()
  const block = 'indexedBlock' in health ? health.indexedBlock : undefined
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.name}>
          {logo === undefined && <Mark size={16} />}
          {name}
        </span>
        <span className={styles.evidence}>
          {OPERATOR_LINKS.map((kind) => {
            const href = links[kind]
            return href === undefined ? null : (
              <a key={kind} href={href}>
                {t(frameTexts.footer[kind])}
              </a>
            )
          })}
          <LanguagePicker />
          <Link to={timeTravelPath(pathname + search)}>{t(frameTexts.footer.timeTravel)}</Link>
          <a href={`${basePath}licenses.txt`}>{t(frameTexts.footer.licenses)}</a>
          {network.name}
          {block !== undefined && (
            <span className={styles.block} title={t(frameTexts.footer.indexedToHint)}>
              {t(frameTexts.footer.indexedTo({ block }))}
            </span>
          )}
        </span>
      </div>
    </footer>
  )
}
