// The configuration as the page gets it; `operate/config/schema.ts` has the file that operators write.
import type { Address } from './address.ts'
import { type Currency, findByAddress, listCurrencies, type ListedCurrencies, getUnit } from './currency.ts'

/** The one network a deployment serves. */
export interface NetworkConfig {
  readonly chainId: number
  /** Lower-case name in file names and keys, such as `mainnet`. */
  readonly slug: string
  /** Name for people. */
  readonly name: string
  /** JSON-RPC endpoint; a path is resolved against the page's own origin. */
  readonly rpcUrl: string
  /** Endpoints of the same chain, called in turn while the first fails. */
  readonly rpcFallbackUrls?: readonly string[] | undefined
  /** The URL that a wallet gets with the network, which it calls from an origin of its own; `rpcUrl` if missing. */
  readonly walletRpcUrl?: string | undefined
  /** The subgraph's query endpoint, with `{schema}` for the version of its schema until the page has read it; a path is resolved against the page's own origin. */
  readonly graphqlUrl: string
  /** Base of a block explorer, or `null` for none. */
  readonly explorerUrl: string | null
  /** The native coin, with the zero address. */
  readonly nativeCurrency: Currency
  /** ERC-20 currencies that listings may use, in the order they are offered. */
  readonly currencies: readonly Currency[]
  /** IPFS gateways, tried in order: see `mediaSources`. A path is resolved against the page's own origin. */
  readonly ipfsGateways: readonly string[]
  /** Arweave gateways, tried in order, likewise. */
  readonly arweaveGateways?: readonly string[] | undefined
  /** Contracts such as escrows and conduits that items pass through without a change of owner, with a name for each. */
  readonly intermediaries?: readonly { readonly address: Address; readonly label: string }[] | undefined
  /** The usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
}

export interface FeeConfig {
  readonly recipient: Address
  /** Share of each sale in 1/10,000. */
  readonly basisPoints: number
}

/** Accounts of the in-page wallet; only the local stack has them. */
export interface DemoWalletConfig {
  readonly accounts: readonly { readonly address: Address; readonly label: string }[]
}

/** The site's name and looks; its colors, font, and icons are in the HTML. */
export interface BrandConfig {
  /** In titles and in the header. */
  readonly name: string
  /** URLs of a logo in place of the name, for each theme. */
  readonly logo?: { readonly light: string; readonly dark: string } | undefined
  readonly home?:
    | {
        readonly title?: string | undefined
        readonly text?: string | undefined
        /** Items to show first; token IDs in decimal. */
        readonly hero: readonly { readonly collection: Address; readonly tokenId: string }[]
      }
    | undefined
  /** Links in the footer. */
  readonly links: {
    readonly terms?: string | undefined
    readonly imprint?: string | undefined
    readonly contact?: string | undefined
    readonly source?: string | undefined
  }
}

/** Which collections are listed on home, Explore, rankings, activity, and search: see `curation.ts`. */
export interface CurationConfig {
  /** Whether collections that only orders name are listed too. */
  readonly discover: boolean
  /** Collections to show first, in this order. */
  readonly featured: readonly Address[]
  /** Contracts that those lists never show. */
  readonly hidden: readonly Address[]
}

export interface VitrineConfig {
  readonly brand: BrandConfig
  readonly network: NetworkConfig
  /** The site's own collections, shown with the verified mark. */
  readonly collections: readonly Address[]
  readonly curation: CurationConfig
  readonly fee: FeeConfig | null
  /** Origins that metadata at https: addresses may be read from. */
  readonly metadataHosts: readonly string[]
  /** The path under which the site is served; starts and ends with a slash. */
  readonly basePath: string
  /** The operator's sites on other chains. */
  readonly sites: readonly { readonly name: string; readonly url: string }[]
  readonly demoWallet: DemoWalletConfig | undefined
}

/** The configured name of an account. */
export function findAccountName(
  { demoWallet }: Pick<VitrineConfig, 'demoWallet'>,
  account: Address,
): string | undefined {
  return demoWallet?.accounts.find(({ address }) => address === account)?.label
}

/** The configured currency at an address, the native coin included. */
export const findCurrency = (network: ListedCurrencies, address: string): Currency | undefined =>
  findByAddress(listCurrencies(network), address)

/** A currency's unit of account; the currency itself where the site doesn't list it. */
export function findUnit(network: ListedCurrencies, currency: Currency): Currency {
  return findCurrency(network, getUnit(currency)) ?? currency
}
