// Gives a new state directory its chain: a demo history played now, or one played a short while ago.
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentKey } from './cache/content-key.ts'
import { keep, keptFolder, REPOSITORY } from './cache/kept-folder.ts'
import { CHAIN_FILES, chainStateFile } from './chain/chain.ts'
import { setClockToNow } from './chain/heartbeat.ts'
import { callRpc } from './chain/json-rpc.ts'
import { saveChain } from './chain/snapshot.ts'
import type { History } from './history.ts'
import type { DemoContracts, LocalContracts } from './seed/contracts.ts'
import type { SeedScale } from './seed/plan.ts'
import { seedDemo } from './seed/seed.ts'

/** A cached history ends when it was played; past this age, "sixty days ending now" is no longer true. */
const KEPT_HISTORY_MAX_AGE_MS = 6 * 60 * 60 * 1000

/** Path of the outcomes of contract calls, for the archive. */
export const callsFile = (stateDirectory: string) => join(stateDirectory, 'chain', 'calls.jsonl')

/** Path of the description of the chain's contracts. */
export const contractsFile = (stateDirectory: string) => join(stateDirectory, 'contracts.json')
export const contentDirectoryPath = (stateDirectory: string) => join(stateDirectory, 'content')

/** Files that a stopped stack leaves and the next one continues from, relative to its state directory. */
const LASTING = ['contracts.json', 'content', ...CHAIN_FILES, 'chain/calls.jsonl']

const seedKey = (scale: SeedScale) =>
  contentKey({
    root: REPOSITORY,
    paths: ['local/contracts', 'local/seed', 'local/chain', 'package-lock.json'],
    values: [scale],
    ignore: (path) => /\.test\.ts$|^local\/contracts\/(dataset|__generated__)\//.test(path),
  })

async function copyLasting(from: string, to: string) {
  for (const name of LASTING) await cp(join(from, name), join(to, name), { recursive: true })
}

/**
 * Prepares a state directory before its chain starts: keeps a complete one, clears a partial one, and fills an empty
 * one from a cached history that is young enough.
 */
async function prepareState(stateDirectory: string, scale: SeedScale): Promise<void> {
  await mkdir(join(stateDirectory, 'chain'), { recursive: true })
  if (existsSync(contractsFile(stateDirectory)) && existsSync(chainStateFile(stateDirectory))) return
  for (const name of LASTING) await rm(join(stateDirectory, name), { recursive: true, force: true })
  const kept = keptFolder('seed', await seedKey(scale))
  if (!existsSync(kept)) return
  const age = Date.now() - (await stat(contractsFile(kept))).mtimeMs
  if (age < KEPT_HISTORY_MAX_AGE_MS) await copyLasting(kept, stateDirectory)
  else await rm(kept, { recursive: true, force: true })
}

/** Reads the contracts of a state directory whose chain was played. */
export async function readContracts<Contracts extends LocalContracts>(
  stateDirectory: string,
): Promise<Contracts> {
  return JSON.parse(await readFile(contractsFile(stateDirectory), 'utf8')) as Contracts
}

/**
 * Plays the history on a fresh chain and sets the chain's clock to the current time.
 *
 * @throws SeedError when a transaction did not go as planned; SolidityError when the contracts do not compile.
 */
async function seedState({
  rpcUrl,
  stateDirectory,
  scale,
  onProgress,
  onContracts,
}: {
  rpcUrl: string
  stateDirectory: string
  scale: SeedScale
  onProgress: (detail: string) => void
  onContracts: (contracts: DemoContracts) => void
}): Promise<DemoContracts> {
  const contracts = await seedDemo({
    rpcUrl,
    contentDirectory: contentDirectoryPath(stateDirectory),
    now: Math.floor(Date.now() / 1000),
    scale,
    onProgress,
    onContracts,
  })
  await setClockToNow(rpcUrl)
  await callRpc(rpcUrl, 'evm_mine')
  onProgress('saving the chain')
  await saveChain(rpcUrl, chainStateFile(stateDirectory))
  // Written last, because it marks the state as complete.
  await writeFile(contractsFile(stateDirectory), JSON.stringify(contracts, undefined, 2))
  return contracts
}

/**
 * Caches a state directory's history for the next new one. The chain must have been seeded in this run and indexed
 * once, so that the outcomes of the indexer's calls are saved: a chain that continues from a file can't give them.
 */
async function keepHistory(stateDirectory: string, scale: SeedScale): Promise<void> {
  await keep({
    kind: 'seed',
    key: await seedKey(scale),
    make: (directory) => copyLasting(stateDirectory, directory),
  })
}

/** Returns the demo's history at a scale. */
export function demoHistory(scale: SeedScale): History<DemoContracts> {
  return {
    prepare: (stateDirectory) => prepareState(stateDirectory, scale),
    play: (options) => seedState({ ...options, scale }),
    readContracts,
    afterFirstIndex: (stateDirectory) => keepHistory(stateDirectory, scale),
    keepsChanges: true,
    hasFiles: true,
    optimizesMappings: false,
    indexTimeoutMs: 180_000,
  }
}
