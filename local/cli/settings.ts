// Reads the commands' settings from the environment.
import { join, resolve } from 'node:path'
import { REPOSITORY } from '../cache/kept-folder.ts'
import type { SeedScale } from '../seed/plan.ts'

/** Returns the folder for chain, logs and other state: `VITRINE_STATE_DIR`, or `.local` in the checkout. */
export function readStateDirectory(environment: NodeJS.ProcessEnv): string {
  return resolve(environment['VITRINE_STATE_DIR'] ?? join(REPOSITORY, '.local'))
}

/** Thrown when `PORT` is not a port. */
export class InvalidPortError extends Error {
  override readonly name = 'InvalidPortError'

  constructor(value: string) {
    super(`PORT must be a whole number from 1 to 65535, not "${value}"`)
  }
}

/**
 * Returns the preferred port of the page: `PORT`, or the default.
 *
 * @throws InvalidPortError
 */
export function readWebPort(environment: NodeJS.ProcessEnv, usual: number): number {
  const value = environment['PORT']
  if (value === undefined || value === '') return usual
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new InvalidPortError(value)
  return port
}

/** Thrown when `VITRINE_SEED` is not a scale. */
export class InvalidSeedError extends Error {
  override readonly name = 'InvalidSeedError'

  constructor(value: string) {
    super(`VITRINE_SEED must be "demo" or "small", not "${value}"`)
  }
}

/**
 * Returns the amount of history for a new chain: `VITRINE_SEED`, or the whole demo.
 *
 * @throws InvalidSeedError
 */
export function readSeedScale(environment: NodeJS.ProcessEnv): SeedScale {
  const value = environment['VITRINE_SEED']
  if (value === undefined || value === '' || value === 'demo') return 'demo'
  if (value === 'small') return 'small'
  throw new InvalidSeedError(value)
}
