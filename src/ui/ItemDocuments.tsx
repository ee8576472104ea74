// What the documents of items say that the index has nothing of: a service reads them, for the items on the screen.
import { createContext, type RefObject, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Address } from '../domain/address.ts'
import { tokenEntityId } from '../domain/ids.ts'
import type { TokenId } from '../domain/tokenId.ts'
import type { HostedResult } from '../media/hostedMetadata.ts'

export interface FailedDocument {
  readonly kind: 'failed'
  /** The host that didn't serve it; undefined if the index didn't give its address. */
  readonly host: string | undefined
}

export type ItemDocument =
  /** The index has the document, or it isn't read at all. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'document'
      /** Cleaned; empty for none. */
      readonly name: string
      readonly image: string | null
    }
  | FailedDocument

/** Items are named by their ids in the index, and a collection's first item by the collection's. */
export interface ItemDocuments {
  /** Undefined until it has been read. */
  get(id: string): ItemDocument | undefined
  subscribe(id: string, listener: () => void): () => void
  /** Reads an item's document while the item is on the screen; returns the function to call when it no longer is. */
  request(id: string): () => void
  /** Reads the document at an address on a host that the site names. @throws the signal's reason once it is aborted */
  read(url: string, signal: AbortSignal): Promise<HostedResult>
}

const ItemDocumentsContext = createContext<ItemDocuments | undefined>(undefined)

export const ItemDocumentsProvider = ItemDocumentsContext.Provider

/** The service; undefined on a site that names no hosts. */
export const useItemDocuments = (): ItemDocuments | undefined => use(ItemDocumentsContext)

const NONE: ItemDocument = { kind: 'none' }
const unsubscribe = () => undefined

/**
 * The item's document as far as it has been read; `none` where nothing reads it.
 * @param id undefined for an item that the index has the document of
 */
function useItemDocument(id: string | undefined): ItemDocument | undefined {
  const documents = useItemDocuments()
  const subscribe = useCallback(
    (listener: () => void) =>
      (id === undefined ? undefined : documents?.subscribe(id, listener)) ?? unsubscribe,
    [documents, id],
  )
  const get = () => (id === undefined || documents === undefined ? NONE : documents.get(id))
  return useSyncExternalStore(subscribe, get, get)
}

/** An item as the index has it. */
export type IndexedItem = {
  readonly name: string
  /** Null if the index has no picture, and so perhaps no document. */
  readonly image: string | null
} & ({ readonly id: string } | { readonly collection: Address; readonly tokenId: TokenId })

/** The item's id in the index. */
export const indexedId = (item: IndexedItem): string =>
  'id' in item ? item.id : tokenEntityId(item.collection, item.tokenId)

/** The item with the name in its own document, where the index has none. */
export function useNamedItem<Item extends IndexedItem>(item: Item): Item {
  const document = useItemDocument(item.image === null ? indexedId(item) : undefined)
  return document?.kind === 'document' && document.name !== '' ? { ...item, name: document.name } : item
}

/** The item's name, as {@link useNamedItem} finds it. */
export function ItemName({
  item,
  className,
}: {
  readonly item: IndexedItem
  readonly className?: string | undefined
}) {
  return <bdi className={className}>{useNamedItem(item).name}</bdi>
}

/** How far from the screen an item's document is read. */
const NEAR = '200px'

/** Reads the item's document while the element is near the screen, until it has been read. */
export function useDocumentInView(
  id: string,
  element: RefObject<HTMLElement | null>,
): ItemDocument | undefined {
  const documents = useItemDocuments()
  const document = useItemDocument(id)
  const isRead = document !== undefined

  // External system: the scroll position.
  useEffect(() => {
    if (documents === undefined || isRead || element.current === null) return
    let release: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true
        if (isNear) release ??= documents.request(id)
        else {
          release?.()
          release = undefined
        }
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      release?.()
    }
  }, [documents, id, isRead, element])

  return document
}
