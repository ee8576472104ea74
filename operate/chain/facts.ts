// Facts of public chains: names, coins and explorers from viem's list, and what that list doesn't have.
import * as chains from 'viem-chains/chains'

export interface ChainFacts {
  readonly name: string
  /** Lowercase name for files and keys. */
  readonly slug: string
  /** The chain's name in graph-node's configuration. Source: The Graph's networks registry. */
  readonly graphNetwork: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly explorerUrl: string | null
  /** A node that anyone may use. */
  readonly publicRpcUrl: string | undefined
  /** The token that wraps the coin, where it's known. `setup` compares it with its contract. */
  readonly wrappedToken: string | undefined
  readonly blockTimeSeconds: number | undefined
}

interface OwnFacts {
  /** graph-node's name, where it differs from the slug. */
  readonly graphNetwork?: string
  readonly wrappedToken?: string
}

/** The wrapped ether of chains on the OP Stack. Source: https://specs.optimism.io/protocol/predeploys.html */
const OP_STACK_WETH = '0x4200000000000000000000000000000000000006'

/**
 * What viem's list doesn't have. Sources: the `id` in https://github.com/graphprotocol/networks-registry; each chain's
 * documentation of its contracts.
 */
const OWN_FACTS: Readonly<Record<number, OwnFacts>> = {
  1: { graphNetwork: 'mainnet', wrappedToken: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  10: { graphNetwork: 'optimism', wrappedToken: OP_STACK_WETH },
  56: { graphNetwork: 'bsc', wrappedToken: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c' },
  100: { wrappedToken: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d' },
  130: { wrappedToken: OP_STACK_WETH },
  137: { graphNetwork: 'matic', wrappedToken: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270' },
  480: { graphNetwork: 'worldchain', wrappedToken: OP_STACK_WETH },
  999: { graphNetwork: 'hyper-evm' },
  1329: { graphNetwork: 'sei-mainnet' },
  1868: { graphNetwork: 'soneium', wrappedToken: OP_STACK_WETH },
  8453: { wrappedToken: OP_STACK_WETH },
  42161: { graphNetwork: 'arbitrum-one', wrappedToken: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1' },
  43113: { graphNetwork: 'fuji' },
  43114: { wrappedToken: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7' },
  59144: { graphNetwork: 'linea', wrappedToken: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f' },
  81457: { graphNetwork: 'blast-mainnet', wrappedToken: '0x4300000000000000000000000000000000000004' },
  84532: { wrappedToken: OP_STACK_WETH },
  534352: { wrappedToken: '0x5300000000000000000000000000000000000004' },
  7777777: { wrappedToken: OP_STACK_WETH },
  11155111: { wrappedToken: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14' },
  11155420: { graphNetwork: 'optimism-sepolia', wrappedToken: OP_STACK_WETH },
}

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns undefined for a chain that isn't in the list. */
export function findChainFacts(chainId: number): ChainFacts | undefined {
  const chain = Object.values(chains).find(({ id }) => id === chainId) as
    | {
        readonly name: string
        readonly nativeCurrency: ChainFacts['nativeCurrency']
        readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
        readonly blockExplorers?: { readonly default: { readonly url: string } }
        readonly blockTime?: number
      }
    | undefined
  if (chain === undefined) return undefined
  const slug = chainId === 1 ? 'mainnet' : toSlug(chain.name)
  const { name, symbol, decimals } = chain.nativeCurrency
  const { graphNetwork = slug, wrappedToken } = OWN_FACTS[chainId] ?? {}
  return {
    name: chain.name,
    slug,
    graphNetwork,
    nativeCurrency: { name, symbol, decimals },
    explorerUrl: chain.blockExplorers?.default.url ?? null,
    publicRpcUrl: chain.rpcUrls.default.http[0],
    wrappedToken,
    blockTimeSeconds: chain.blockTime === undefined ? undefined : chain.blockTime / 1_000,
  }
}
