// Reads the arguments of `npm start` and `npm run dev`: the demo, or an operator's own collections on their chain.
import { readArguments, readBlockFlag, readUrlFlag, UsageError } from '../../operate/commandLine.ts'
import type { NetworkOptions } from '../network/network-site.ts'
import type { FetchOptions } from './fetch-missing.ts'

export const USAGE = `Usage: npm start
         runs the demo on a chain of its own; npm run dev serves its page from the sources as they change
       npm start -- --rpc <url> --collection <address>[,<address>…]
         runs the same with your own contracts, read from their chain
       npm start -- --fork <url> --collection <address>[,<address>…]
         runs the same on a fork of that chain, with a wallet that has test funds
  --rpc, --fork <url>     an RPC node of the chain
  --collection <address>  your contracts, separated by commas
  --name <text>           the name of the site; Vitrine by default
  --network <name>        the chain's display name, if it isn't a well-known chain
  --from-block <block>    the first block to index, for a node without the chain's past state
  --wrapped-token <addr>  the ERC-20 that wraps the chain's coin, for a chain that isn't well known
  --ipfs <url>            your IPFS gateway; public ones by default
  --yes                   fetches missing programs from npm without asking
  --unpinned              with --yes, also those that package-lock.json has no hash of`

const OPTIONS = {
  yes: { type: 'boolean', default: false },
  unpinned: { type: 'boolean', default: false },
  watch: { type: 'boolean' },
  rpc: { type: 'string' },
  fork: { type: 'string' },
  collection: { type: 'string', multiple: true },
  name: { type: 'string' },
  network: { type: 'string' },
  'from-block': { type: 'string' },
  'wrapped-token': { type: 'string' },
  ipfs: { type: 'string', multiple: true },
} as const

/** The options of {@link fetchMissing}, and what to run. */
export type StartOptions = Pick<FetchOptions, 'yes' | 'unpinned'> &
  (
    | { readonly kind: 'demo'; readonly page: 'build' | 'watch' }
    | ({ readonly kind: 'network' } & NetworkOptions)
  )

/** Returns the address to which a CID is appended. */
function toGateway(text: string): string {
  const base = readUrlFlag('--ipfs', text).replace(/\/+$/, '')
  return base.endsWith('/ipfs') ? `${base}/` : `${base}/ipfs/`
}

/** @throws UsageError */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { yes, unpinned, watch, rpc, fork, collection, ...flags } = readArguments(args, OPTIONS).values
  const rpcUrl = rpc ?? fork
  if (rpcUrl === undefined) {
    const [orphan] = Object.keys(collection === undefined ? flags : { collection })
    if (orphan !== undefined) throw new UsageError(`--${orphan} needs --rpc or --fork.`)
    return { yes, unpinned, kind: 'demo', page: watch === true ? 'watch' : 'build' }
  }
  if (watch === true) throw new UsageError('The development server runs the demo alone: use npm start.')
  if (rpc !== undefined && fork !== undefined) throw new UsageError('Pass either --rpc or --fork.')
  readUrlFlag(rpc === undefined ? '--fork' : '--rpc', rpcUrl)
  const collections = (collection ?? []).flatMap((list) => list.split(/[\s,]+/)).filter((text) => text !== '')
  if (collections.length === 0) throw new UsageError('--collection is missing.')
  const invalid = collections.find((text) => !/^0x[0-9a-fA-F]{40}$/.test(text))
  if (invalid !== undefined) {
    throw new UsageError(
      `--collection has ${invalid}, which isn't an address: 0x followed by 40 characters from 0–9 and a–f.`,
    )
  }
  const name = (flags.name ?? 'Vitrine').trim()
  if (name === '') throw new UsageError('--name must not be empty.')
  return {
    yes,
    unpinned,
    kind: 'network',
    rpcUrl,
    forks: fork !== undefined,
    collections: [...new Set(collections)],
    name,
    networkName: flags.network,
    fromBlock: readBlockFlag('--from-block', flags['from-block']),
    wrappedToken: flags['wrapped-token'],
    gateways: flags.ipfs?.map(toGateway),
  }
}
