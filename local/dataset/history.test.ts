import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CHAIN_FILES, chainStateFile } from '../chain/chain.ts'
import { datasetHistory, computeKey } from './history.ts'

const ITEMS = 500

let stateDirectory: string

beforeEach(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-dataset-'))
  const files = [...CHAIN_FILES, 'contracts.json', 'content/one'].map((file) => [file, ''] as const)
  for (const [file, text] of [...files, ['chain/made-from', await computeKey(ITEMS)] as const]) {
    await mkdir(dirname(join(stateDirectory, file)), { recursive: true })
    await writeFile(join(stateDirectory, file), text)
  }
})
afterEach(() => rm(stateDirectory, { recursive: true }))

test('continues a dataset that was saved completely', async () => {
  await datasetHistory(ITEMS).prepare(stateDirectory)
  expect(existsSync(chainStateFile(stateDirectory))).toBe(true)
})

test.each([...CHAIN_FILES, 'contracts.json', 'content', 'chain/made-from'])(
  'makes a dataset that was saved without %s from scratch',
  async (file) => {
    await rm(join(stateDirectory, file), { recursive: true })
    await datasetHistory(ITEMS).prepare(stateDirectory)
    expect(existsSync(chainStateFile(stateDirectory))).toBe(false)
  },
)
