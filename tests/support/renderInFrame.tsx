// For tests: renders part of the page with the configuration and the router that every component expects.
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type BrowserRouter, MemoryRouter } from 'react-router'
import { parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import type { VitrineConfig } from '../../src/domain/config.ts'
import { ConfigProvider } from '../../src/ui/ConfigContext.tsx'

export const testConfig: VitrineConfig = {
  brand: { name: 'Vitrine', links: {} },
  network: {
    chainId: 31337,
    slug: 'local',
    name: 'Local chain',
    rpcUrl: 'http://chain.test/rpc',
    graphqlUrl: 'http://index.test/graphql',
    explorerUrl: null,
    nativeCurrency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18, name: 'Ether' },
    currencies: [
      {
        address: parseAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'),
        symbol: 'WETH',
        decimals: 18,
        name: 'Wrapped Ether',
      },
    ],
    ipfsGateways: ['http://one.test/ipfs/', 'http://two.test/ipfs/'],
    blockTimeSeconds: 12,
  },
  collections: [],
  curation: { discover: true, featured: [], hidden: [] },
  metadataHosts: [],
  basePath: '/',
  sites: [],
  fee: null,
  demoWallet: undefined,
}

export interface FrameOptions {
  readonly path?: string
  readonly config?: VitrineConfig
  /** Replaces the in-memory router, for components that read the URL directly; `path` is then ignored. */
  readonly router?: typeof BrowserRouter
}

export function renderInFrame(content: ReactNode, options: FrameOptions = {}): RenderResult {
  const { path = '/', config = testConfig, router: Router } = options
  return render(content, {
    wrapper: ({ children }) => {
      const configured = <ConfigProvider config={config}>{children}</ConfigProvider>
      return Router === undefined ? (
        <MemoryRouter initialEntries={[path]}>{configured}</MemoryRouter>
      ) : (
        <Router>{configured}</Router>
      )
    },
  })
}
