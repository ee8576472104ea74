// Tests `npm start` where `npm ci` installed neither graph-node nor anvil, as for graph-node on macOS.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms, gnd, MissingProgramError, usualPlaces } from '../../subgraph/manifest/program.ts'
import { type Checkout, copyCheckout } from './checkout.ts'
import { npmRun, nothingLeft } from './command.ts'

const PROGRAMS = [anvil, gnd]

const run = promisify(execFile)

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

// Neither start goes on, because the node is off: what a stack does with its programs is shown elsewhere.
test('--yes fetches them from the registry, with the hashes of the lock file, and later starts find them', async () => {
  const start = async (...flags: string[]) => {
    const network = ['--fork', 'http://127.0.0.1:9', '--collection', `0x${'ab'.repeat(20)}`]
    const command = npmRun(['start', '--', ...network, ...flags], {
      checkout: checkout.path,
      stateDirectory,
      path: otherPrograms,
    })
    expect(await command.ended).toBe(1)
    await nothingLeft(stateDirectory)
    expect(command.output()).toContain("The node doesn't respond")
    return command.output()
  }
  const first = await start('--yes')
  expect(first.split('Fetching ')).toHaveLength(1 + PROGRAMS.length)
  expect(first).not.toContain('has no hash')
  const fetched = join(checkout.path, '.local', 'programs')
  expect((await readdir(fetched)).sort()).toEqual([
    expect.stringMatching(/^@foundry-rs\+anvil-linux-\w+@/),
    expect.stringMatching(/^@graphprotocol\+gnd-linux-\w+@/),
  ])
  expect(await start()).not.toContain('Fetching ')

  const places = { ...usualPlaces(), resolvePackage: () => undefined, path: '', fetched }
  for (const program of Object.values(findPrograms(PROGRAMS, places))) {
    expect((await run(program, ['--version'])).stdout).toMatch(/\d+\.\d+/)
  }
})
