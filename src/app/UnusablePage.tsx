// Shown in the place of the site when it can't start: its operator has built but not configured it, or the browser is too
// old.
import { unusable } from '../messages/en/unusable.ts'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { Mark } from './layout/Mark.tsx'
import styles from './UnusablePage.module.css'

export function UnusablePage({ configured }: { readonly configured: boolean }) {
  const t = useTranslate()
  const title = t(configured ? unusable.oldBrowser : unusable.unconfigured)
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Mark size={32} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        <Trans
          message={configured ? unusable.update : unusable.configure({ code: (text) => <code>{text}</code> })}
        />
      </p>
    </main>
  )
}
