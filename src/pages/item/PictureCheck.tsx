// Says whether the picture's bytes match the CID that the token names, or only its host vouches for it.
import { BadgeCheck, Info } from 'lucide-react'
import { itemPage } from '../../messages/en/itemPage.ts'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Details.module.css'

export interface PictureCheckProps {
  /** As the metadata names it. */
  readonly image: string
  readonly shown: ShownPicture | undefined
}

export function PictureCheck({ image, shown }: PictureCheckProps) {
  const t = useTranslate()
  if (/^\s*data:/i.test(image)) return t(itemPage.inMetadata)
  if (shown === undefined) return t(itemPage.notLoaded)
  const host = new URL(shown.source.source, document.baseURI).host
  if (shown.check === 'matches') {
    return (
      <span className={styles.check} title={t(itemPage.checkedHint({ host }))}>
        <BadgeCheck aria-hidden="true" />
        {t(itemPage.checked)}
      </span>
    )
  }
  const why = shown.source.content === undefined ? itemPage.uncheckedHost : itemPage.uncheckedBlocks
  return (
    <span className={styles.check} title={t(why)}>
      <Info aria-hidden="true" />
      <bdi>{t(itemPage.unchecked({ host }))}</bdi>
    </span>
  )
}
