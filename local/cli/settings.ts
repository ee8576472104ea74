// What the commands take from the environment.
import { join, resolve } from 'node:path'
import { REPOSITORY } from '../cache/kept-folder.ts'

/** Where chain, logs and the rest are kept: `VITRINE_STATE_DIR`, or `.local` in the checkout. */
export function stateDirectoryOf(environment: NodeJS.ProcessEnv): string {
  return resolve(environment['VITRINE_STATE_DIR'] ?? join(REPOSITORY, '.local'))
}

/** `PORT` is not a port. */
export class InvalidPortError extends Error {
  override readonly name = 'InvalidPortError'

  constructor(value: string) {
    super(`PORT must be a whole number from 1 to 65535, not "${value}"`)
  }
}

/**
 * The port wanted for the page: `PORT`, or the usual one.
 *
 * @throws InvalidPortError
 */
export function webPortOf(environment: NodeJS.ProcessEnv, usual: number): number {
  const value = environment['PORT']
  if (value === undefined || value === '') return usual
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new InvalidPortError(value)
  return port
}
