// Opens the whole app at an address, in jsdom.
import type { ComponentType, ReactNode } from 'react'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toPageConfig } from '../../operate/config/pageConfig.ts'
import { parseSite } from '../../operate/config/readSite.ts'
import { App } from '../../src/app/App.tsx'
import { SITE } from './fakeIndex.ts'

/** Pages are chunks that are compiled when they are first requested, so tests wait for conditions, not for times. */
configure({ asyncUtilTimeout: 15_000 })

const configWith = ({ currencies = [], chainId = 31_337, collections = [] }: OpenOptions) =>
  toPageConfig(
    parseSite(
      JSON.stringify({
        brand: { name: 'Vitrine' },
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
        curation: { discover: true },
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
