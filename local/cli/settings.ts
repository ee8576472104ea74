// What the commands take from the environment.
import { join, resolve } from 'node:path'
import { REPOSITORY } from '../cache/kept-folder.ts'
import type { SeedScale } from '../seed/plan.ts'

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

/** `VITRINE_SEED` is not a scale. */
export class InvalidSeedError extends Error {
  override readonly name = 'InvalidSeedError'

  constructor(value: string) {
    super(`VITRINE_SEED must be "demo" or "small", not "${value}"`)
  }
}

/**
 * How much history a new chain gets: `VITRINE_SEED`, or the whole demo.
 *
 * @throws InvalidSeedError
 */
export function seedScaleOf(environment: NodeJS.ProcessEnv): SeedScale {
  const value = environment['VITRINE_SEED']
  if (value === undefined || value === '' || value === 'demo') return 'demo'
  if (value === 'small') return 'small'
  throw new InvalidSeedError(value)
}
