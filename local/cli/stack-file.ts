// Reads and writes `stack.json`, which shows scripts, tests and a second start where a running stack is.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoContracts, LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'

export interface StackFile<Contracts extends LocalContracts = DemoContracts> extends Pick<
  Stack<Contracts>,
  | 'rpcUrl'
  | 'graphqlUrl'
  | 'indexNodeUrl'
  | 'gatewayUrl'
  | 'databaseUrl'
  | 'chainId'
  | 'contracts'
  | 'indexedInMs'
> {
  webUrl: string
  /** The process that SIGINT stops. */
  pid: number
}

const stackFile = (stateDirectory: string) => join(stateDirectory, 'stack.json')

/** Addresses of the stack on an operator's chain, which has no contracts of the demo. */
export type NetworkStackFile = Omit<StackFile, 'contracts' | 'indexedInMs'>

/** Writes the addresses of this process's stack. */
export function writeStackFile(
  stack: Omit<NetworkStackFile, 'webUrl' | 'pid'> &
    Partial<Pick<Stack<LocalContracts>, 'contracts' | 'indexedInMs'>> & { readonly stateDirectory: string },
  webUrl: string,
): void {
  const { rpcUrl, graphqlUrl, indexNodeUrl, gatewayUrl, databaseUrl, chainId, contracts } = stack
  const content = {
    ...{ webUrl, rpcUrl, graphqlUrl, indexNodeUrl, gatewayUrl, databaseUrl, chainId, contracts },
    indexedInMs: stack.indexedInMs,
    pid: process.pid,
  }
  const file = stackFile(stack.stateDirectory)
  rmSync(`${file}.new`, { force: true })
  // The file contains the database's password.
  writeFileSync(`${file}.new`, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Returns the addresses of the stack of a state directory; undefined while it starts or when there is none. */
export function readStackFile(stateDirectory: string): StackFile | undefined {
  try {
    return JSON.parse(readFileSync(stackFile(stateDirectory), 'utf8')) as StackFile
  } catch {
    return undefined
  }
}

/** Removes the file when the stack has stopped, or is about to start. */
export function removeStackFile(stateDirectory: string): void {
  rmSync(stackFile(stateDirectory), { force: true })
}
