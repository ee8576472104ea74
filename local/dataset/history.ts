// Provides a dataset as the history of a stack: played once, kept in its own state directory, and indexed at each
// start.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentKey } from '../cache/content-key.ts'
import { REPOSITORY } from '../cache/kept-folder.ts'
import { CHAIN_FILES, chainStateFile } from '../chain/chain.ts'
import { setClockToNow } from '../chain/heartbeat.ts'
import { callRpc } from '../chain/json-rpc.ts'
import { saveChain } from '../chain/snapshot.ts'
import { contentDirectoryPath, contractsFile, readContracts } from '../seeded-state.ts'
import type { History } from '../history.ts'
import { makeDataset, type DatasetContracts } from './make.ts'
import { computeScale } from './scale.ts'

/** Records what the saved chain was made from, so that a changed generator makes it from scratch. */
const keyFile = (stateDirectory: string) => join(stateDirectory, 'chain', 'made-from')

/** Packages that the chain's content depends on; another version may make other content. */
const PACKAGES = ['@foundry-rs/anvil-linux-amd64', '@opensea/seaport-js', '@openzeppelin/contracts', 'solc']

async function packageVersions(): Promise<readonly (string | undefined)[]> {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(join(REPOSITORY, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies }
  return PACKAGES.map((name) => versions[name])
}

/** Computes a key of everything that determines the chain's content. */
export const computeKey = async (items: number) =>
  contentKey({
    root: REPOSITORY,
    paths: [
      ...[
        'calls.ts',
        'holdings.ts',
        'make.ts',
        'people.ts',
        'pictures.ts',
        'plan.ts',
        'prices.ts',
        'scale.ts',
      ].map((name) => `local/dataset/${name}`),
      ...['dataset', 'ContentId.sol', 'Multicall3.sol', 'WrappedEther.sol'].map(
        (name) => `local/contracts/${name}`,
      ),
      ...['local/dataset/times.ts', 'local/chain/canonical.ts', 'local/seed/content.ts'],
      ...['local/seed/fresh-chain.ts', 'local/seed/orders.ts', 'local/seed/random.ts'],
    ],
    values: [items, ...(await packageVersions())],
  })

const keptIn = (stateDirectory: string): readonly string[] => [
  ...CHAIN_FILES.map((file) => join(stateDirectory, file)),
  ...[contractsFile, keyFile, contentDirectoryPath].map((place) => place(stateDirectory)),
]

/** From this many items on, faster mappings save more than the ten seconds that they take to compile. */
const OPTIMIZED_FROM = 5_000

/** Milliseconds for each item, and for the start: four times the measured time of a slow machine. */
const INDEX_TIMEOUT_MS = { start: 180_000, item: 36 }

/** Returns where the dataset of this size is kept, below the folder of all local state. */
export const datasetDirectory = (stateDirectory: string, items: number) =>
  join(stateDirectory, `dataset-${items}`)

/**
 * Returns the history of a dataset. Changes to its chain are dropped when the stack stops, so that each start measures
 * the same chain.
 *
 * @throws {InvalidScaleError} when there can't be a dataset of this many items
 */
export function datasetHistory(items: number): History<DatasetContracts> {
  computeScale(items)
  return {
    prepare: async (stateDirectory) => {
      await mkdir(join(stateDirectory, 'chain'), { recursive: true })
      const kept = keptIn(stateDirectory)
      if (kept.every((file) => existsSync(file))) {
        if ((await readFile(keyFile(stateDirectory), 'utf8')) === (await computeKey(items))) return
      }
      for (const file of kept) await rm(file, { recursive: true, force: true })
    },
    play: async ({ rpcUrl, stateDirectory, onProgress }) => {
      const now = Math.floor(Date.now() / 1000)
      const contentDirectory = contentDirectoryPath(stateDirectory)
      const contracts = await makeDataset({ rpcUrl, contentDirectory, items, now, onProgress })
      await setClockToNow(rpcUrl)
      await callRpc(rpcUrl, 'evm_mine')
      onProgress('saving the chain')
      await saveChain(rpcUrl, chainStateFile(stateDirectory))
      await writeFile(contractsFile(stateDirectory), JSON.stringify(contracts, undefined, 2))
      // Written last, because it marks the state as complete.
      await writeFile(keyFile(stateDirectory), await computeKey(items))
      return contracts
    },
    readContracts,
    afterFirstIndex: () => Promise.resolve(),
    keepsChanges: false,
    hasFiles: false,
    optimizesMappings: items >= OPTIMIZED_FROM,
    // Each is a copy of all storage. The contract's return values never change with time, so old states are not needed.
    keptStates: 8,
    entityCacheKilobytes: 500_000,
    indexTimeoutMs: INDEX_TIMEOUT_MS.start + INDEX_TIMEOUT_MS.item * items,
  }
}
