// Turns what can go wrong with the stack into what a person should read.
import { relative } from 'node:path'
import { MissingToolchainError, SubgraphBuildError } from '../../subgraph/manifest/gnd.ts'
import { UnknownGenesisError } from '../chain/chain.ts'
import { SolidityError } from '../contracts/compile.ts'
import { InvalidScaleError } from '../dataset/scale.ts'
import { MissingPostgresError } from '../indexer/postgres-home.ts'
import { MissingProgramError } from '../process/executable.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { WaitTimeoutError } from '../process/wait.ts'
import { SeedError } from '../seed/send.ts'
import { PageBuildError } from '../web/build.ts'
import { InvalidPortError, InvalidSeedError } from './settings.ts'

/** Errors whose message says all: where in the code they came up helps nobody. */
const selfExplaining = [
  InvalidPortError,
  InvalidScaleError,
  InvalidSeedError,
  MissingPostgresError,
  MissingProgramError,
  MissingToolchainError,
  PageBuildError,
  SeedError,
  SolidityError,
  SubgraphBuildError,
  UnknownGenesisError,
  WaitTimeoutError,
]

/** A path as one would type it from here. */
export function fromHere(path: string): string {
  const shorter = relative(process.cwd(), path)
  return shorter.startsWith('..') ? path : shorter
}

/** Lines for people; a crash comes with its last log lines and where the log is. */
export function explain(error: unknown): string {
  if (error instanceof PartCrashedError) {
    if (error.logFile === undefined) return `${error.message}.`
    const tail = error.logTail.map((line) => `  | ${line}`)
    return [
      `${error.message}.`,
      ...(tail.length > 0 ? ['Its last log lines:', ...tail] : ['It logged nothing.']),
      `Log file: ${fromHere(error.logFile)}`,
    ].join('\n')
  }
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(explain)].join('\n')
  // Node's parser of command lines says in its message what was typed wrongly.
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return error.message
  }
  if (selfExplaining.some((type) => error instanceof type)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
