// Builds the subgraph of the site's configuration. Metadata are read from the chain's newest block on, when a node
// reports it, so that indexing the past waits for no contract calls: the node of --rpc, or of the configuration.
// --metadata-from <block> sets another block; 0 reads them from the first block on.
import { parseArgs } from 'node:util'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { toIndexedNetwork } from '../config/indexedNetwork.ts'
import { readSite } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { openNode, ProbeError, readChainHead } from '../chain/probe.ts'
import { isWebUrl, redactUrl } from '../http/webUrl.ts'

const usage = 'Usage: npm run subgraph:build -- [--metadata-from <block> | --rpc <url>]'

export interface BuildContext {
  /** Path of the site's configuration. */
  readonly configFile: string
  /** Where the built subgraph goes; its content is replaced. */
  readonly outputDirectory: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** The first block with metadata, or the node whose newest block it is. */
export interface MetadataOptions {
  readonly metadataFromBlock: number | undefined
  readonly rpcUrl: string | undefined
}

export const METADATA_FLAGS = { 'metadata-from': { type: 'string' }, rpc: { type: 'string' } } as const

/** Returns undefined when the values do not follow the usage. */
export function readMetadataFlags({
  'metadata-from': from,
  rpc,
}: {
  readonly 'metadata-from'?: string | undefined
  readonly rpc?: string | undefined
}): MetadataOptions | undefined {
  if (from !== undefined && rpc !== undefined) return undefined
  if (from !== undefined && !/^[0-9]{1,15}$/.test(from)) return undefined
  if (rpc !== undefined && !isWebUrl(rpc)) return undefined
  return { metadataFromBlock: from === undefined ? undefined : Number(from), rpcUrl: rpc }
}

/** Returns undefined when the arguments do not follow the usage. */
function readOptions(args: string[]): MetadataOptions | undefined {
  try {
    return readMetadataFlags(parseArgs({ args, options: METADATA_FLAGS }).values)
  } catch {
    return undefined // The option is unknown; the usage is printed.
  }
}

/**
 * Reads the number of the chain's newest block, from a node of the site's chain.
 * @throws Error that says what to pass instead
 */
export async function readHead(rpcUrl: string, { network }: Pick<Site, 'network'>): Promise<number> {
  const advice = 'Pass another node with --rpc <url>, or a block with --metadata-from <block>.'
  let reply: Awaited<ReturnType<typeof readChainHead>>
  try {
    reply = await readChainHead(openNode(rpcUrl))
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

/**
 * Builds the subgraph of a site.
 * @returns the path of its manifest, and the RPC URL that was used, if any
 * @throws Error when the node doesn't return the newest block of the site's chain, or the mappings don't compile
 */
export async function buildSiteSubgraph(
  site: Site,
  options: MetadataOptions,
  { outputDirectory, print }: Pick<BuildContext, 'outputDirectory' | 'print'>,
): Promise<{ readonly manifestPath: string; readonly rpcUrl: string | undefined }> {
  // A node may be a path on the site's own server.
  const siteNode = [site.network.rpcUrl, ...site.network.rpcFallbackUrls].find(isWebUrl)
  const rpcUrl = options.rpcUrl ?? (options.metadataFromBlock === undefined ? siteNode : undefined)
  const metadataFromBlock = rpcUrl === undefined ? options.metadataFromBlock : await readHead(rpcUrl, site)
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
  return { manifestPath, rpcUrl: rpcUrl ?? siteNode }
}

/** Returns the exit code: 1 when the build failed, 2 when the arguments are wrong. */
export async function runBuildCommand(args: string[], context: BuildContext): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    context.printError(usage)
    return 2
  }
  try {
    await buildSiteSubgraph(readSite(context.configFile), options, context)
    return 0
  } catch (error) {
    context.printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}
