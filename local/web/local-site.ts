// The configuration of the local stack's page: everything on one origin, every collection shown, the demo wallet.
import type { SiteFile } from '../../operate/config/schema.ts'
import { BLOCK_TIME_SECONDS } from '../chain/heartbeat.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'

/** Returns what `vitrine.config.json` would say of a running stack. */
export function localSite(
  stack: Pick<Stack<LocalContracts>, 'chainId' | 'contracts' | 'accounts'>,
): SiteFile {
  return {
    brand: { name: 'Vitrine' },
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
    collections: stack.contracts.collections.map(({ address, standard, startBlock }) => ({
      address,
      standard,
      startBlock,
    })),
    curation: { discover: true },
    demoWallet: { accounts: stack.accounts.map(({ address, label }) => ({ address, label })) },
  }
}
