// Keeps the vocabulary of each site on the reader's device, so that the next visit reads on where this one stopped.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type StoredVocabulary, Vocabulary } from './vocabulary.ts'

interface Kept extends DBSchema {
  vocabularies: { key: string; value: { readonly key: string; readonly vocabulary: StoredVocabulary } }
}

export interface VocabularyStore {
  /** Undefined when there is none, or none that can be read. */
  load(key: string): Promise<Vocabulary | undefined>
  /** Does nothing where the device keeps nothing or has no room. */
  save(key: string, vocabulary: Vocabulary): Promise<void>
}

/** @param name of the database */
export function createVocabularyStore(name = 'vitrine-vocabularies'): VocabularyStore {
  let opening: Promise<IDBPDatabase<Kept>> | undefined
  const open = () =>
    (opening ??= openDB<Kept>(name, 1, {
      upgrade: (database) => void database.createObjectStore('vocabularies', { keyPath: 'key' }),
      // A newer version of the page asks for the database in another form.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }))
  /** A device that keeps nothing costs the next visit a reading, and nothing else. */
  const tolerant = async <Result>(work: (database: IDBPDatabase<Kept>) => Promise<Result>) => {
    try {
      return await work(await open())
    } catch {
      return undefined
    }
  }
  return {
    load: (key) =>
      tolerant(async (database) => {
        const kept = await database.get('vocabularies', key)
        return kept === undefined ? undefined : Vocabulary.restore(kept.vocabulary)
      }),
    save: async (key, vocabulary) => {
      await tolerant((database) => database.put('vocabularies', { key, vocabulary: vocabulary.store() }))
    },
  }
}
