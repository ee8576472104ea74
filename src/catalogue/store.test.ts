// Catalogues on the device: which are kept.
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CatalogueIndex } from '../../tests/support/catalogueIndex.ts'
import { freshStore, readCatalogue } from '../../tests/support/catalogueVisit.ts'

test('keeps the eight catalogues used last, whether they were saved or loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = freshStore()
  const catalogue = await readCatalogue(new CatalogueIndex(1))
  const save = async (key: string) => {
    vi.setSystemTime(Date.now() + 1_000)
    await store.save(key, catalogue)
  }
  for (const key of ['1', '2', '3', '4', '5', '6', '7', '8']) await save(key)
  vi.setSystemTime(Date.now() + 1_000)
  await store.load('1')
  await save('9')
  expect((await store.load('1'))?.table.count).toBe(1)
  expect(await store.load('2')).toBeUndefined()
  expect(await store.load('9')).toBeDefined()
})
