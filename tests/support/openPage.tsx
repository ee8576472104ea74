// Opens the whole app at an address, in jsdom.
import type { ComponentType, ReactNode } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toPageConfig } from '../../operate/config/pageConfig.ts'
import { parseSite } from '../../operate/config/readSite.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { App } from '../../src/app/App.tsx'
import { SITE } from './fakeIndex.ts'

const configWith = ({
  currencies = [],
  chainId = 31_337,
  collections = [],
  curation = { discover: true },
  brand = {},
  sites = [],
  basePath = '/',
  metadataHosts = [],
}: OpenOptions) =>
  toPageConfig(
    parseSite(
      JSON.stringify({
        brand: { name: 'Vitrine', ...brand },
        network: {
          chainId,
          slug: 'local',
          name: 'Local chain',
          rpcUrl: `${SITE}/rpc`,
          graphqlUrl: `${SITE}/graphql`,
          explorerUrl: null,
          nativeCurrency: { symbol: 'ETH', decimals: 18 },
          currencies,
          ipfsGateways: [`${SITE}/ipfs/`],
          blockTimeSeconds: 1,
        },
        collections: collections.map((address) => ({ address, standard: 'ERC721', startBlock: 0 })),
        curation,
        sites,
        basePath,
        metadataHosts,
      }),
    ),
    (path) => path,
  )

export interface OpenOptions {
  /** The ERC-20s of the site's configuration; none by default. */
  readonly currencies?: readonly object[]
  /** The site's chain; a local one by default. */
  readonly chainId?: number
  /** Addresses of the collections on the site's list; none by default. */
  readonly collections?: readonly string[]
  /** Which collections the site shows; all by default. */
  readonly curation?: SiteFile['curation']
  /** The site's looks; its name is Vitrine by default. */
  readonly brand?: Partial<SiteFile['brand']>
  /** The operator's other sites; none by default. */
  readonly sites?: SiteFile['sites']
  /** The path under which the site is served. */
  readonly basePath?: string
  /** Hosts that metadata is read from; none by default. */
  readonly metadataHosts?: readonly string[]
  /** Services that replace the site's own. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>
}

let opened = 0

export function openPage(address: string, { wrapper, ...options }: OpenOptions = {}) {
  // A separate history entry, as in a browser: what a visit remembers about one must not reach another test.
  opened += 1
  window.history.replaceState({ key: `opened-${opened}`, idx: 0 }, '', address)
  return {
    user: userEvent.setup(),
    ...render(<App config={configWith(options)} />, { ...(wrapper && { wrapper }) }),
  }
}
