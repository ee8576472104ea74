// Shown when the page has no configuration: the operator has built the site but not configured it.
import { unconfigured } from '../messages/en/unconfigured.ts'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { Mark } from './layout/Mark.tsx'
import styles from './UnconfiguredPage.module.css'

export function UnconfiguredPage() {
  const t = useTranslate()
  return (
    <main className={styles.page}>
      <title>{t(unconfigured.title)}</title>
      <Mark size={32} />
      <h1 className={styles.title}>{t(unconfigured.title)}</h1>
      <p className={styles.text}>
        <Trans message={unconfigured.fix({ code: (text) => <code>{text}</code> })} />
      </p>
    </main>
  )
}
