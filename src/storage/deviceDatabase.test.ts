// A database on the device whose connection is closed, can't be opened, or is of another version.
import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, type IDBPDatabase, openDB, unwrap } from 'idb'
import { expect, test, vi } from 'vitest'
import { deviceDatabase } from './deviceDatabase.ts'

interface Numbers {
  numbers: { key: string; value: number }
}

let databases = 0
function openNumbers(name = `numbers ${databases++}`, version?: number) {
  const onDevice = deviceDatabase<Numbers & Record<string, never>>(
    name,
    (database) => void database.createObjectStore('numbers'),
    version,
  )
  return { name, onDevice, put: () => onDevice((database) => database.put('numbers', 1, 'one')) }
}

test('is opened again after another tab needed it closed', async () => {
  const { name, put } = openNumbers()
  expect(await put()).toBe('one')
  await deleteDB(name)
  expect(await put()).toBe('one')
})

test('is opened again after the browser closed it', async () => {
  const { onDevice, put } = openNumbers()
  const database = await onDevice(async (opened) => opened as unknown as IDBPDatabase)
  if (database === undefined) throw new Error('It was not opened.')
  forceCloseDatabase(unwrap(database) as never)
  await vi.waitFor(async () => expect(await put()).toBe('one'))
})

test('is opened again after it couldn’t be opened', async () => {
  const { name, put } = openNumbers()
  const newer = await openDB(name, 2)
  expect(await put()).toBeUndefined()
  newer.close()
  await deleteDB(name)
  expect(await put()).toBe('one')
})

test('drops the stores of an earlier version', async () => {
  const name = 'earlier'
  const former = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('former') })
  former.close()
  const { onDevice, put } = openNumbers(name, 2)
  expect(await put()).toBe('one')
  expect(await onDevice(async (database) => [...database.objectStoreNames])).toEqual(['numbers'])
})
