// Says why an item has no picture or name: its metadata is missing, on its way, or of no use.
import { Info } from 'lucide-react'
import type { ItemToken } from './Item.tsx'
import styles from './MetadataNote.module.css'

export function MetadataNote({ token }: { readonly token: ItemToken }) {
  const words = noteOf(token)
  return words === undefined ? null : (
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}

function noteOf({
  metadata,
  uri,
  uriFailed,
}: Pick<ItemToken, 'metadata' | 'uri' | 'uriFailed'>): string | undefined {
  if (metadata === null) {
    if (uriFailed) {
      return 'Couldn’t read the metadata: the contract didn’t return its address. The index retries when the contract announces a change.'
    }
    return uri === null
      ? 'The index has no metadata for this item: the contract names none, or the index hasn’t read it yet.'
      : 'The metadata of this item has not been read yet. It shows here as soon as the index has it.'
  }
  switch (metadata.status) {
    case 'RESOLVED':
      return undefined
    case 'INVALID':
      return 'The metadata of this item could not be understood, so there may be no picture and no traits.'
    case 'OVERSIZED':
      return 'The metadata of this item is larger than the index reads, so it is not shown.'
  }
}
