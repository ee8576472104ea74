// Tests `npm start` on a system for which no packages with graph-node and anvil exist.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anvil, gnd } from '../../local/process/executable.ts'
import { type Checkout, copyCheckout } from './checkout.ts'
import { npmRun, nothingLeft } from './command.ts'

const PROGRAMS = [anvil, gnd]

let checkout: Checkout
let stateDirectory: string

beforeAll(async () => {
  checkout = await copyCheckout({
    without: PROGRAMS.flatMap(({ packages }) => packages.map(({ name }) => name)),
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

// In turn, because each takes the checkout's lock.
test.each(['start', 'run dev'])('npm %s lists once what to install, and how', async (words) => {
  const command = npmRun(words.split(' '), { checkout: checkout.path, stateDirectory, path: otherPrograms })
  expect(await command.ended).toBe(1)
  await nothingLeft(stateDirectory)
  for (const { file, is, install } of PROGRAMS) {
    const message = [`Couldn't find ${file} (${is}) in node_modules or on the PATH.`, ...install].join('\n  ')
    expect(command.output().split(message)).toHaveLength(2)
  }
  expect(command.output()).not.toMatch(/^ +at /m)
})
