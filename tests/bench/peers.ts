// Builds the subgraphs that ours is compared with. Of the same events of the same contracts, one stores an entity each,
// one has the least that pages of a marketplace show, and one does nothing at all. The fourth does what a public subgraph
// of marketplaces does for each sale.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { id } from 'ethers'
import { parse, stringify } from 'yaml'
import type { Subgraph } from '../../local/indexer/graph-node.ts'
import { runGnd } from '../../subgraph/manifest/gnd.ts'
import { LOCAL_NETWORK, type TrackedCollection } from '../../subgraph/manifest/network.ts'
import { renderManifest } from '../../subgraph/manifest/render.ts'

export type PeerName = 'baseline' | 'empty' | 'minimal' | 'marketplace'

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

function makeManifest(collections: Collections): Manifest {
  const module = './mapping.ts'
  const layout = { module, fileModule: module, schema: './schema.graphql', abiDirectory: './abis' }
  const manifest = parse(renderManifest(layout, LOCAL_NETWORK, collections)) as Manifest
  // Sources without events don't matter in a comparison of events.
  return { ...manifest, dataSources: manifest.dataSources.filter(({ mapping }) => mapping.eventHandlers) }
}

/** Our manifest with every handler replaced by the named one, and nothing else left. */
function eventsManifest(
  collections: Collections,
  entities: readonly string[],
  getHandler: (event: string) => string,
): string {
  const manifest = makeManifest(collections)
  for (const { mapping } of manifest.dataSources) {
    mapping.entities = [...entities]
    delete mapping.blockHandlers
    for (const handler of mapping.eventHandlers) {
      handler.handler = getHandler(handler.event.replace(/\(.*/, ''))
      delete handler.receipt
    }
  }
  delete manifest.templates
  return stringify(manifest)
}

const MINIMAL_ENTITIES = [
  'Account',
  'Activity',
  'Balance',
  'Collection',
  'Day',
  'Holding',
  'Order',
  'Sale',
  'Token',
]
/** Events that change what pages show. */
const SHOWN_EVENTS: ReadonlySet<string> = new Set([
  ...['ApprovalForAll', 'Transfer', 'TransferBatch', 'TransferSingle'],
  ...['CounterIncremented', 'OrderCancelled', 'OrderFulfilled', 'OrderValidated'],
])

/** The fulfillments of Seaport 1.6 alone, which is all that a marketplace's statistics need. */
function marketplaceManifest(collections: Collections): string {
  const manifest = makeManifest(collections)
  const [seaport] = manifest.dataSources
  if (seaport === undefined) throw new Error('The manifest has no data source.')
  const { mapping } = seaport
  delete mapping.blockHandlers
  const fulfilled = mapping.eventHandlers.filter(({ event }) => event.startsWith('OrderFulfilled('))
  for (const handler of fulfilled) {
    handler.handler = 'recordTrades'
    delete handler.receipt
  }
  const source = {
    ...seaport,
    mapping: { ...mapping, entities: ['Mark', 'Trade', 'Figures'], eventHandlers: fulfilled },
  }
  delete manifest.templates
  return stringify({ ...manifest, dataSources: [source] })
}

type Collections = readonly TrackedCollection[]

/** Their folders here, with mapping and schema, and their manifests. */
const PEERS: Readonly<Record<PeerName, { folder: string; manifest: (collections: Collections) => string }>> =
  {
    baseline: {
      folder: 'baseline',
      manifest: (collections) => eventsManifest(collections, ['Row'], () => 'store'),
    },
    empty: {
      folder: 'minimal',
      manifest: (collections) => eventsManifest(collections, MINIMAL_ENTITIES, () => 'handleNothing'),
    },
    minimal: {
      folder: 'minimal',
      manifest: (collections) =>
        eventsManifest(collections, MINIMAL_ENTITIES, (event) =>
          SHOWN_EVENTS.has(event) ? `handle${event}` : 'handleNothing',
        ),
    },
    marketplace: { folder: 'marketplace', manifest: marketplaceManifest },
  }

/** Events that a manifest follows at one contract. */
export interface Followed {
  readonly address: string
  /** From this block on. */
  readonly startBlock: number
  /** Hashes of their signatures. */
  readonly topics: readonly string[]
}

/** What triggers a mapping; ours is triggered by the same as the baseline. */
export function followedEvents(collections: Collections, name: PeerName = 'baseline'): readonly Followed[] {
  const { dataSources } = parse(PEERS[name].manifest(collections)) as Manifest
  return dataSources.map(({ source, mapping }) => ({
    ...source,
    topics: mapping.eventHandlers.map(({ event }) => id(event.replaceAll('indexed ', ''))),
  }))
}

/** Compiles it as ours is compiled for production. @throws SubgraphBuildError when it does not compile */
export async function buildPeer(name: PeerName, collections: Collections): Promise<Subgraph> {
  // Inside the checkout, where the compiler finds its library.
  const work = resolve('.local/bench', name)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  cpSync(join('tests/bench', PEERS[name].folder), work, { recursive: true })
  cpSync('subgraph/abis', join(work, 'abis'), { recursive: true })
  writeFileSync(join(work, 'subgraph.yaml'), PEERS[name].manifest(collections))
  await runGnd(['codegen', '--skip-migrations'], { cwd: work })
  await runGnd(['build', '--skip-migrations', '--output-dir', 'out'], { cwd: work })
  const buildDirectory = join(work, 'out')
  return { manifestPath: join(buildDirectory, 'subgraph.yaml'), buildDirectory }
}
