// Converts errors of the stack to messages for users.
import { relative } from 'node:path'
import { SubgraphBuildError } from '../../subgraph/manifest/gnd.ts'
import { MissingProgramError } from '../../subgraph/manifest/program.ts'
import { ProbeError } from '../../operate/chain/probe.ts'
import { SiteConfigError } from '../../operate/config/readSite.ts'
import { UnknownGenesisError } from '../chain/chain.ts'
import { SolidityError } from '../contracts/compile.ts'
import { InvalidScaleError } from '../dataset/scale.ts'
import { MissingPostgresError } from '../indexer/postgres-home.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { WaitTimeoutError } from '../process/wait.ts'
import { SeedError } from '../seed/send.ts'
import { PageBuildError } from '../web/build.ts'
import { InvalidPortError, InvalidSeedError } from './settings.ts'

/** Errors whose message is complete; their place in the code helps no one. */
const completeErrors = [
  InvalidPortError,
  InvalidScaleError,
  InvalidSeedError,
  MissingPostgresError,
  MissingProgramError,
  PageBuildError,
  ProbeError,
  SeedError,
  SiteConfigError,
  SolidityError,
  SubgraphBuildError,
  UnknownGenesisError,
  WaitTimeoutError,
]

/** Returns a path relative to the current directory. */
export function fromHere(path: string): string {
  const shorter = relative(process.cwd(), path)
  return shorter.startsWith('..') ? path : shorter
}

/** Returns the lines to print. For a crash, they include its last log lines and the log's path. */
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
  if (completeErrors.some((type) => error instanceof type)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
