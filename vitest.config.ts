// The test projects: the environment of each kind of test. `tests/run.ts` runs them in stages.
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { WAIT_TIMEOUT_MS } from './tests/e2e/timeouts.ts'
import { aliases } from './vite.config.ts'
import { messages } from './vite.messages.ts'

const MINUTE = 60_000

/** Tests on the real stack run one file at a time. The stack may take long to start, but no single step may. */
const onTheStack = {
  environment: 'node',
  // Files share their modules, and journeys one browser: nothing is imported twice.
  isolate: false,
  fileParallelism: false,
  hookTimeout: 5 * MINUTE,
  testTimeout: 2 * MINUTE,
  // The same timeout as the browser's: on a busy machine, an expected change may come late.
  expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
} as const

const withDocument = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/support/network.ts', 'tests/support/dom.ts'],
  // The first test of a file waits for all of its imports, which takes long on a busy machine.
  testTimeout: MINUTE,
  // Modules load once for all files, which saves a third of the time; no test replaces one (.oxlintrc.json).
  isolate: false,
}

/** GitHub's packages name source maps whose sources they don't publish, which Vite would warn of once a file. */
const withoutSourceMaps: Plugin = {
  name: 'vitrine:without-source-maps',
  load: {
    filter: { id: /node_modules\/@actions\/.*\.js$/ },
    handler: (file) => readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/m, ''),
  },
}

export default defineConfig({
  // Tests of components see the page's own elements; a build also gives texts elements of their own (src/ui/jsx).
  plugins: [react({ jsxImportSource: 'react' }), messages(), withoutSourceMaps],
  resolve: { alias: aliases },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // By default, vitest leaves one core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    // Published for bundlers, with imports that Node can't resolve.
    server: { deps: { inline: [/@web3-react\//, /@actions\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/network.ts'],
          // Modules load once for all files: most have no state, and the tests of those that do reset it.
          isolate: false,
          // Property tests run hundreds of cases; a busy machine must not turn one into a failure.
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...withDocument,
          name: 'components',
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [
            '{local,operate}/**/*.test.ts',
            'subgraph/manifest/**/*.test.ts',
            'verify/**/*.test.ts',
            'reconcile/**/*.test.ts',
            'tests/{bench,boundaries,codegen,deploy,docs,lint,soak,suite,support}/**/*.test.ts',
          ],
          environment: 'node',
          // As above: a process and its imports for each file were a quarter of the processor time.
          isolate: false,
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...withDocument,
          name: 'pages',
          include: ['tests/pages/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bundle',
          include: ['tests/bundle/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          ...onTheStack,
          name: 'subgraph',
          include: ['tests/subgraph/**/*.test.ts'],
          globalSetup: ['tests/support/compiled.ts'],
          // Each file has its own chain, database and indexer and spends half its time waiting, so two files run at once.
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...onTheStack,
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...onTheStack,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          // Concurrent tests only read pages: one per core.
          maxConcurrency: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
