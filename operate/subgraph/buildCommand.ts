// Builds the subgraph of the site's configuration. Metadata are read from the chain's newest block on, when a node
// reports it, so that indexing the past waits for no contract calls: the node of --rpc, or of the configuration.
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { toIndexedNetwork } from '../config/indexedNetwork.ts'
import { readSite } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { describeLateStart, findLateStart } from '../chain/lateStart.ts'
import { openNode, ProbeError, readChainHead } from '../chain/probe.ts'
import { type Command, readArguments, readBlockFlag, readUrlFlag, runCommand } from '../commandLine.ts'
import { isWebUrl, readOrigin, redactUrl } from '../http/webUrl.ts'

export const METADATA_USAGE = `  --metadata-from <block>  the first block with metadata; 0 reads them from the first block on, and
                           newest from the chain's newest block on
  --rpc <url>              the chain's node; the configuration's by default`

const USAGE = `Usage: npm run subgraph:build -- [options]
${METADATA_USAGE}`

export interface BuildContext extends Required<Pick<Command, 'print' | 'printError'>> {
  /** Path of the site's configuration. */
  readonly configFile: string
  /** Where the built subgraph goes; its content is replaced. */
  readonly outputDirectory: string
}

/** The first block with metadata, and the chain's node. */
export interface MetadataOptions {
  /** Undefined if nothing says; then a subgraph that replaces another one keeps its block. */
  readonly metadataFrom: number | 'newest' | undefined
  readonly rpcUrl: string | undefined
}

export const METADATA_FLAGS = { 'metadata-from': { type: 'string' }, rpc: { type: 'string' } } as const

/** @throws UsageError */
export function readMetadataFlags({
  'metadata-from': from,
  rpc,
}: {
  readonly 'metadata-from'?: string | undefined
  readonly rpc?: string | undefined
}): MetadataOptions {
  const metadataFrom = from === 'newest' ? from : readBlockFlag('--metadata-from', from)
  return { metadataFrom, rpcUrl: readUrlFlag('--rpc', rpc) }
}

/**
 * Reads the number of the chain's newest block, from a node of the site's chain.
 * @throws Error that says what to pass instead
 */
export async function readHead(
  rpcUrl: string,
  { network, url }: Pick<Site, 'network' | 'url'>,
): Promise<number> {
  const advice = 'Pass another node with --rpc <url>, or a block with --metadata-from <block>.'
  let reply: Awaited<ReturnType<typeof readChainHead>>
  try {
    reply = await readChainHead(openNode(rpcUrl, { origin: readOrigin(url) }))
  } catch (cause) {
    if (!(cause instanceof ProbeError)) throw cause
    const problem = `Couldn't read the newest block from the node at ${redactUrl(rpcUrl)}.`
    throw new Error(`${problem} ${cause.message} ${advice}`, { cause })
  }
  if (reply.chainId === network.chainId) return reply.head
  throw new Error(
    `The node at ${redactUrl(rpcUrl)} is on chain ${reply.chainId}, but the configuration says ${network.chainId}. ${advice}`,
  )
}

/** Returns the chain's node; undefined if only a path on the site's own server is configured. */
export const findNode = (site: Site, { rpcUrl }: MetadataOptions): string | undefined =>
  rpcUrl ?? [site.network.rpcUrl, ...site.network.rpcFallbackUrls].find(isWebUrl)

/** @throws Error when the history of a collection would be incomplete */
async function refuseLateStarts(rpcUrl: string, site: Site): Promise<void> {
  const late = await findLateStart(openNode(rpcUrl, { origin: readOrigin(site.url) }), site.collections)
  if (late === undefined) return
  throw new Error(`${describeLateStart(late)}. Correct its startBlock in collections.`)
}

/**
 * Builds the subgraph of a site.
 * @returns the path of its manifest
 * @throws Error when the node doesn't return the newest block of the site's chain, a collection's first block is after its
 * deployment, or the mappings don't compile
 */
export async function buildSiteSubgraph(
  site: Site,
  options: MetadataOptions,
  { outputDirectory, print }: Pick<BuildContext, 'outputDirectory' | 'print'>,
): Promise<string> {
  const rpcUrl = findNode(site, options)
  const { metadataFrom = 'newest' } = options
  const isNodeNeeded = metadataFrom === 'newest' || options.rpcUrl !== undefined
  const head = rpcUrl !== undefined && isNodeNeeded ? await readHead(rpcUrl, site) : undefined
  if (rpcUrl !== undefined && isNodeNeeded) await refuseLateStarts(rpcUrl, site)
  const metadataFromBlock = metadataFrom === 'newest' ? head : metadataFrom
  print('Building the subgraph. This can take half a minute …')
  const { manifestPath } = await buildSubgraph({
    ...toIndexedNetwork(site),
    outputDirectory,
    metadataFromBlock,
  })
  print(`Built the subgraph of ${site.brand.name} on ${site.network.name}: ${manifestPath}`)
  print(
    metadataFromBlock === undefined
      ? 'No node is configured, so the subgraph reads metadata from the first block on. To index faster, pass --rpc <url>.'
      : `Reads metadata from block ${metadataFromBlock} on. To build the same again, pass --metadata-from ${metadataFromBlock}.`,
  )
  return manifestPath
}

/** Returns the exit status: 1 when the build failed, 2 when the arguments are wrong. */
export function runBuildCommand(args: readonly string[], context: BuildContext): Promise<number> {
  return runCommand({ usage: USAGE, expected: [Error], ...context }, args, async () => {
    const options = readMetadataFlags(readArguments(args, METADATA_FLAGS).values)
    await buildSiteSubgraph(readSite(context.configFile), options, context)
  })
}
