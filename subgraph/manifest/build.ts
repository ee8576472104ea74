// Builds the subgraph for one network: the compiled mappings with that network's manifest.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileMappings, compiledLayout } from './compile.ts'
import { type Network, type TrackedCollection, TRUSTED_CONDUITS } from './network.ts'
import { renderManifest } from './render.ts'

export interface BuildOptions {
  network: Network
  collections: readonly TrackedCollection[]
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
  /** See `CompileOptions`. */
  signal?: AbortSignal | undefined
}

export interface BuiltSubgraph {
  /** Manifest of the built subgraph, which graph-node takes. */
  manifestPath: string
  buildDirectory: string
}

/**
 * Compiles the mappings, unless the same sources were compiled before, and renders the manifest beside them.
 * @throws MissingProgramError when gnd is not installed
 * @throws SubgraphBuildError when the mappings do not compile
 */
export async function buildSubgraph(options: BuildOptions): Promise<BuiltSubgraph> {
  const { optimize, onOutput, signal } = options
  const compiled = await compileMappings({ optimize, onOutput, signal })

  const buildDirectory = resolve(options.outputDirectory)
  rmSync(buildDirectory, { recursive: true, force: true })
  mkdirSync(buildDirectory, { recursive: true })
  cpSync(compiled, buildDirectory, { recursive: true })
  const manifestPath = join(buildDirectory, 'subgraph.yaml')
  const manifest = renderManifest(compiledLayout, options.network, options.collections, {
    conduits: [...TRUSTED_CONDUITS, ...(options.conduits ?? [])],
    metadataFromBlock: options.metadataFromBlock,
  })
  writeFileSync(manifestPath, manifest)
  return { manifestPath, buildDirectory }
}
