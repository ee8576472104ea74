// Validates a configuration that wasn't validated at build time, then starts the app or shows the error on a page of its own.
import type { VitrineConfig } from '../domain/config.ts'
import { InvalidConfigError, type VitrineError } from '../domain/errors.ts'
import { readConfig } from './config.ts'
import { Start } from './Start.tsx'
import { Mark } from './layout/Mark.tsx'
import { configErrors } from '../messages/en/configErrors.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import { Trans } from '../ui/Trans.tsx'
import styles from './ConfigErrorPage.module.css'

function attempt(): VitrineConfig | InvalidConfigError {
  try {
    return readConfig(document)
  } catch (error) {
    if (error instanceof InvalidConfigError) return error
    throw error
  }
}

export function UnreadConfig() {
  const read = attempt()
  return read instanceof InvalidConfigError ? <ConfigErrorPage error={read} /> : <Start config={read} />
}

function ConfigErrorPage({ error }: { readonly error: VitrineError }) {
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
