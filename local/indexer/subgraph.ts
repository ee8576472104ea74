// Builds Vitrine's subgraph for the local chain: the compiled mappings with a manifest that names the demo's contracts.
import { join } from 'node:path'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { LOCAL_NETWORK } from '../../subgraph/manifest/network.ts'
import type { DemoContracts } from '../seed/contracts.ts'
import type { Subgraph } from './graph-node.ts'

/** The subgraph's sources, relative to the repository's root. */
export const SUBGRAPH_SOURCES = ['schema.graphql', 'subgraph/src', 'subgraph/abis', 'subgraph/manifest']

/**
 * Builds the subgraph of a stack. Mappings that were compiled before are not compiled again.
 *
 * @throws SubgraphBuildError when the mappings do not compile; the signal's reason when aborted.
 */
export function prepareSubgraph({
  contracts,
  stateDirectory,
  optimize = false,
  metadataFromBlock,
  signal,
}: {
  contracts: Pick<DemoContracts, 'collections'>
  stateDirectory: string
  /** Optimizes as for production; takes ten seconds more when the mappings have changed. */
  optimize?: boolean
  /** First block in which metadata are read; the chain's first by default. */
  metadataFromBlock?: number
  signal?: AbortSignal
}): Promise<Subgraph> {
  return buildSubgraph({
    network: LOCAL_NETWORK,
    collections: contracts.collections,
    outputDirectory: join(stateDirectory, 'subgraph'),
    optimize,
    metadataFromBlock,
    signal,
  })
}
