// An item's picture beside its name, which is its text.
import type { Address } from '../domain/address.ts'
import { type IndexedItem, indexedId } from './ItemDocuments.tsx'
import { Media } from './Media.tsx'

export interface ItemPictureProps {
  readonly item: IndexedItem & { readonly collection: Address }
  readonly className?: string | undefined
}

export function ItemPicture({ item, className }: ItemPictureProps) {
  return (
    <Media
      className={className}
      collection={item.collection}
      item={indexedId(item)}
      image={item.image}
      alt=""
    />
  )
}
