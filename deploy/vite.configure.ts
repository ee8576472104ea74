// Bundles `npm run configure` into one file, for servers that have Node but not the project's packages.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  root: path('..'),
  build: {
    ssr: path('../operate/configure/run.ts'),
    outDir: path('../dist-tools'),
    emptyOutDir: false,
    target: 'node20',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'configure.mjs' } },
  },
  ssr: { noExternal: true },
})
