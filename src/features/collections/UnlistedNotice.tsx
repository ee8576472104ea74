// Says that the site's own lists don't show a collection, on the pages that only its address leads to.
import { Info } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { isListed } from '../../domain/curation.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './UnlistedNotice.module.css'

export function UnlistedNotice({ collection }: { readonly collection: Address }) {
  const t = useTranslate()
  const config = useConfig()
  if (isListed(config, collection)) return null
  return (
    <aside className={styles.notice}>
      <Info aria-hidden="true" />
      <span>
        <strong>{t(collectionTexts.curation.unlisted({ site: config.brand.name }))}</strong>{' '}
        {t(collectionTexts.curation.unlistedHint)}
      </span>
    </aside>
  )
}
