// Reads the documents of the items on the screen that the index has none of: their addresses from the index, many at
// once, and then the documents from the hosts that the site names.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { type MetadataPlace, metadataPlace } from '../../domain/metadataPlace.ts'
import { plainName } from '../../domain/names.ts'
import type { HostedDocument } from '../../media/hostedMetadata.ts'
import type { ReadDocument } from '../../media/hostReader.ts'
import type { ItemDocument, ItemDocuments } from '../../ui/ItemDocuments.tsx'

/** Addresses in one query. */
const MAX_ADDRESSES = 100
/** The most results that are kept for items that left the screen. */
const KEPT_RESULTS = 1_000
/** Pictures in documents may be long, and are kept only while they are shown. */
const LONGEST_KEPT_IMAGE = 65_536

export interface ItemAddress {
  /** The id in the query. */
  readonly id: string
  /** The item's id, where the query has its collection's. */
  readonly item?: string
  readonly uri: string | null
  readonly metadata: object | null
}

export interface ItemDocumentsOptions {
  /** Origins that the configuration names. */
  readonly hosts: readonly string[]
  /** Queries the index; at most {@link MAX_ADDRESSES} ids at once. */
  readonly fetchAddresses: (ids: readonly string[]) => Promise<readonly ItemAddress[]>
  readonly read: ReadDocument
}

/** Where the page reads the item's document; undefined if the index has it, or the site doesn't name its host. */
export function documentPlace(
  { uri, metadata }: ItemAddress,
  hosts: readonly string[],
): Extract<MetadataPlace, { readonly kind: 'host' }> | undefined {
  const place = uri === null || metadata !== null ? undefined : metadataPlace(uri, hosts)
  return place?.kind === 'host' ? place : undefined
}

/** What is shown of an item's document. @param id of the item in the index */
export const toItemDocument = (
  { name, image }: HostedDocument,
  id: string,
): ItemDocument & { kind: 'document' } => ({
  kind: 'document',
  name: plainName(name),
  image: fillTokenId(image, id),
})

interface Request {
  users: number
  readonly controller: AbortController
}

/**
 * Creates the service that reads the documents of the items on the screen: each once, while at least one place shows it.
 */
export function createItemDocuments({ hosts, fetchAddresses, read }: ItemDocumentsOptions): ItemDocuments {
  const results = new Map<string, ItemDocument>()
  const requests = new Map<string, Request>()
  const listeners = new Map<string, Set<() => void>>()
  let queue: readonly string[] = []

  const isShown = (id: string) => listeners.has(id)

  function settle(id: string, result: ItemDocument): void {
    requests.delete(id)
    results.set(id, result)
    for (const listener of listeners.get(id) ?? []) listener()
    const left = [...results.keys()].filter((one) => !isShown(one))
    for (const oldest of left.slice(0, -KEPT_RESULTS)) results.delete(oldest)
  }

  /** Whatever isn't worth keeping is read again when the item is shown again; failures too. */
  function forget(id: string): void {
    const result = results.get(id)
    const isLong = result?.kind === 'document' && (result.image ?? '').length > LONGEST_KEPT_IMAGE
    if (isLong || result?.kind === 'failed') results.delete(id)
  }

  async function fetchOne(address: ItemAddress): Promise<void> {
    const { id } = address
    const signal = requests.get(id)?.controller.signal
    if (signal === undefined) return
    const place = documentPlace(address, hosts)
    if (place === undefined) {
      settle(id, { kind: 'none' })
      return
    }
    try {
      const result = await read(place.url, signal)
      settle(
        id,
        result.kind === 'document'
          ? toItemDocument(result.document, address.item ?? id)
          : { kind: 'failed', host: place.host },
      )
    } catch {
      if (!signal.aborted) settle(id, { kind: 'failed', host: place.host })
    }
  }

  async function fetchMany(ids: readonly string[]): Promise<void> {
    try {
      const addressesById = new Map((await fetchAddresses(ids)).map((address) => [address.id, address]))
      for (const id of ids) void fetchOne(addressesById.get(id) ?? { id, uri: null, metadata: null })
    } catch {
      for (const id of ids) if (requests.has(id)) settle(id, { kind: 'failed', host: undefined })
    }
  }

  /** Runs once all items that appear together are in the queue. */
  function fetchQueue(): void {
    const ids = queue.filter((id) => requests.has(id))
    queue = []
    for (let start = 0; start < ids.length; start += MAX_ADDRESSES)
      void fetchMany(ids.slice(start, start + MAX_ADDRESSES))
  }

  return {
    get: (id) => results.get(id),
    read,
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size > 0) return
        listeners.delete(id)
        forget(id)
      }
    },
    request(id) {
      if (results.has(id)) return () => undefined
      const request = requests.get(id) ?? { users: 0, controller: new AbortController() }
      request.users += 1
      if (!requests.has(id)) {
        requests.set(id, request)
        if (queue.length === 0) setTimeout(fetchQueue)
        queue = [...queue, id]
      }
      return () => {
        request.users -= 1
        if (request.users > 0 || requests.get(id) !== request) return
        requests.delete(id)
        request.controller.abort()
      }
    },
  }
}
