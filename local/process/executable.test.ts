import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anvil, findPrograms, gnd, MissingProgramError } from './executable.ts'

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

const nowhere = { resolvePackage: () => undefined, path: '' }

test('the installed package comes first', async () => {
  const file = await program('anvil')
  const places = { resolvePackage: () => directory, path: '/somewhere/else' }
  expect(findPrograms([anvil], places)).toEqual({ anvil: file })
})

test('without a package the PATH is searched', async () => {
  const file = await program('gnd')
  expect(findPrograms([gnd], { ...nowhere, path: `/none:${directory}/bin` })).toEqual({ gnd: file })
})

test("ignores a file that can't be run", async () => {
  await chmod(await program('anvil'), 0o644)
  expect(() => findPrograms([anvil], { ...nowhere, path: `${directory}/bin` })).toThrow(MissingProgramError)
})

test('one message names all missing programs, and how to install each', () => {
  const message = (() => {
    try {
      findPrograms([anvil, gnd], nowhere)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  expect(message).toContain("Couldn't find anvil (the local chain) in node_modules or on the PATH.")
  expect(message).toContain('foundryup')
  expect(message).toContain("Couldn't find gnd (graph-node, the indexer) in node_modules or on the PATH.")
  expect(message).toContain('graph node install')
})
