import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPackage, findPrograms, gnd, MissingProgramError, type Program } from './program.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-path-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function program(name: string) {
  await mkdir(join(directory, 'bin'), { recursive: true })
  const file = join(directory, 'bin', name)
  await writeFile(file, '')
  await chmod(file, 0o755)
  return file
}

/** A second program, whose packages package.json has for all platforms. */
const anvil: Program<'anvil'> = {
  file: 'anvil',
  is: 'the local chain',
  packages: { 'linux-x64': '@foundry-rs/anvil-linux-amd64' },
  otherwise: 'foundryup',
}

const nowhere = { platform: 'linux-x64', resolvePackage: () => undefined, fetched: '/none', path: '' }

test('the installed package comes first', async () => {
  const file = await program('anvil')
  const places = { ...nowhere, resolvePackage: () => directory, path: '/somewhere/else' }
  expect(findPrograms([anvil], places)).toEqual({ anvil: file })
})

test('without a package the PATH is searched', async () => {
  const file = await program('gnd')
  for (const platform of ['linux-x64', 'freebsd-x64']) {
    const places = { ...nowhere, platform, path: `/none:${directory}/bin` }
    expect(findPrograms([gnd], places)).toEqual({ gnd: file })
  }
})

test("ignores a file that can't be run", async () => {
  await chmod(await program('anvil'), 0o644)
  expect(() => findPrograms([anvil], { ...nowhere, path: `${directory}/bin` })).toThrow(MissingProgramError)
})

test('the package of each platform has one version, and the hash of the lock file if that has one', () => {
  const packages = Object.keys(gnd.packages).map((platform) => findPackage(gnd, { ...nowhere, platform }))
  expect(packages.map((each) => each?.name)).toEqual(Object.values(gnd.packages))
  expect(new Set(packages.map((each) => each?.version)).size).toBe(1)
  expect(packages.filter((each) => each?.integrity !== undefined).map((each) => each?.name)).toEqual([
    '@graphprotocol/gnd-linux-x64',
  ])
  expect(findPackage(anvil, nowhere)?.integrity).toMatch(/^sha512-/)
})

test('one message names all missing programs, and how to install each', () => {
  const missing = () => findPrograms([anvil, gnd], nowhere)
  expect(missing).toThrow(
    [
      "Couldn't find anvil (the local chain) in node_modules or on the PATH.",
      '  To fetch @foundry-rs/anvil-linux-amd64 from npm: npm start -- --yes',
      '  To install it yourself: foundryup',
      "Couldn't find gnd (graph-node, the indexer) in node_modules or on the PATH.",
    ].join('\n'),
  )
  expect(missing).toThrow('graph node install')
  expect(() => findPrograms([gnd], { ...nowhere, platform: 'win32-x64' })).toThrow('on Windows in WSL')
})
