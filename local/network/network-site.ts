// The configuration of the local stack on an operator's chain: the one that `npm run setup` would write, with every part
// on this machine.
import type { SiteFile } from '../../operate/config/schema.ts'
import {
  composeSite,
  connectChain,
  findCollections,
  type FoundCollection,
} from '../../operate/setup/composeSite.ts'
import { CHAIN_ID } from '../chain/chain.ts'
import { BLOCK_TIME_SECONDS } from '../chain/heartbeat.ts'
import type { DemoAccount } from '../seed/contracts.ts'

/** What an operator says on the command line. */
export interface NetworkOptions {
  readonly rpcUrl: string
  /** Whether the chain is forked, with a demo wallet, rather than read. */
  readonly forks: boolean
  /** Contracts, as typed. */
  readonly collections: readonly string[]
  readonly name: string
  readonly networkName: string | undefined
  readonly fromBlock: number | undefined
  readonly wrappedToken: string | undefined
  /** Gateways to which a CID is appended; public ones by default. */
  readonly gateways: readonly string[] | undefined
}

/**
 * Reads the chain and returns the configuration, and the chain's newest block.
 *
 * @param onFound called with each collection as it's found
 * @throws ProbeError
 */
export async function composeNetworkSite(
  { rpcUrl, forks, collections, name, networkName, fromBlock, wrappedToken, gateways }: NetworkOptions,
  onFound: (collection: FoundCollection) => void,
): Promise<{ readonly site: SiteFile; readonly head: number }> {
  const chain = await connectChain(rpcUrl)
  const site = await composeSite(chain, {
    rpcUrl,
    collections: await findCollections(chain, collections, { fromBlock, onFound }),
    name,
    graphqlUrl: '/graphql',
    networkName,
    wrappedToken,
  })
  const ipfsGateways = [...(gateways ?? site.network.ipfsGateways)]
  // The node's address may contain a key, which stays out of the page and of files.
  // Wallets use this machine's node too: a fork has no other.
  const network = { ...site.network, rpcUrl: '/rpc', walletRpcUrl: undefined, ipfsGateways }
  const { head } = chain
  if (!forks) return { site: { ...site, network }, head }
  const forkSite: SiteFile = {
    ...site,
    network: {
      ...network,
      chainId: CHAIN_ID,
      slug: `${network.slug}-fork`,
      name: `${network.name} fork`,
      // No explorer has the fork's transactions.
      explorerUrl: null,
      blockTimeSeconds: BLOCK_TIME_SECONDS,
    },
    index: { ...site.index, network: `${network.slug}-fork` },
  }
  return { site: forkSite, head }
}

/** Adds the fork's accounts, once they are known. */
export const withDemoWallet = (site: SiteFile, accounts: readonly DemoAccount[]): SiteFile =>
  accounts.length === 0
    ? site
    : { ...site, demoWallet: { accounts: accounts.map(({ address, label }) => ({ address, label })) } }
