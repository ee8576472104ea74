// The shape of a deployment's configuration; `src/app/config.ts` reads it once, everything else receives it.
import type { Address } from './address.ts'
import type { Currency } from './currency.ts'

/** The one network a deployment serves. */
export interface NetworkConfig {
  readonly chainId: number
  /** Lower-case name in file names and keys, such as `mainnet`. */
  readonly slug: string
  /** Name for people. */
  readonly name: string
  /** JSON-RPC endpoint; a path is taken on the page's own origin. */
  readonly rpcUrl: string
  /** Endpoints of the same chain, asked in turn while the first does not answer. */
  readonly rpcFallbackUrls?: readonly string[] | undefined
  /** The subgraph's query endpoint; a path is taken on the page's own origin. */
  readonly graphqlUrl: string
  /** Base of a block explorer, or `null` for none. */
  readonly explorerUrl: string | null
  /** The native coin, with the zero address. */
  readonly nativeCurrency: Currency
  /** ERC-20 currencies that listings may use, in the order they are offered. */
  readonly currencies: readonly Currency[]
  /** Where content is fetched from, tried in order: see `mediaSources`. A path is taken on the page's own origin. */
  readonly ipfsGateways: readonly string[]
  /** Escrows, conduits and the like, through which items pass without changing owners, with a name for each. */
  readonly intermediaries?: readonly { readonly address: Address; readonly label: string }[] | undefined
  /** The usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
}

export interface FeeConfig {
  readonly recipient: Address
  /** Share of each sale in 1/10,000. */
  readonly basisPoints: number
}

/** Accounts of the in-page wallet; only the local stack serves them. */
export interface DemoWalletConfig {
  readonly accounts: readonly { readonly address: Address; readonly label: string }[]
}

export interface VitrineConfig {
  /** The deployment's name, in titles and in the header. */
  readonly name: string
  readonly network: NetworkConfig
  /** Curated collections, shown with the verified mark. */
  readonly collections: readonly Address[]
  readonly fee: FeeConfig | null
  readonly demoWallet: DemoWalletConfig | undefined
}

/** The name that the configuration has for an account. */
export function findAccountName(
  { demoWallet }: Pick<VitrineConfig, 'demoWallet'>,
  account: Address,
): string | undefined {
  return demoWallet?.accounts.find(({ address }) => address === account)?.label
}

/** The currency at an address among those the network names, the native coin included. */
export function findCurrency(network: NetworkConfig, address: Address): Currency | undefined {
  if (network.nativeCurrency.address === address) return network.nativeCurrency
  return network.currencies.find((currency) => currency.address === address)
}
