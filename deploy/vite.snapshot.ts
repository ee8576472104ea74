// Bundles `npm run snapshot` into one file, with the page's components that it draws.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { aliases } from '../vite.config.ts'
import { messages } from '../vite.messages.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const STATIC_REACT = '\0vitrine:static-react'

/**
 * React for drawing once, outside a browser: stores are read as they are, and nothing subscribes to them. Screens are
 * wide; what narrow ones differ in is in the page's styles.
 */
const staticReact: Plugin = {
  name: 'vitrine:static-react',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === 'react' && /\/src\//.test(importer) && !importer.includes('/node_modules/')
      ? STATIC_REACT
      : null,
  load: (id) =>
    id === STATIC_REACT
      ? `export * from 'react'
export const useSyncExternalStore = (_subscribe, read) => read()
globalThis.matchMedia ??= () => ({ matches: false })`
      : null,
}

export default defineConfig({
  root: path('..'),
  plugins: [staticReact, react({ jsxImportSource: '#jsx' }), messages()],
  resolve: { alias: aliases },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: path('../operate/snapshot/run.ts'),
    outDir: path('../dist-tools'),
    emptyOutDir: false,
    target: 'node20',
    // The script of its pages is one of its functions.
    minify: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'snapshot.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
