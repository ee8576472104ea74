// The footer of every page.
import { useConfig } from '../../ui/ConfigContext.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Mark } from './Mark.tsx'
import styles from './Footer.module.css'

const FooterDetails = lazyPart(async () => (await import('./FooterDetails.tsx')).FooterDetails, {
  notice: 'none',
  loads: 'after content',
})

export function Footer() {
  const { name, logo } = useConfig().brand
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span className={styles.name}>
          {logo === undefined && <Mark size={16} />}
          {name}
        </span>
        <FooterDetails />
      </div>
    </footer>
  )
}
