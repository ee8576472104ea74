// Reads the command line of `npm run reconcile`: flags, with the running local stack as the default.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Hex } from './rpc.ts'

/** Seaport 1.6, at one address on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const SEAPORT: Hex = '0x0000000000000068f116a894984e2db1123eb395'

export const USAGE = `npm run reconcile -- [--rpc URL --graphql URL] [--from-block N] [--seaport ADDRESS] [--json] [--quiet]

Rebuilds owners, balances, orders, sales, volume, floors and history from the chain's logs, without any code of the
index, and compares them with what the index says at its newest block.

  --rpc URL          a node of the chain; one that keeps old states (an archive node) can check more
  --graphql URL      the subgraph's address for queries
                     Without these two: the running local stack (npm start).
  --from-block N     the subgraph's start block for Seaport; 0 by default
  --seaport ADDRESS  Seaport 1.6 on this chain; the usual address by default
  --json             print one JSON document instead of lines
  --quiet            print no progress

Exit code: 0 when nothing differs, 1 when something does, 2 when it could not compare.
docs/reconcile.md lists what is compared, what the program reads, and what it cannot check.`

/** Thrown for an unknown option, or a value that it does not accept. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError'
}

export interface Options {
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly seaport: Hex
  readonly fromBlock: number
  readonly json: boolean
  readonly quiet: boolean
}

/** @throws InvalidOptionError that names the wrong flag and what it accepts */
export function readOptions(words: readonly string[], environment: NodeJS.ProcessEnv): Options | 'help' {
  const values = parse(words)
  if (values.help === true) return 'help'
  if ((values.rpc === undefined) !== (values.graphql === undefined)) {
    throw new InvalidOptionError('--rpc and --graphql go together: pass both, or neither for the local stack')
  }
  const urls =
    values.rpc !== undefined && values.graphql !== undefined
      ? { rpcUrl: url('--rpc', values.rpc), graphqlUrl: url('--graphql', values.graphql) }
      : localStack(environment)
  return {
    ...urls,
    seaport: address(values.seaport ?? SEAPORT),
    fromBlock: block(values['from-block'] ?? '0'),
    json: values.json === true,
    quiet: values.quiet === true,
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        rpc: { type: 'string' },
        graphql: { type: 'string' },
        'from-block': { type: 'string' },
        seaport: { type: 'string' },
        json: { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new InvalidOptionError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function url(flag: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidOptionError(
      `${flag} must be an address that begins with http:// or https://, not "${text}"`,
    )
  }
  return text
}

function address(text: string): Hex {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) {
    throw new InvalidOptionError(`--seaport must be an address (0x and 40 hexadecimal digits), not "${text}"`)
  }
  return text.toLowerCase() as Hex
}

function block(text: string): number {
  if (!/^\d{1,15}$/.test(text)) {
    throw new InvalidOptionError(`--from-block must be a block number, not "${text}"`)
  }
  return Number(text)
}

/** Returns the stack of `npm start`: stack.json in VITRINE_STATE_DIR, or in .local. */
function localStack(environment: NodeJS.ProcessEnv): { rpcUrl: string; graphqlUrl: string } {
  const file = join(environment['VITRINE_STATE_DIR'] ?? '.local', 'stack.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { rpcUrl: string; graphqlUrl: string }
  } catch (error) {
    throw new InvalidOptionError(
      `No local stack is running (${file} does not exist). Start one with npm start, or pass --rpc and --graphql.`,
      { cause: error },
    )
  }
}
