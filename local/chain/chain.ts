// The local chain: anvil as a process, its state kept in a file, its clock kept with the world's.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { placeSeaport } from './canonical.ts'
import { setClockToNow } from './heartbeat.ts'
import { callRpc } from './json-rpc.ts'

/** anvil's usual chain id. */
export const CHAIN_ID = 31337

/** The demo history starts some sixty days ago; the first block must be older. */
const GENESIS_AGE_SECONDS = 62 * 24 * 60 * 60

/** A kept chain is read before it answers; that of a dataset is some 9 MB for each thousand items. */
const LOAD_TIMEOUT_MS = 300_000

export interface Chain {
  readonly rpcUrl: string
  readonly process: ManagedProcess
  /** Whether it was begun now (true) or went on from its file (false). */
  readonly fresh: boolean
  /** The accounts anvil holds the keys of, in its order. */
  readonly accounts: string[]
}

// States of this many recent blocks are kept, in memory, for calls at a block. The indexer makes such calls when it meets
// a contract or a token for the first time, so they must span the demo history (900 blocks) and some more; for older
// ones there is the archive.
const USUAL_KEPT_STATES = 1_500

/** The chain's copy, relative to its state directory. */
const STATE = 'chain/state.json'

/** The time of its first block. */
const GENESIS = 'chain/genesis-seconds'

/** All that a chain goes on from, relative to its state directory. */
export const CHAIN_FILES = [STATE, GENESIS] as const

/** Where the chain's copy is kept. */
export const chainStateFile = (stateDirectory: string) => join(stateDirectory, STATE)

/** A kept chain cannot go on as the one that it was; the message says what to do. */
export class UnknownGenesisError extends Error {
  override readonly name = 'UnknownGenesisError'

  constructor() {
    super(
      'The local chain was kept by an earlier version, without the time of its first block, and cannot go on: ' +
        'npm run reset, then start again.',
    )
  }
}

/**
 * The time of the first block, for a chain that is begun now and for one that goes on. anvil makes a first block of its
 * own at each start: of another time it would be another block, kept beside the chain's, and whoever knows a chain by
 * its first block would take it for one that was begun anew.
 *
 * @throws UnknownGenesisError when the chain goes on and its file does not say.
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
 * Starts anvil, going on from the saved chain when there is one; a new chain gets Seaport at its canonical address.
 *
 * @throws UnknownGenesisError when the saved chain lacks the time of its first block; PartCrashedError when anvil ends
 * while starting; WaitTimeoutError when it does not answer.
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
  /** An address of this machine alone. */
  host?: string | undefined
  port: number
  stateDirectory: string
  /** States of so many recent blocks are kept, each a copy of the whole. */
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
        // It accepts only JSON, which pages of other sites may not send without approval, and none has it.
        ...['--quiet', '--no-request-size-limit', '--no-cors'],
        ...['--timestamp', String(genesis)],
        ...(fresh ? [] : ['--load-state', stateFile]),
      ],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'anvil.log'),
      // It writes below its home directory.
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
