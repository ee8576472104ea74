// Whether the picture on the page is what the token names: its bytes hash to the CID, or only its host says so.
import { BadgeCheck, Info } from 'lucide-react'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import styles from './Details.module.css'

export interface PictureCheckProps {
  /** As the metadata names it. */
  readonly image: string
  readonly shown: ShownPicture | undefined
}

export function PictureCheck({ image, shown }: PictureCheckProps) {
  if (/^\s*data:/i.test(image)) return 'Stored in the metadata'
  if (shown === undefined) return 'Not loaded'
  const host = new URL(shown.source.source, document.baseURI).host
  if (shown.check === 'matches') {
    return (
      <span
        className={styles.check}
        title={`${host} served it, and its bytes hash to the content ID that the token names.`}
      >
        <BadgeCheck aria-hidden="true" />
        Checked against its CID
      </span>
    )
  }
  const why =
    shown.source.content === undefined
      ? 'The address names a host or a resized copy, not the content: the host may change the picture at any time.'
      : 'The gateway gave no blocks to check the picture with, so that its word is all there is.'
  return (
    <span className={styles.check} title={why}>
      <Info aria-hidden="true" />
      <bdi>As served by {host}</bdi>
    </span>
  )
}
