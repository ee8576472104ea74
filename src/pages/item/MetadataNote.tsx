// Says why an item has no picture or name: its metadata is missing, not read yet, or unusable.
import { Info } from 'lucide-react'
import { itemPage } from '../../messages/en/itemPage.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ItemToken } from './Item.tsx'
import styles from './MetadataNote.module.css'

export function MetadataNote({ token }: { readonly token: ItemToken }) {
  const t = useTranslate()
  const message = noteMessage(token)
  return message === undefined ? null : (
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{t(message)}</span>
    </p>
  )
}

function noteMessage({
  metadata,
  uri,
  uriFailed,
}: Pick<ItemToken, 'metadata' | 'uri' | 'uriFailed'>): Message | undefined {
  if (metadata !== null) return metadata.status === 'RESOLVED' ? undefined : itemPage[metadata.status]
  if (uriFailed) return itemPage.addressUnreadable
  return uri === null ? itemPage.noAddress : itemPage.metadataPending
}
