// Builds the baseline subgraph: the same events of the same contracts as ours, one entity stored for each.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { id } from 'ethers'
import { parse, stringify } from 'yaml'
import type { Subgraph } from '../../local/indexer/graph-node.ts'
import type { DemoContracts } from '../../local/seed/contracts.ts'
import { runGnd } from '../../subgraph/manifest/gnd.ts'
import { LOCAL_NETWORK } from '../../subgraph/manifest/network.ts'
import { renderManifest } from '../../subgraph/manifest/render.ts'

const SOURCE = 'tests/bench/baseline'
/** Inside the checkout, where the compiler finds its library. */
const WORK = resolve('.local/bench/baseline')

interface Manifest {
  readonly dataSources: readonly {
    readonly source: { readonly address: string; readonly startBlock: number }
    readonly mapping: {
      entities: string[]
      readonly eventHandlers: { readonly event: string; handler: string; receipt?: boolean }[]
      blockHandlers?: unknown
    }
  }[]
  templates?: unknown
}

function makeManifest(collections: DemoContracts['collections']): Manifest {
  const module = './mapping.ts'
  const layout = { module, fileModule: module, schema: './schema.graphql', abiDirectory: './abis' }
  const manifest = parse(renderManifest(layout, LOCAL_NETWORK, collections)) as Manifest
  // Sources without events don't matter in a comparison of events.
  return { ...manifest, dataSources: manifest.dataSources.filter(({ mapping }) => mapping.eventHandlers) }
}

/** Our manifest with every handler replaced by the one that stores a row, and nothing else left. */
function baselineManifest(collections: DemoContracts['collections']): string {
  const manifest = makeManifest(collections)
  for (const { mapping } of manifest.dataSources) {
    mapping.entities = ['Row']
    delete mapping.blockHandlers
    for (const handler of mapping.eventHandlers) {
      handler.handler = 'store'
      delete handler.receipt
    }
  }
  delete manifest.templates
  return stringify(manifest)
}

/** Events that a manifest follows at one contract. */
export interface Followed {
  readonly address: string
  /** From this block on. */
  readonly startBlock: number
  /** Hashes of their signatures. */
  readonly topics: readonly string[]
}

/** What triggers both mappings: the same events of the same contracts from the same blocks on. */
export function followedEvents(collections: DemoContracts['collections']): readonly Followed[] {
  return makeManifest(collections).dataSources.map(({ source, mapping }) => ({
    ...source,
    topics: mapping.eventHandlers.map(({ event }) => id(event.replaceAll('indexed ', ''))),
  }))
}

/** Compiles it as ours is compiled for production. @throws SubgraphBuildError when it does not compile */
export async function buildBaseline(collections: DemoContracts['collections']): Promise<Subgraph> {
  rmSync(WORK, { recursive: true, force: true })
  mkdirSync(WORK, { recursive: true })
  cpSync(SOURCE, WORK, { recursive: true })
  cpSync('subgraph/abis', join(WORK, 'abis'), { recursive: true })
  writeFileSync(join(WORK, 'subgraph.yaml'), baselineManifest(collections))
  await runGnd(['codegen', '--skip-migrations'], { cwd: WORK })
  await runGnd(['build', '--skip-migrations', '--output-dir', 'out'], { cwd: WORK })
  const buildDirectory = join(WORK, 'out')
  return { manifestPath: join(buildDirectory, 'subgraph.yaml'), buildDirectory }
}
