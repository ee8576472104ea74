// What loads after the rest of the footer: the operator's links, the language, time travel, licenses, the network, and the
// block that the index has read up to.
import { useLocation } from 'react-router'
import { timeTravelPath } from '../../domain/paths.ts'
import { footer } from '../../messages/en/footer.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useIndexHealth } from '../status/IndexHealth.tsx'
import styles from './Footer.module.css'
import { LanguagePicker } from './LanguagePicker.tsx'

const OPERATOR_LINKS = ['terms', 'imprint', 'contact', 'source'] as const

export function FooterDetails() {
  const { brand, network, basePath } = useConfig()
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const health = useIndexHealth()
  const block = 'indexedBlock' in health ? health.indexedBlock : undefined
  return (
    <span className={styles.evidence}>
      {OPERATOR_LINKS.map((kind) => {
        const href = brand.links[kind]
        return href === undefined ? null : (
          <a key={kind} href={href}>
            {t(footer[kind])}
          </a>
        )
      })}
      <LanguagePicker />
      <Link to={timeTravelPath(pathname + search)}>{t(footer.timeTravel)}</Link>
      <a href={`${basePath}licenses.txt`}>{t(footer.licenses)}</a>
      {network.name}
      {block !== undefined && (
        <span className={styles.block} title={t(footer.indexedToHint)}>
          {t(footer.indexedTo({ block }))}
        </span>
      )}
    </span>
  )
}
