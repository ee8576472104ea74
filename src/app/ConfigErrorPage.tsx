// Shown when the configuration is invalid: names the field and what it must be.
import type { VitrineError } from '../domain/errors.ts'
import { Mark } from './layout/Mark.tsx'
import { configErrors } from '../messages/en/configErrors.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import { Trans } from '../ui/Trans.tsx'
import styles from './ConfigErrorPage.module.css'

export function ConfigErrorPage({ error }: { readonly error: VitrineError }) {
  const t = useTranslate()
  const field = error.details['field']
  return (
    <main className={styles.page}>
      <title>{t(configErrors.title)}</title>
      <Mark size={32} />
      <h1 className={styles.title}>{t(configErrors.heading)}</h1>
      <p className={styles.text}>{t(error.text)}</p>
      {field !== undefined && (
        <p className={styles.text}>
          <Trans message={configErrors.fix({ field, code: (text) => <code>{text}</code> })} />
        </p>
      )}
    </main>
  )
}
