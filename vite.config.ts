// How the page is built, and served during development: aliases, the injected configuration, chunks and policy.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { artifact } from './vite.artifact.ts'
import { chunkGroups } from './vite.chunks.ts'
import { licenseNotices } from './vite.licenses.ts'
import { messages } from './vite.messages.ts'
import { demoWallet, fontPreload, layerOrder, pageStart, sitePage } from './vite.plugins.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The one replacement of a package's code, wherever it is imported. */
export const aliases = [
  { find: /^@ethersproject\/(address|providers)$/, replacement: path('./src/wallet/ethers5.ts') },
]

/**
 * Where the parts of a running stack are, for the development server: `VITRINE_PROXY` holds a JSON object from
 * path to target, such as `{"/rpc":"http://127.0.0.1:8545"}`. The target replaces the path.
 */
function proxyFromEnvironment(): Record<string, ProxyOptions> {
  const targets = JSON.parse(process.env['VITRINE_PROXY'] ?? '{}') as Record<string, string>
  return Object.fromEntries(
    Object.entries(targets).map(([prefix, target]) => [
      prefix,
      {
        target: new URL(target).origin,
        changeOrigin: true,
        rewrite: (url) => url.replace(prefix, new URL(target).pathname.replace(/\/$/, '')),
      },
    ]),
  )
}

const licenses = licenseNotices()

export default defineConfig({
  // Addresses relative to the page and its scripts, so that a build can be served under any path.
  base: './',
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    messages(),
    sitePage(process.env['VITRINE_CONFIG'] ?? path('./vitrine.config.json')),
    demoWallet(),
    fontPreload('instrument-sans-latin-wght-normal'),
    pageStart({
      collections: path('./src/pages/collections/CollectionsPage.tsx'),
      collection: path('./src/pages/collection/CollectionRoutes.tsx'),
      item: path('./src/pages/item/ItemPage.tsx'),
      account: path('./src/pages/account/AccountRoutes.tsx'),
      activity: path('./src/pages/activity/ActivityPage.tsx'),
      search: path('./src/pages/search/SearchPage.tsx'),
    }),
    artifact(),
    layerOrder(),
    licenses.page,
  ],
  resolve: { alias: aliases },
  server: { proxy: proxyFromEnvironment() },
  worker: { format: 'es', plugins: () => [messages(), licenses.worker()] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups({
            firstPage: [path('./src/app/main.tsx'), path('./src/pages/home/HomePage.tsx')],
            pictures: [path('./src/ui/MediaSources.tsx'), path('./src/workers/workerService.ts')],
            collectionPage: [path('./src/pages/collection/CollectionRoutes.tsx')],
            tradeButtons: [
              path('./src/trading/cart/AddToCart.tsx'),
              path('./src/trading/cart/CartButton.tsx'),
              path('./src/pages/collection/SweepButton.tsx'),
              path('./src/trading/list/ListButton.tsx'),
              path('./src/trading/tables/ListingsTable.tsx'),
              path('./src/trading/offer/OfferButton.tsx'),
              path('./src/trading/tables/OffersTable.tsx'),
              path('./src/trading/revoke/Extent.tsx'),
            ],
          }),
        },
      },
    },
  },
})
