// Shown in the place of the site when it can't start: its operator has built but not configured it, or the browser is too
// old.
import { frameTexts } from '../messages/en/frame.ts'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { Mark } from './layout/Mark.tsx'
import styles from './UnusablePage.module.css'

/** By what is missing or too old. */
const TEXTS = {
  config: {
    title: frameTexts.unusable.unconfigured,
    remedy: frameTexts.unusable.configure({ code: (text) => <code>{text}</code> }),
  },
  browser: { title: frameTexts.unusable.oldBrowser, remedy: frameTexts.unusable.update },
}

export function UnusablePage({ reason }: { readonly reason: keyof typeof TEXTS }) {
  const t = useTranslate()
  const { title, remedy } = TEXTS[reason]
  return (
    <main className={styles.page}>
      <title>{t(title)}</title>
      <Mark size={32} />
      <h1 className={styles.title}>{t(title)}</h1>
      <p className={styles.text}>
        <Trans message={remedy} />
      </p>
    </main>
  )
}
