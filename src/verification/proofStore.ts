// Stores proven receipts on the device by block hash, so that the next check needs fewer requests.
import type { DBSchema } from 'idb'
import { deviceDatabase } from '../storage/deviceDatabase.ts'
import type { CachedBlock, ProofStore } from './proofCache.ts'

interface Kept extends DBSchema {
  blocks: {
    key: string
    value: CachedBlock & { readonly usedAt: number }
    indexes: { usedAt: number }
  }
}

/** Blocks kept on a device, of a few kilobytes each; the least recently used are removed first. */
const MAX_KEPT = 2_000

/** If the device can't store anything, a check fetches everything again. */
export function createProofStore(name = 'vitrine-proofs'): ProofStore {
  const onDevice = deviceDatabase<Kept>(name, (database) => {
    database.createObjectStore('blocks', { keyPath: 'hash' }).createIndex('usedAt', 'usedAt')
  })
  return {
    read: (hash) => onDevice((database) => database.get('blocks', hash)),
    write: async (block) => {
      await onDevice(async (database) => {
        await database.put('blocks', { ...block, usedAt: Date.now() })
        const count = await database.count('blocks')
        if (count <= MAX_KEPT) return
        const oldest = await database.getAllKeysFromIndex('blocks', 'usedAt', undefined, count - MAX_KEPT)
        await Promise.all(oldest.map((hash) => database.delete('blocks', hash)))
      })
    },
  }
}
