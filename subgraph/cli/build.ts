// `npm run subgraph:build -- <network>`: builds the subgraph for one network, or for each with --all, into
// subgraph/build/<network>. With --metadata-from <block>, or --rpc <url> for the chain's newest block, metadata are read
// from that block on only.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildSubgraph } from '../manifest/build.ts'
import { type NetworkName, isNetworkName, networkNames } from '../manifest/networks.ts'

const usage =
  'Usage: npm run subgraph:build -- <network> [--metadata-from <block> | --rpc <url>], ' +
  `where <network> is one of: ${networkNames.join(', ')}; or --all`

const NOTHING_ELSE = { metadataFromBlock: undefined, rpcUrl: undefined }

interface Options {
  readonly names: readonly NetworkName[]
  readonly metadataFromBlock: number | undefined
  readonly rpcUrl: string | undefined
}

/** Undefined when the arguments are not as the usage says. */
function readOptions(): Options | undefined {
  const options = {
    all: { type: 'boolean' },
    'metadata-from': { type: 'string' },
    rpc: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const { 'metadata-from': from, rpc: rpcUrl, all } = values
    const [word] = positionals
    if (positionals.length > 1 || (from !== undefined && rpcUrl !== undefined)) return undefined
    if (from !== undefined && !/^[0-9]{1,15}$/.test(from)) return undefined
    // A block number of one chain has no meaning on another.
    if (all) return word || from || rpcUrl ? undefined : { names: networkNames, ...NOTHING_ELSE }
    if (!isNetworkName(word)) return undefined
    return { names: [word], metadataFromBlock: from === undefined ? undefined : Number(from), rpcUrl }
  } catch {
    return undefined // An unknown option; the usage is printed.
  }
}
/** @throws Error when the node does not answer with a block number */
async function readHead(rpcUrl: string): Promise<number> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    signal: AbortSignal.timeout(20_000),
  })
  const { result } = (await response.json()) as { result?: unknown }
  if (typeof result !== 'string' || !/^0x[0-9a-f]+$/i.test(result)) {
    throw new Error(`The node at ${new URL(rpcUrl).host} did not say which block is its newest`)
  }
  return Number(result)
}

const options = readOptions()
if (!options) {
  console.error(usage)
  process.exit(2)
}

try {
  const metadataFromBlock =
    options.rpcUrl === undefined ? options.metadataFromBlock : await readHead(options.rpcUrl)
  for (const name of options.names) {
    const outputDirectory = fileURLToPath(new URL(`../build/${name}`, import.meta.url))
    const { manifestPath } = await buildSubgraph({ network: name, outputDirectory, metadataFromBlock })
    console.log(`Built the subgraph for ${name}: ${manifestPath}`)
    console.log(
      metadataFromBlock === undefined
        ? 'Reads metadata for the whole past. To index faster, pass --metadata-from <block> or --rpc <url>.'
        : `Reads metadata from block ${metadataFromBlock} on.`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
