// Local copies on the device: which are kept.
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ItemSearchIndex } from '../../tests/support/itemSearchIndex.ts'
import { freshStore, readCopy } from '../../tests/support/itemSearchVisit.ts'
import { createStore } from './store.ts'

test('keeps the eight local copies used last, whether they were saved or loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = freshStore()
  const localCopy = await readCopy(new ItemSearchIndex(1))
  const save = async (key: string) => {
    vi.setSystemTime(Date.now() + 1_000)
    await store.save(key, localCopy)
  }
  for (const key of ['1', '2', '3', '4', '5', '6', '7', '8']) await save(key)
  vi.setSystemTime(Date.now() + 1_000)
  await store.load('1')
  await save('9')
  expect((await store.load('1'))?.table.count).toBe(1)
  expect(await store.load('2')).toBeUndefined()
  expect(await store.load('9')).toBeDefined()
})

test('keeps no local copy whose use the device refuses to store', async () => {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'uses') throw new DOMException('The device is full.', 'QuotaExceededError')
    return put.apply(this, args)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const store = freshStore()
  await store.save('1', await readCopy(new ItemSearchIndex(1)))
  expect(await store.load('1')).toBeUndefined()
})

test('removes a local copy that has no use', async () => {
  const name = 'without a use'
  const store = createStore(name)
  const localCopy = await readCopy(new ItemSearchIndex(1))
  await store.save('1', localCopy)
  const database = await openDB(name)
  await database.delete('uses', '1')
  database.close()
  await store.save('2', localCopy)
  expect(await store.load('1')).toBeUndefined()
  expect(await store.load('2')).toBeDefined()
})
