// Documents from hosts that were read before: during this visit in memory, and between visits on the device.
import type { DBSchema } from 'idb'
import { keepRecent } from '../../domain/keepRecent.ts'
import type { HostedDocument } from '../../media/hostedMetadata.ts'
import type { DocumentCache } from '../../media/hostReader.ts'
import { deviceDatabase } from '../../storage/deviceDatabase.ts'

/** Characters of a document that is kept. */
const MAX_CHARACTERS = 65_536
const KEPT_IN_MEMORY = 200
const KEPT_ON_DEVICE = 1_000
/** Hosts may change what they serve at any time. */
const MAX_AGE_MILLISECONDS = 86_400_000

interface StoredDocument {
  readonly url: string
  readonly document: HostedDocument
  readonly readAtMilliseconds: number
}

interface Schema extends DBSchema {
  documents: { key: string; value: StoredDocument; indexes: { readAtMilliseconds: number } }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Anything on this origin can write a record. */
function isDocument(value: HostedDocument | undefined): value is HostedDocument {
  if (typeof value !== 'object') return false
  const { name, description, image, animationUrl, externalUrl, decimals, traits, unreadTraits } = value
  return (
    [name, description, image, animationUrl, externalUrl].every(isTextOrNull) &&
    (decimals === null || Number.isSafeInteger(decimals)) &&
    isTexts(traits) &&
    isTexts(unreadTraits)
  )
}

/** @param name of the database */
export function createDocumentCache(name = 'vitrine-documents'): DocumentCache {
  const memory = new Map<string, HostedDocument>()
  const onDevice = deviceDatabase<Schema>(
    name,
    (database) => {
      database
        .createObjectStore('documents', { keyPath: 'url' })
        .createIndex('readAtMilliseconds', 'readAtMilliseconds')
    },
    2,
  )

  const load = (url: string) =>
    onDevice(async (database) => {
      const stored = await database.get('documents', url)
      const age = Date.now() - (stored?.readAtMilliseconds ?? 0)
      return age >= 0 && age < MAX_AGE_MILLISECONDS && isDocument(stored?.document)
        ? stored.document
        : undefined
    })
  const save = (stored: StoredDocument) =>
    onDevice(async (database) => {
      const transaction = database.transaction('documents', 'readwrite')
      const { store } = transaction
      await store.put(stored)
      let left = (await store.count()) - KEPT_ON_DEVICE
      for (
        let oldest = await store.index('readAtMilliseconds').openCursor();
        oldest !== null && left > 0;
        left -= 1
      ) {
        await oldest.delete()
        oldest = await oldest.continue()
      }
      await transaction.done
    })

  return {
    load: async (url) => memory.get(url) ?? load(url),
    save: (url, document) => {
      if (JSON.stringify(document).length > MAX_CHARACTERS) return
      keepRecent(memory, url, document, KEPT_IN_MEMORY)
      void save({ url, document, readAtMilliseconds: Date.now() })
    },
  }
}
