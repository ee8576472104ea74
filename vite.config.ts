// How the page is built, and served during development: aliases, the injected configuration, chunks and policy.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions } from 'vite'
import { artifact } from './vite.artifact.ts'
import { licenseNotices } from './vite.licenses.ts'
import { messages } from './vite.messages.ts'
import { demoWallet, pageStart, sitePage } from './vite.plugins.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The one replacement of a package's code, wherever it is imported. */
export const aliases = [
  { find: /^@ethersproject\/(address|providers)$/, replacement: path('./src/wallet/ethers5.ts') },
]

/** Packages that the first page needs. */
const VENDORS =
  /\/node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|graphql|rxjs|optimism|@wry\/\w+|tslib)\//

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
    pageStart(),
    artifact(),
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
          // Each file has what its modules import and no earlier file has; vendors keep theirs between releases. By
          // default, each set of importers has a file of its own: 198 kB gzip in 79 files for home, instead of
          // 169 kB in 5.
          groups: [
            { name: 'vendor', test: VENDORS, priority: 5 },
            { name: 'frame', tags: ['$initial'], priority: 4 },
            { name: 'HomePage', test: /\/HomePage\.tsx$/, priority: 3 },
            { name: 'CollectionItemsPage', test: /\/CollectionItemsPage\.tsx$/, priority: 2 },
            { name: 'ItemPage', test: /\/ItemPage\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
