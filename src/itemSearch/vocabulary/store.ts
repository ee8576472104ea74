// Stores each site's vocabulary on the device, so that the next visit continues where this one stopped.
import type { DBSchema } from 'idb'
import { deviceDatabase } from '../../storage/deviceDatabase.ts'
import { type StoredVocabulary, Vocabulary } from './vocabulary.ts'

interface Kept extends DBSchema {
  vocabularies: { key: string; value: { readonly key: string; readonly vocabulary: StoredVocabulary } }
}

export interface VocabularyStore {
  /** Undefined if nothing readable is stored. */
  load(key: string): Promise<Vocabulary | undefined>
  /** Does nothing if the device can't store it. */
  save(key: string, vocabulary: Vocabulary): Promise<void>
}

/** @param name of the database */
export function createVocabularyStore(name = 'vitrine-vocabularies'): VocabularyStore {
  const onDevice = deviceDatabase<Kept>(
    name,
    (database) => void database.createObjectStore('vocabularies', { keyPath: 'key' }),
  )
  return {
    load: (key) =>
      onDevice(async (database) => {
        const record = await database.get('vocabularies', key)
        return record === undefined ? undefined : Vocabulary.restore(record.vocabulary)
      }),
    save: async (key, vocabulary) => {
      await onDevice((database) => database.put('vocabularies', { key, vocabulary: vocabulary.store() }))
    },
  }
}
