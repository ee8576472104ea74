// Reads the command line of `npm run reconcile`: flags, with the running local stack as the default.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, readBlockFlag, readUrlFlag, UsageError } from '../operate/commandLine.ts'
import type { Hex } from './rpc.ts'

/** Seaport 1.6, at one address on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const SEAPORT: Hex = '0x0000000000000068f116a894984e2db1123eb395'

export const USAGE = `Usage: npm run reconcile -- [options]
  --rpc <url>          a node of the chain; one that keeps old states (an archive node) can check more
  --graphql <url>      the subgraph's address for queries
                       Without these two: the running local stack (npm start).
  --from-block <block> the subgraph's start block for Seaport; 0 by default
  --seaport <address>  Seaport 1.6 on this chain; the usual address by default
  --json               prints one JSON document instead of lines
  --quiet              prints no progress

Rebuilds owners, balances, orders, sales, volume, floors and history from the chain's logs, without any code of the
index, and compares them with what the index says at its newest block. docs/reconcile.md lists what is compared, what the
program reads, and what it cannot check.

The exit status is 0 when nothing differs, 1 when something does, and 2 when it could not compare.`

export interface Options {
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly seaport: Hex
  readonly fromBlock: number
  readonly json: boolean
  readonly quiet: boolean
}

const FLAGS = {
  rpc: { type: 'string' },
  graphql: { type: 'string' },
  'from-block': { type: 'string' },
  seaport: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const

/** @throws UsageError that names the wrong flag and what it accepts */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = readArguments(args, FLAGS)
  if ((values.rpc === undefined) !== (values.graphql === undefined)) {
    throw new UsageError('--rpc and --graphql go together: pass both, or neither for the local stack')
  }
  const urls =
    values.rpc !== undefined && values.graphql !== undefined
      ? {
          rpcUrl: readUrlFlag('--rpc', values.rpc),
          graphqlUrl: readUrlFlag('--graphql', values.graphql),
        }
      : localStack(environment)
  return {
    ...urls,
    seaport: address(values.seaport ?? SEAPORT),
    fromBlock: readBlockFlag('--from-block', values['from-block']) ?? 0,
    json: values.json === true,
    quiet: values.quiet === true,
  }
}

function address(text: string): Hex {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) {
    throw new UsageError(`--seaport must be an address (0x and 40 hexadecimal digits), not "${text}"`)
  }
  return text.toLowerCase() as Hex
}

/** Returns the stack of `npm start`: stack.json in VITRINE_STATE_DIR, or in .local. */
function localStack(environment: NodeJS.ProcessEnv): { rpcUrl: string; graphqlUrl: string } {
  const file = join(environment['VITRINE_STATE_DIR'] ?? '.local', 'stack.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { rpcUrl: string; graphqlUrl: string }
  } catch (error) {
    throw new UsageError(
      `No local stack is running (${file} does not exist). Start one with npm start, or pass --rpc and --graphql.`,
      { cause: error },
    )
  }
}
