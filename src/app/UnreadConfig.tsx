// Reads a configuration that nobody has read yet, and starts the app, or says what is wrong with it.
import type { VitrineConfig } from '../domain/config.ts'
import { InvalidConfigError } from '../domain/errors.ts'
import { readConfig } from './config.ts'
import { ConfigErrorPage } from './ConfigErrorPage.tsx'
import { Start } from './Start.tsx'

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
