// Stores local copies on the device, by site and collection, so that the next visit only reads changes.
import type { DBSchema } from 'idb'
import { type LocalCopy, restoreCopy, storeCopy, type StoredCopy } from './localCopy.ts'
import { deviceDatabase } from '../storage/deviceDatabase.ts'

interface Kept extends DBSchema {
  copies: {
    key: string
    value: { readonly key: string; readonly localCopy: StoredCopy }
  }
  /** When each was last used; apart, so that a use doesn't write the local copy, of several megabytes, again. */
  uses: {
    key: string
    value: { readonly key: string; readonly usedAt: number }
    indexes: { usedAt: number }
  }
}

/** Most local copies kept on a device; the least recently used is removed first. */
const MAX_KEPT = 8

export interface LocalCopyStore {
  /** Undefined if nothing readable is stored. */
  load(key: string): Promise<LocalCopy | undefined>
  /** Does nothing if the device can't store it. */
  save(key: string, localCopy: LocalCopy): Promise<void>
}

/** @param name of the database */
export function createStore(name = 'vitrine-local-copies'): LocalCopyStore {
  const onDevice = deviceDatabase<Kept>(
    name,
    (database) => {
      database.createObjectStore('copies', { keyPath: 'key' })
      database.createObjectStore('uses', { keyPath: 'key' }).createIndex('usedAt', 'usedAt')
    },
    2,
  )
  return {
    load: (key) =>
      onDevice(async (database) => {
        const record = await database.get('copies', key)
        if (record === undefined) return undefined
        // This may fail, as on a full device. The local copy can be used all the same.
        database.put('uses', { key, usedAt: Date.now() }).catch(() => undefined)
        return restoreCopy(record.localCopy)
      }),
    save: async (key, localCopy) => {
      await onDevice(async (database) => {
        // The use comes first: on a full device, either may fail, and a local copy without a use would stay.
        await database.put('uses', { key, usedAt: Date.now() })
        await database.put('copies', { key, localCopy: storeCopy(localCopy) })
        const oldestFirst = await database.getAllKeysFromIndex('uses', 'usedAt')
        const kept = new Set(oldestFirst.slice(-MAX_KEPT))
        for (const old of await database.getAllKeys('copies')) {
          if (!kept.has(old)) await database.delete('copies', old)
        }
        for (const old of oldestFirst) if (!kept.has(old)) await database.delete('uses', old)
      })
    },
  }
}
