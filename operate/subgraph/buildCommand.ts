// Builds the subgraph of the site's configuration. Metadata are read from the chain's newest block on, when a node
// reports it, so that indexing the past waits for no contract calls: the node of --rpc, or of the configuration.
// --metadata-from <block> sets another block; 0 reads them from the first block on.
import { parseArgs } from 'node:util'
import { buildSubgraph } from '../../subgraph/manifest/build.ts'
import { toIndexedNetwork } from '../config/indexedNetwork.ts'
import { readSite } from '../config/readSite.ts'

const usage = 'Usage: npm run subgraph:build -- [--metadata-from <block> | --rpc <url>]'

export interface BuildContext {
  /** Path of the site's configuration. */
  readonly configFile: string
  /** Where the built subgraph goes; its content is replaced. */
  readonly outputDirectory: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

interface Options {
  readonly metadataFromBlock: number | undefined
  readonly rpcUrl: string | undefined
}

/** Returns undefined when the arguments do not follow the usage. */
function readOptions(args: string[]): Options | undefined {
  const options = { 'metadata-from': { type: 'string' }, rpc: { type: 'string' } } as const
  try {
    const { 'metadata-from': from, rpc } = parseArgs({ args, options }).values
    if (from !== undefined && rpc !== undefined) return undefined
    if (from !== undefined && !/^[0-9]{1,15}$/.test(from)) return undefined
    if (rpc !== undefined && !isNodeUrl(rpc)) return undefined
    return { metadataFromBlock: from === undefined ? undefined : Number(from), rpcUrl: rpc }
  } catch {
    return undefined // The option is unknown; the usage is printed.
  }
}

const isNodeUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

/** @throws Error when the node does not return a block number */
async function readHead(rpcUrl: string): Promise<number> {
  const { host } = new URL(rpcUrl)
  const problem =
    `Couldn't read the newest block from the node at ${host}. ` +
    'Pass another node with --rpc <url>, or a block with --metadata-from <block>.'
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
      signal: AbortSignal.timeout(20_000),
    })
    const { result } = (await response.json()) as { result?: unknown }
    if (typeof result === 'string' && /^0x[0-9a-f]{1,12}$/i.test(result)) return Number(result)
  } catch (cause) {
    throw new Error(problem, { cause })
  }
  throw new Error(problem)
}

/** Returns the exit code: 1 when the build failed, 2 when the arguments are wrong. */
export async function runBuildCommand(
  args: string[],
  { configFile, outputDirectory, print, printError }: BuildContext,
): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    printError(usage)
    return 2
  }
  try {
    const site = readSite(configFile)
    // A node may be a path on the site's own server.
    const siteNode = [site.network.rpcUrl, ...site.network.rpcFallbackUrls].find(isNodeUrl)
    const rpcUrl = options.rpcUrl ?? (options.metadataFromBlock === undefined ? siteNode : undefined)
    const metadataFromBlock = rpcUrl === undefined ? options.metadataFromBlock : await readHead(rpcUrl)
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
    return 0
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}
