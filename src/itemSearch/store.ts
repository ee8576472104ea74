// Stores catalogues on the device, by site and collection, so that the next visit only reads changes.
import type { DBSchema } from 'idb'
import { type Catalogue, restoreCatalogue, storeCatalogue, type StoredCatalogue } from './catalogue.ts'
import { deviceDatabase } from '../storage/deviceDatabase.ts'

interface Kept extends DBSchema {
  catalogues: {
    key: string
    value: { readonly key: string; readonly catalogue: StoredCatalogue }
  }
  /** When each was last used; apart, so that a use doesn't write the catalogue, of several megabytes, again. */
  uses: {
    key: string
    value: { readonly key: string; readonly usedAt: number }
    indexes: { usedAt: number }
  }
}

/** Most catalogues kept on a device; the least recently used is removed first. */
const MOST_KEPT = 8

export interface CatalogueStore {
  /** Undefined if nothing readable is stored. */
  load(key: string): Promise<Catalogue | undefined>
  /** Does nothing if the device can't store it. */
  save(key: string, catalogue: Catalogue): Promise<void>
}

/** @param name of the database */
export function createStore(name = 'vitrine-catalogues'): CatalogueStore {
  const onDevice = deviceDatabase<Kept>(
    name,
    (database) => {
      database.createObjectStore('catalogues', { keyPath: 'key' })
      database.createObjectStore('uses', { keyPath: 'key' }).createIndex('usedAt', 'usedAt')
    },
    2,
  )
  return {
    load: (key) =>
      onDevice(async (database) => {
        const record = await database.get('catalogues', key)
        if (record === undefined) return undefined
        // This may fail, as on a full device. The catalogue can be used all the same.
        database.put('uses', { key, usedAt: Date.now() }).catch(() => undefined)
        return restoreCatalogue(record.catalogue)
      }),
    save: async (key, catalogue) => {
      await onDevice(async (database) => {
        // The use comes first: on a full device, either may fail, and a catalogue without a use would stay.
        await database.put('uses', { key, usedAt: Date.now() })
        await database.put('catalogues', { key, catalogue: storeCatalogue(catalogue) })
        const oldestFirst = await database.getAllKeysFromIndex('uses', 'usedAt')
        const kept = new Set(oldestFirst.slice(-MOST_KEPT))
        for (const old of await database.getAllKeys('catalogues')) {
          if (!kept.has(old)) await database.delete('catalogues', old)
        }
        for (const old of oldestFirst) if (!kept.has(old)) await database.delete('uses', old)
      })
    },
  }
}
