// The foot of every page: which network this is, and up to which block everything above was read.
import { useLocation } from 'react-router'
import { pastPath } from '../../domain/paths.ts'
import { formatCount } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { useIndexHealth } from '../status/IndexHealth.tsx'
import { Mark } from './Mark.tsx'
import styles from './Footer.module.css'

export function Footer() {
  const { name, network } = useConfig()
  const { pathname, search } = useLocation()
  const health = useIndexHealth()
  const block = 'indexedBlock' in health ? health.indexedBlock : undefined
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.name}>
          <Mark size={16} />
          {name}
        </span>
        <span className={styles.evidence}>
          <Link to={pastPath(pathname + search)}>See it as it was</Link>
          <a href="/licenses.txt">Licenses</a>
          {network.name}
          {block !== undefined && (
            <span className={styles.block} title="The newest block the index has read">
              indexed to block {formatCount(block)}
            </span>
          )}
        </span>
      </div>
    </footer>
  )
}
