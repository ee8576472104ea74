// Bundles `npm run snapshot` into one file, with the page's components that it draws.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases } from '../vite.config.ts'
import { messages } from '../vite.messages.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  root: path('..'),
  plugins: [react({ jsxImportSource: '#jsx' }), messages()],
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
