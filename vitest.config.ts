// The test projects: what each kind of test needs around it. `tests/run.ts` runs them in stages.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { WAIT_TIMEOUT_MS } from './tests/e2e/timeouts.ts'
import { aliases } from './vite.config.ts'
import { messages } from './vite.messages.ts'

const MINUTE = 60_000

/** Tests that drive the real stack take turns, and may wait long for it to come up, never for a step. */
const onTheStack = {
  environment: 'node',
  fileParallelism: false,
  hookTimeout: 5 * MINUTE,
  testTimeout: 2 * MINUTE,
  // As patient as the browser: a fact that a busy machine brings about late is still one.
  expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
} as const

const withDocument = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/support/network.ts', 'tests/support/dom.ts'],
  // The first test of a file waits for all that it imports, on a busy machine for long.
  testTimeout: MINUTE,
  // Modules are read once for all files, which takes a third of the time: no test replaces one (eslint.config.js).
  isolate: false,
}

export default defineConfig({
  plugins: [react(), messages()],
  resolve: { alias: aliases },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // By itself vitest leaves a core idle: of two, that is half of the machine.
    maxWorkers: '100%',
    // Published for bundlers, with imports that Node alone does not resolve.
    server: { deps: { inline: [/@web3-react\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/network.ts'],
          // Modules are read once for all files: most of them hold no state, and a test of one that does sets it.
          isolate: false,
          // Properties run hundreds of cases; a busy machine must not turn one into a failure.
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
            'local/**/*.test.ts',
            'subgraph/{cli,manifest}/**/*.test.ts',
            'verify/**/*.test.ts',
            'reconcile/**/*.test.ts',
            'tests/{bench,boundaries,codegen,docs,soak,suite,support}/**/*.test.ts',
          ],
          environment: 'node',
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
          // Each file has a chain, database and indexer of its own and waits for them half of its time: two files at once.
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
          // Visits that only look may go side by side, one a core.
          maxConcurrency: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
