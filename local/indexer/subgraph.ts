// The subgraph built for the local chain, built again only when its sources or the collections change.
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { contentKey } from '../cache/content-key.ts'
import { keep, REPOSITORY } from '../cache/kept-folder.ts'
import type { DemoContracts } from '../seed/contracts.ts'
import { NETWORK_NAME, type Subgraph } from './graph-node.ts'

/** What the built subgraph is made from, relative to the repository's root. */
export const SUBGRAPH_SOURCES = [
  'schema.graphql',
  'subgraph/src',
  'subgraph/manifest',
  'subgraph/abis',
  'subgraph/networks.json',
]

/** Notes, beside the build, where in the folder its parts lie. */
const PARTS = 'parts.json'

/**
 * Builds the subgraph for these collections, or finds it built.
 *
 * @throws whatever `buildSubgraph` throws when the mappings do not compile.
 */
export async function prepareSubgraph(collections: DemoContracts['collections']): Promise<Subgraph> {
  const key = await contentKey({
    root: REPOSITORY,
    paths: [...SUBGRAPH_SOURCES, 'package-lock.json'],
    values: [NETWORK_NAME, collections],
  })
  const { directory } = await keep({
    kind: 'subgraph',
    key,
    make: async (partial) => {
      const built = await buildSubgraph({ network: NETWORK_NAME, collections, outputDirectory: partial })
      const parts: Subgraph = {
        manifestPath: relative(partial, built.manifestPath),
        buildDirectory: relative(partial, built.buildDirectory),
      }
      await writeFile(join(partial, PARTS), JSON.stringify(parts))
    },
  })
  const parts = JSON.parse(await readFile(join(directory, PARTS), 'utf8')) as Subgraph
  return {
    manifestPath: join(directory, parts.manifestPath),
    buildDirectory: join(directory, parts.buildDirectory),
  }
}
