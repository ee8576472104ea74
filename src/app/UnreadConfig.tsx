// Validates a configuration that wasn't validated at build time, then starts the app or shows the error.
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
