// What an operator sees when the configuration is malformed: the field, and what it must be.
import type { VitrineError } from '../domain/errors.ts'
import { Mark } from './layout/Mark.tsx'
import styles from './ConfigErrorPage.module.css'

export function ConfigErrorPage({ error }: { readonly error: VitrineError }) {
  const field = error.details['field']
  return (
    <main className={styles.page}>
      <title>Configuration error</title>
      <Mark size={32} />
      <h1 className={styles.title}>This site is not set up correctly</h1>
      <p className={styles.text}>{error.message}</p>
      {field !== undefined && (
        <p className={styles.text}>
          Correct <code>{field}</code> in <code>vitrine.config.json</code> and publish the site again.
        </p>
      )}
    </main>
  )
}
