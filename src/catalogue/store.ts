// Stores catalogues on the device, by site and collection, so that the next visit only reads changes.
import type { DBSchema } from 'idb'
import { type Catalogue, restoreCatalogue, storeCatalogue, type StoredCatalogue } from './catalogue.ts'
import { deviceDatabase } from '../storage/deviceDatabase.ts'

interface Kept extends DBSchema {
  catalogues: {
    key: string
    value: { readonly key: string; readonly usedAt: number; readonly catalogue: StoredCatalogue }
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
  const onDevice = deviceDatabase<Kept>(name, (database) => {
    database.createObjectStore('catalogues', { keyPath: 'key' }).createIndex('usedAt', 'usedAt')
  })
  return {
    load: (key) =>
      onDevice(async (database) => {
        const record = await database.get('catalogues', key)
        return record === undefined ? undefined : restoreCatalogue(record.catalogue)
      }),
    save: async (key, catalogue) => {
      await onDevice(async (database) => {
        const value = { key, usedAt: Date.now(), catalogue: storeCatalogue(catalogue) }
        await database.put('catalogues', value)
        const oldestFirst = await database.getAllKeysFromIndex('catalogues', 'usedAt')
        await Promise.all(oldestFirst.slice(0, -MOST_KEPT).map((old) => database.delete('catalogues', old)))
      })
    },
  }
}
