// Keeps proven receipts on the reader's device by block hash, so that the next check asks for less.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptBlock, ProofStore } from './keptProofs.ts'

interface Kept extends DBSchema {
  blocks: {
    key: string
    value: KeptBlock & { readonly usedAt: number }
    indexes: { usedAt: number }
  }
}

/** Blocks kept on a device, of a few kilobytes each; those unused for longest go first. */
const MOST_KEPT = 2_000

/** Reading and writing fail where the device keeps nothing; a check then fetches anew. */
export function createProofStore(name = 'vitrine-proofs'): ProofStore {
  let opening: Promise<IDBPDatabase<Kept>> | undefined
  const open = () =>
    (opening ??= openDB<Kept>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('blocks', { keyPath: 'hash' }).createIndex('usedAt', 'usedAt')
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }))
  return {
    read: async (hash) => (await open()).get('blocks', hash),
    write: async (block) => {
      const database = await open()
      await database.put('blocks', { ...block, usedAt: Date.now() })
      const count = await database.count('blocks')
      if (count <= MOST_KEPT) return
      const oldest = await database.getAllKeysFromIndex('blocks', 'usedAt', undefined, count - MOST_KEPT)
      await Promise.all(oldest.map((hash) => database.delete('blocks', hash)))
    },
  }
}
