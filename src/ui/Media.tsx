// A token's media in a box whose size is known before it: image, video, audio or sandboxed page.
//
// Nothing here is trusted: pictures are examined before they are shown, pages run in a frame without an origin, and each
// source that fails or stalls gives way to the next gateway until a placeholder remains.
import { classNames } from './classNames.ts'
import type { ShownPicture } from './ImageFrame.tsx'
import { lazyPart } from './lazyPart.tsx'
import styles from './Media.module.css'

export interface MediaProps {
  /** The collection's address, in lower case: media of those that the site lists load from any host. */
  readonly collection: string
  /** The metadata's image: `ipfs://`, `https:` or `data:`. */
  readonly image: string | null | undefined
  /** The metadata's `animation_url`, shown instead of the image where `play` is set. */
  readonly animation?: string | null | undefined
  /** The animation's media type, when the metadata names it. */
  readonly animationType?: string | null | undefined
  /** Text alternative: usually the item's name. Empty beside that name; there it has no buttons. */
  readonly alt: string
  /** As on the item's own page: shows all of it, and video, audio and interactive pages rather than the still image. */
  readonly play?: boolean
  /** For the first picture on a page: fetched early. */
  readonly priority?: boolean
  /** Called when a picture is on the page, and again when it was compared with its CID. */
  readonly onShown?: (shown: ShownPicture) => void
  readonly className?: string | undefined
}

/** The code that finds, examines and shows media loads in parallel with the page's query. */
const Sources = lazyPart(async () => (await import('./MediaSources.tsx')).MediaSources, {
  waiting: () => <span className={styles.waiting} aria-hidden="true" />,
  notice: 'none',
  early: true,
})

export function Media({ className, ...props }: MediaProps) {
  return (
    <div className={classNames(styles.box, props.play && styles.whole, className)}>
      <Sources {...props} />
    </div>
  )
}
