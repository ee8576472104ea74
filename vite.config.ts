// How the page is built, and served during development: aliases, the injected configuration, chunks and policy.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite'
import { artifact } from './vite.artifact.ts'
import { chunkGroups } from './vite.chunks.ts'
import { licenseNotices } from './vite.licenses.ts'
import { messages } from './vite.messages.ts'
import {
  demoWallet,
  fontPreload,
  layerOrder,
  pageStart,
  pureComponents,
  queryPrinter,
  sitePage,
} from './vite.plugins.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Packages that are replaced wherever they are imported.
 *
 * web3-react requires ethers v5 packages for two functions, and its CommonJS entry would bring its
 * test doubles and their event emitter along with the hooks. seaport-js publishes CommonJS with a second copy of
 * ethers, so its own source is compiled instead, against the one ES module build. react-router's main entry is its
 * development build.
 */
export const aliases = [
  { find: /^@ethersproject\/providers$/, replacement: path('./src/wallet/shims/providers.ts') },
  { find: /^tslib$/, replacement: path('./src/graphql/shims/tslib.ts') },
  { find: /^@ethersproject\/address$/, replacement: path('./src/wallet/shims/address.ts') },
  { find: /^@web3-react\/core$/, replacement: path('./node_modules/@web3-react/core/dist/hooks.js') },
  { find: /^@opensea\/seaport-js$/, replacement: path('./node_modules/@opensea/seaport-js/src/index.ts') },
  { find: /^ethers$/, replacement: path('./node_modules/ethers/lib.esm/index.js') },
  { find: /^react-router$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
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

/** Long enough to distinguish files that use the same class name; short because class names are in every script. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 3)

/** How CSS classes are named; the program that draws snapshots must name them the same. */
export const cssModules = {
  generateScopedName: (name: string, file: string) => `${name}_${shortHash(relative('.', file))}`,
}

const licenses = licenseNotices()

export default defineConfig({
  // Addresses relative to the page and its scripts, so that a build can be served under any path.
  base: './',
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    messages(),
    queryPrinter(path('./src/graphql/shims/printer.ts')),
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
    pureComponents(),
    licenses.page,
  ],
  // Under this condition, rxjs and others offer native classes, without a layer for older browsers.
  resolve: { alias: aliases, conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: proxyFromEnvironment() },
  worker: { format: 'es', plugins: () => [messages(), licenses.worker()] },
  css: { modules: cssModules },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Reading a property or global that goes unused has no side effects, here or in the packages.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // The first file names all others that it may load: shorter hashes save bytes there.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups({
            firstPage: [path('./src/app/main.tsx'), path('./src/pages/home/HomePage.tsx')],
            pictures: [path('./src/ui/MediaSources.tsx'), path('./src/workers/workerService.ts')],
            collectionPage: [path('./src/pages/collection/CollectionRoutes.tsx')],
            tradeButtons: [
              path('./src/features/buy/cart/AddToCart.tsx'),
              path('./src/features/buy/cart/CartButton.tsx'),
              path('./src/pages/collection/SweepButton.tsx'),
              path('./src/features/sell/list/ListButton.tsx'),
              path('./src/features/buy/listings/ListingsTable.tsx'),
              path('./src/features/offers/OfferButton.tsx'),
              path('./src/features/offers/OffersTable.tsx'),
              path('./src/features/sell/approvals/Extent.tsx'),
            ],
          }),
        },
      },
    },
  },
})
