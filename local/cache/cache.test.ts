import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentKey } from './content-key.ts'
import { keep, keptFolder } from './kept-folder.ts'

/** No other cache kind starts with this name, so the test touches no other keys. */
const KIND = `test${process.pid}`
const computeKey = (number: number) => number.toString(16).padStart(16, '0')

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-cache-'))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'src', 'a.ts'), 'a')
})
afterEach(async () => {
  await rm(root, { recursive: true })
  for (let number = 0; number < 10; number++)
    await rm(keptFolder(KIND, computeKey(number)), { recursive: true, force: true })
})

const key = (options: Partial<Parameters<typeof contentKey>[0]> = {}) =>
  contentKey({ root, paths: ['src', 'gone.json'], ...options })

test('the key changes with the content, the name and the number of files, and with the values', async () => {
  const keys = [await key(), await key({ values: ['x'] })]
  await writeFile(join(root, 'src', 'a.ts'), 'b')
  keys.push(await key())
  await writeFile(join(root, 'src', 'b.ts'), '')
  keys.push(await key())
  await rm(join(root, 'src', 'b.ts'))
  await writeFile(join(root, 'src', 'c.ts'), '')
  keys.push(await key())
  expect(new Set(keys).size).toBe(keys.length)
})

test("the key does not change with ignored files or the folder's location", async () => {
  const before = await key({ ignore: (path) => path.endsWith('.test.ts') })
  await writeFile(join(root, 'src', 'a.test.ts'), 'test')
  expect(await key({ ignore: (path) => path.endsWith('.test.ts') })).toBe(before)

  const elsewhere = await mkdtemp(join(tmpdir(), 'vitrine-cache-'))
  await mkdir(join(elsewhere, 'src'))
  await writeFile(join(elsewhere, 'src', 'a.ts'), 'a')
  expect(await contentKey({ root: elsewhere, paths: ['src', 'gone.json'] })).toBe(before)
  await rm(elsewhere, { recursive: true })
})

test('makes a folder once', async () => {
  let times = 0
  const make = async (directory: string) => {
    times += 1
    await writeFile(join(directory, 'made'), String(times))
  }
  const first = await keep({ kind: KIND, key: computeKey(0), make })
  const second = await keep({ kind: KIND, key: computeKey(0), make })
  expect([first.made, second.made]).toEqual([true, false])
  expect(readFileSync(join(second.directory, 'made'), 'utf8')).toBe('1')
})

test('two simultaneous starts both get a complete folder', async () => {
  const make = (directory: string) => writeFile(join(directory, 'made'), 'whole')
  const both = await Promise.all([1, 2].map(() => keep({ kind: KIND, key: computeKey(1), make })))
  for (const { directory } of both) expect(readFileSync(join(directory, 'made'), 'utf8')).toBe('whole')
})

test('a folder that could not be made does not exist', async () => {
  const make = () => Promise.reject(new Error('out of paper'))
  await expect(keep({ kind: KIND, key: computeKey(2), make })).rejects.toThrow('out of paper')
  expect(existsSync(keptFolder(KIND, computeKey(2)))).toBe(false)
})

test('removes the least recently used folders', async () => {
  const make = (directory: string) => writeFile(join(directory, 'made'), '')
  for (const number of [3, 4, 5, 6]) await keep({ kind: KIND, key: computeKey(number), make })
  await keep({ kind: KIND, key: computeKey(3), make }) // This use leaves 4 as the least recently used.
  await keep({ kind: KIND, key: computeKey(7), make })
  const there = [3, 4, 5, 6, 7].filter((number) => existsSync(keptFolder(KIND, computeKey(number))))
  expect(there).toEqual([3, 5, 6, 7])
})
