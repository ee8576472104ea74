// Builds the subgraph for one network, or for each with --all, into subgraph/build/<network>. Metadata are read from
// the chain's newest block on, when a node reports it, so that indexing old blocks waits for no contract calls: the node
// of --rpc, or of the site's configuration. --metadata-from <block> sets another block; 0 reads them through the whole
// past.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildSubgraph } from '../manifest/build.ts'
import { type NetworkName, isNetworkName, networkNames } from '../manifest/networks.ts'

const usage =
  'Usage: npm run subgraph:build -- <network> [--metadata-from <block> | --rpc <url>], ' +
  `where <network> is one of: ${networkNames.join(', ')}; or --all`

const NOTHING_ELSE = { metadataFromBlock: undefined, rpcUrl: undefined }

export interface BuildContext {
  /** Path of the site's configuration, a file that may be missing. */
  readonly siteConfiguration: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

interface Options {
  readonly names: readonly NetworkName[]
  readonly metadataFromBlock: number | undefined
  readonly rpcUrl: string | undefined
}

/** Returns undefined when the arguments do not follow the usage. */
function readOptions(args: string[]): Options | undefined {
  const options = {
    all: { type: 'boolean' },
    'metadata-from': { type: 'string' },
    rpc: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { 'metadata-from': from, rpc, all } = values
    const [word] = positionals
    if (positionals.length > 1 || (from !== undefined && rpc !== undefined)) return undefined
    if (from !== undefined && !/^[0-9]{1,15}$/.test(from)) return undefined
    if (rpc !== undefined && !isNodeUrl(rpc)) return undefined
    // A block number of one chain has no meaning on another.
    if (all) return word || from || rpc ? undefined : { names: networkNames, ...NOTHING_ELSE }
    if (!isNetworkName(word)) return undefined
    if (from !== undefined) return { names: [word], metadataFromBlock: Number(from), rpcUrl: undefined }
    return { names: [word], metadataFromBlock: undefined, rpcUrl: rpc }
  } catch {
    return undefined // The option is unknown; the usage is printed.
  }
}

function isNodeUrl(text: unknown): text is string {
  return typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text)
}

/**
 * Returns the node that the site's configuration names for the network; undefined when it names none, or the block is
 * given.
 * @throws SyntaxError when the configuration is not JSON
 */
function findSiteNode(siteConfiguration: string, { names, metadataFromBlock }: Options): string | undefined {
  if (metadataFromBlock !== undefined || names.length > 1 || !existsSync(siteConfiguration)) return undefined
  const { network } = JSON.parse(readFileSync(siteConfiguration, 'utf8')) as {
    network?: { slug?: unknown; rpcUrl?: unknown }
  }
  // The local stack's node is a path on its own server.
  if (network === undefined || network.slug !== names[0]) return undefined
  return isNodeUrl(network.rpcUrl) ? network.rpcUrl : undefined
}

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
  { siteConfiguration, print, printError }: BuildContext,
): Promise<number> {
  const options = readOptions(args)
  if (!options) {
    printError(usage)
    return 2
  }
  try {
    const rpcUrl = options.rpcUrl ?? findSiteNode(siteConfiguration, options)
    const metadataFromBlock = rpcUrl === undefined ? options.metadataFromBlock : await readHead(rpcUrl)
    for (const name of options.names) {
      const outputDirectory = fileURLToPath(new URL(`../build/${name}`, import.meta.url))
      const { manifestPath } = await buildSubgraph({ network: name, outputDirectory, metadataFromBlock })
      print(`Built the subgraph for ${name}: ${manifestPath}`)
      print(
        metadataFromBlock === undefined
          ? 'No node is configured, so the subgraph reads the metadata of all blocks. To index faster, pass --rpc <url>.'
          : `Reads metadata from block ${metadataFromBlock} on. To build the same again, pass --metadata-from ${metadataFromBlock}.`,
      )
    }
    return 0
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}
