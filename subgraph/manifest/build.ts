// Builds the subgraph for one network: the compiled mappings with that network's manifest.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileMappings, compiledLayout } from './compile.ts'
import {
  TRUSTED_CONDUITS,
  type NetworkName,
  type TrackedCollection,
  checkCollections,
  checkCurrencies,
  readNetwork,
} from './networks.ts'
import { renderManifest } from './render.ts'

export interface BuildOptions {
  network: NetworkName
  /** Collections beside those of networks.json; the local stack passes its demo collections. */
  collections?: readonly TrackedCollection[]
  /** Currencies beside those of networks.json. */
  currencies?: readonly string[]
  /** First block in which metadata are read, never before the network's start block, which is the default. */
  metadataFromBlock?: number | undefined
  /** Keys of trusted conduits beside `TRUSTED_CONDUITS`. */
  conduits?: readonly string[]
  /** Folder for the built subgraph; its content is replaced. */
  outputDirectory: string
  /** See `CompileOptions`. */
  optimize?: boolean
  /** Receives the toolchain's progress lines. */
  onOutput?: (text: string) => void
}

export interface BuiltSubgraph {
  /** Manifest of the built subgraph, which graph-node takes. */
  manifestPath: string
  buildDirectory: string
}

/**
 * Compiles the mappings, unless the same sources were compiled before, and renders the manifest beside them.
 * @throws Error naming the entry of networks.json or the collection that is wrong
 * @throws MissingToolchainError when gnd is not installed
 * @throws SubgraphBuildError when the mappings do not compile
 */
export async function buildSubgraph(options: BuildOptions): Promise<BuiltSubgraph> {
  const network = readNetwork(options.network)
  const collections = [...network.collections, ...(options.collections ?? [])]
  checkCollections('collections', collections)
  const currencies = [...network.currencies, ...(options.currencies ?? [])]
  checkCurrencies('currencies', currencies)
  const compiled = await compileMappings({ optimize: options.optimize, onOutput: options.onOutput })

  const buildDirectory = resolve(options.outputDirectory)
  rmSync(buildDirectory, { recursive: true, force: true })
  mkdirSync(buildDirectory, { recursive: true })
  cpSync(compiled, buildDirectory, { recursive: true })
  const manifestPath = join(buildDirectory, 'subgraph.yaml')
  const manifest = renderManifest(compiledLayout, { ...network, currencies }, collections, {
    conduits: [...TRUSTED_CONDUITS, ...(options.conduits ?? [])],
    metadataFromBlock: options.metadataFromBlock,
  })
  writeFileSync(manifestPath, manifest)
  return { manifestPath, buildDirectory }
}
