// Says whether the picture's bytes match the CID that the token names, or only its host vouches for it.
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
        title={`Served by ${host}. Its bytes match the CID that the token names.`}
      >
        <BadgeCheck aria-hidden="true" />
        Checked against its CID
      </span>
    )
  }
  const why =
    shown.source.content === undefined
      ? 'The address points to a host or a resized copy, not to the content, so the host can change the picture at any time.'
      : 'The gateway didn’t provide the blocks needed to check the picture against its CID.'
  return (
    <span className={styles.check} title={why}>
      <Info aria-hidden="true" />
      <bdi>As served by {host}</bdi>
    </span>
  )
}
