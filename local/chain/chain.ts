// Runs the local chain: anvil as a process, with its state in a file and its clock at the current time.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { placeSeaport } from './canonical.ts'
import { setClockToNow } from './heartbeat.ts'
import { callRpc } from './json-rpc.ts'

/** Chain id that anvil uses by default. */
export const CHAIN_ID = 31337

/** The demo history starts some sixty days ago, and the first block must be older. */
const GENESIS_AGE_SECONDS = 62 * 24 * 60 * 60

/** anvil reads a saved chain before it responds; that of a dataset is some 9 MB for each thousand items. */
const LOAD_TIMEOUT_MS = 300_000

export interface Chain {
  readonly rpcUrl: string
  readonly process: ManagedProcess
  /** Whether the chain is new (true) or continues from its file (false). */
  readonly fresh: boolean
  /** The accounts whose keys anvil holds, in its order. */
  readonly accounts: string[]
}

// The states of this many recent blocks are kept in memory, for calls at a block. The indexer makes such calls when a
// contract or token first appears, so they must span the demo history (900 blocks) and some more. The archive serves
// older blocks.
const USUAL_KEPT_STATES = 1_500

/** Path of the chain's copy, relative to its state directory. */
const STATE = 'chain/state.json'

/** Path of the first block's time. */
const GENESIS = 'chain/genesis-seconds'

/** All files that a chain continues from, relative to its state directory. */
export const CHAIN_FILES = [STATE, GENESIS] as const

/** Returns the path of the chain's copy. */
export const chainStateFile = (stateDirectory: string) => join(stateDirectory, STATE)

/** Thrown when a saved chain can't continue as the same chain; the message says what to do. */
export class UnknownGenesisError extends Error {
  override readonly name = 'UnknownGenesisError'

  constructor() {
    super(
      "Couldn't continue the local chain, because an old version saved it without the time of its first block. " +
        'Run npm run reset, then start again.',
    )
  }
}

/**
 * Returns the time of the first block, for a new chain and for one that continues. anvil makes its own first block at
 * each start. With another time it would be another block, kept beside the chain's, and any client that identifies a
 * chain by its first block would see a new chain.
 *
 * @throws UnknownGenesisError when the chain continues and its file lacks the time.
 */
async function genesisSeconds(stateDirectory: string, { fresh }: { fresh: boolean }): Promise<number> {
  const file = join(stateDirectory, GENESIS)
  if (!fresh) {
    if (!existsSync(file)) throw new UnknownGenesisError()
    return Number(await readFile(file, 'utf8'))
  }
  const seconds = Math.floor(Date.now() / 1000) - GENESIS_AGE_SECONDS
  await writeFile(file, String(seconds))
  return seconds
}

/**
 * Starts anvil, and continues the saved chain if there is one. A new chain gets Seaport at its canonical address.
 *
 * @throws UnknownGenesisError when the saved chain lacks the time of its first block; PartCrashedError when anvil exits
 * while starting; WaitTimeoutError when it does not respond.
 */
export async function startChain({
  anvil,
  host = LOOPBACK,
  port,
  stateDirectory,
  keptStates = USUAL_KEPT_STATES,
  signal,
}: {
  /** Path of the anvil program. */
  anvil: string
  /** An address that only this machine can reach. */
  host?: string | undefined
  port: number
  stateDirectory: string
  /** Number of recent blocks whose states are kept, each a copy of the whole. */
  keptStates?: number | undefined
  signal?: AbortSignal | undefined
}): Promise<Chain> {
  const directory = join(stateDirectory, 'chain')
  const stateFile = chainStateFile(stateDirectory)
  await mkdir(directory, { recursive: true })
  const fresh = !existsSync(stateFile)
  const rpcUrl = `http://${host}:${port}`
  const genesis = await genesisSeconds(stateDirectory, { fresh })

  const process = await startPart(
    {
      name: 'Chain (anvil)',
      command: anvil,
      args: [
        ...['--host', host, '--port', String(port), '--chain-id', String(CHAIN_ID)],
        ...['--prune-history', String(keptStates)],
        // anvil accepts only JSON, which pages of other sites may not send without approval, and no page has it.
        ...['--quiet', '--no-request-size-limit', '--no-cors'],
        ...['--timestamp', String(genesis)],
        ...(fresh ? [] : ['--load-state', stateFile]),
      ],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'anvil.log'),
      // anvil writes below its home directory.
      env: { HOME: directory },
      stop: [
        { signal: 'SIGTERM', graceMs: 3_000 },
        { signal: 'SIGKILL', graceMs: 3_000 },
      ],
    },
    async () => (await callRpc(rpcUrl, 'eth_chainId', [], { timeoutMs: 2_000 })) !== undefined,
    { what: 'the chain to answer', timeoutMs: fresh ? 30_000 : LOAD_TIMEOUT_MS, intervalMs: 20, signal },
  )
  try {
    if (fresh) await placeSeaport(rpcUrl)
    else {
      await setClockToNow(rpcUrl)
      await callRpc(rpcUrl, 'evm_mine')
    }
    const accounts = (await callRpc(rpcUrl, 'eth_accounts')) as string[]
    return { rpcUrl, process, fresh, accounts }
  } catch (error) {
    await process.stop()
    throw error
  }
}
