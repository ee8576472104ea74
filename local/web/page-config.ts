// Puts the running stack's configuration into the page, in place of the one it was built with.
import { BLOCK_TIME_SECONDS } from '../chain/heartbeat.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'

/** The address that stands for the native coin among currencies. */
const NATIVE = `0x${'0'.repeat(40)}`

const block = /(<script type="application\/json" id="vitrine-config")[^>]*>[\s\S]*?(<\/script>)/

/** Thrown when the page has no place for its configuration. */
class MissingConfigBlockError extends Error {
  override readonly name = 'MissingConfigBlockError'

  constructor() {
    super('The page has no <script type="application/json" id="vitrine-config"> block')
  }
}

/**
 * Returns the page with this configuration in it.
 *
 * @throws MissingConfigBlockError
 */
export function injectConfig(html: string, config: unknown): string {
  if (!block.test(html)) throw new MissingConfigBlockError()
  // "<" is written as an escape, so that no value can end the script element early.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  // Marked as parsed, because `localPageConfig` writes it in the form that the page's own parser returns.
  return html.replace(block, (_, open: string, close: string) => `${open} data-read>${json}${close}`)
}

/**
 * Returns the configuration of a page served by the local web server: everything same-origin, the demo wallet included.
 */
export function localPageConfig(stack: Pick<Stack<LocalContracts>, 'chainId' | 'contracts' | 'accounts'>) {
  return {
    name: 'Vitrine',
    network: {
      chainId: stack.chainId,
      slug: 'local',
      name: 'Local chain',
      rpcUrl: '/rpc',
      rpcFallbackUrls: [],
      graphqlUrl: '/graphql',
      intermediaries: [],
      explorerUrl: null,
      nativeCurrency: { address: NATIVE, symbol: 'ETH', decimals: 18, name: 'ETH' },
      currencies: [
        {
          address: stack.contracts.weth.toLowerCase(),
          symbol: 'WETH',
          decimals: 18,
          name: 'Wrapped Ether',
          wrapsNative: true,
        },
      ],
      ipfsGateways: ['/ipfs/'],
      blockTimeSeconds: BLOCK_TIME_SECONDS,
    },
    collections: stack.contracts.collections.map(({ address }) => address.toLowerCase()),
    fee: null,
    demoWallet: {
      accounts: stack.accounts.map(({ address, label }) => ({ address: address.toLowerCase(), label })),
    },
  }
}
