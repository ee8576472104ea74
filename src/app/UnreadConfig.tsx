// Reads a configuration that nobody has read yet, and starts the app, or says what is wrong with it.
import { InvalidConfigError } from '../domain/errors.ts'
import { readConfig } from './config.ts'
import { ConfigErrorPage } from './ConfigErrorPage.tsx'
import { Start } from './Start.tsx'

export function UnreadConfig() {
  try {
    return <Start config={readConfig(document)} />
  } catch (error) {
    if (error instanceof InvalidConfigError) return <ConfigErrorPage error={error} />
    throw error
  }
}
