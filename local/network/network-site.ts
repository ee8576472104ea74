// The configuration of the local stack on an operator's chain: the one that `npm run setup` would write, with every part
// on this machine.
import type { SiteFile } from '../../operate/config/schema.ts'
import { composeSite, type FoundCollection } from '../../operate/setup/composeSite.ts'
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
 * Reads the chain and returns the configuration.
 *
 * @param onFound called with each collection as it's found
 * @throws ProbeError
 */
export async function composeNetworkSite(
  { rpcUrl, forks, collections, name, networkName, fromBlock, wrappedToken, gateways }: NetworkOptions,
  onFound: (collection: FoundCollection) => void,
): Promise<SiteFile> {
  const answers = { rpcUrl, collections, name, graphqlUrl: '/graphql', networkName, fromBlock, wrappedToken }
  const site = await composeSite(answers, onFound)
  const ipfsGateways = [...(gateways ?? site.network.ipfsGateways)]
  // The node's address may contain a key, which stays out of the page and of files.
  const network = { ...site.network, rpcUrl: '/rpc', ipfsGateways }
  if (!forks) return { ...site, network }
  return {
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
    index: { network: `${network.slug}-fork` },
  }
}

/** Adds the fork's accounts, once they are known. */
export const withDemoWallet = (site: SiteFile, accounts: readonly DemoAccount[]): SiteFile =>
  accounts.length === 0
    ? site
    : { ...site, demoWallet: { accounts: accounts.map(({ address, label }) => ({ address, label })) } }
