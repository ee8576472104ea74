// Tests `npm start` where `npm ci` installed neither graph-node nor anvil, as for graph-node on macOS.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anvil } from '../../local/process/anvil.ts'
import { waitFor } from '../../local/process/wait.ts'
import { gnd, MissingProgramError } from '../../subgraph/manifest/program.ts'
import { type Checkout, copyCheckout } from './checkout.ts'
import { npmRun, nothingLeft, START_TIMEOUT_MS } from './command.ts'

const PROGRAMS = [anvil, gnd]

let checkout: Checkout
let stateDirectory: string

beforeAll(async () => {
  checkout = await copyCheckout({
    without: PROGRAMS.flatMap(({ packages }) => Object.values(packages)),
    sharesMappings: true,
  })
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
})
afterAll(async () => {
  await checkout.remove()
  await rm(stateDirectory, { recursive: true, force: true })
})

/** The PATH without the folders that have the stack's programs. */
const otherPrograms = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((directory) => PROGRAMS.every(({ file }) => !existsSync(join(directory, file))))
  .join(delimiter)

// `npm run dev` runs the same program.
test('npm start lists once what to install, and how', async () => {
  const command = npmRun(['start'], { checkout: checkout.path, stateDirectory, path: otherPrograms })
  expect(await command.ended).toBe(1)
  await nothingLeft(stateDirectory)
  expect(command.output().split(new MissingProgramError(PROGRAMS).message)).toHaveLength(2)
  expect(command.output()).not.toMatch(/^ +at /m)
})

// The development server, because nothing is built for it.
test('--yes fetches them from the registry, with the hashes of the lock file, and runs them', async () => {
  const command = npmRun(['run', 'dev', '--', '--yes'], {
    checkout: checkout.path,
    stateDirectory,
    path: otherPrograms,
  })
  try {
    await waitFor(() => /✓ Chain is up[^]*✓ Indexer is up/.test(command.output()), {
      what: 'the programs to run',
      timeoutMs: START_TIMEOUT_MS,
    })
    expect(command.output()).not.toContain('has no hash')
  } finally {
    command.interrupt()
  }
  await command.ended
  await nothingLeft(stateDirectory)
  expect((await readdir(join(checkout.path, '.local', 'programs'))).sort()).toEqual([
    expect.stringMatching(/^@foundry-rs\+anvil-linux-\w+@/),
    expect.stringMatching(/^@graphprotocol\+gnd-linux-\w+@/),
  ])
})
