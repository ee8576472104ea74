// Warns where an item's name imitates a collection on this site's list.
import type { Address } from '../domain/address.ts'
import { type IndexedItem, useNamedItem } from './ItemDocuments.tsx'
import { LookAlikeMark } from './LookAlikes.tsx'

export interface ItemLookAlikeMarkProps {
  /** The contract, and its name. */
  readonly collection: { readonly address: Address; readonly name: string }
  readonly item: IndexedItem
}

/** The warning for an item by its displayed name, which may be from its own document. */
export function ItemLookAlikeMark({ collection, item }: ItemLookAlikeMarkProps) {
  return <LookAlikeMark address={collection.address} names={[collection.name, useNamedItem(item).name]} />
}
