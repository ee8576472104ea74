// Puts the running stack's configuration into the page, in place of the one it was built with.
import { BLOCK_TIME_SECONDS } from '../chain/heartbeat.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'

const block = /(<script type="application\/json" id="vitrine-config">)[\s\S]*?(<\/script>)/

/** The page has no place for its configuration. */
export class MissingConfigBlockError extends Error {
  override readonly name = 'MissingConfigBlockError'

  constructor() {
    super('The page has no <script type="application/json" id="vitrine-config"> block')
  }
}

/**
 * The page with this configuration in it.
 *
 * @throws MissingConfigBlockError
 */
export function injectConfig(html: string, config: unknown): string {
  if (!block.test(html)) throw new MissingConfigBlockError()
  // "<" is written as an escape, so that no value can end the script element early.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  return html.replace(block, (_, open: string, close: string) => open + json + close)
}

/** The configuration of a page served by the local web server: everything same-origin, the demo wallet included. */
export function localPageConfig(stack: Pick<Stack<LocalContracts>, 'chainId' | 'contracts' | 'accounts'>) {
  return {
    name: 'Vitrine',
    network: {
      chainId: stack.chainId,
      slug: 'local',
      name: 'Local chain',
      rpcUrl: '/rpc',
      graphqlUrl: '/graphql',
      explorerUrl: null,
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
      currencies: [
        {
          address: stack.contracts.weth,
          symbol: 'WETH',
          decimals: 18,
          name: 'Wrapped Ether',
          wrapsNative: true,
        },
      ],
      ipfsGateways: ['/ipfs/'],
      blockTimeSeconds: BLOCK_TIME_SECONDS,
    },
    collections: stack.contracts.collections.map(({ address }) => address),
    fee: null,
    demoWallet: { accounts: stack.accounts },
  }
}
