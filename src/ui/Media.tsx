// A token's media in a box of fixed size: image, video, audio or sandboxed page.
//
// Nothing here is trusted: pictures are examined before they are shown, pages run in a frame without an origin, and a
// source that fails or stalls is replaced by the next gateway, and finally by a placeholder.
import { classNames } from './classNames.ts'
import type { ShownPicture } from './ImageFrame.tsx'
import { lazyPart } from './lazyPart.tsx'
import styles from './Media.module.css'

export interface MediaProps {
  /** The collection's lower-case address: media of listed collections load from any host. */
  readonly collection: string
  /** The metadata's image: `ipfs://`, `https:` or `data:`. */
  readonly image: string | null | undefined
  /** The item's id in the index: if that has no picture, the item's own document is read. A collection's shows its first item. */
  readonly item?: string | undefined
  /** The metadata's `animation_url`, shown instead of the image if `play` is set. */
  readonly animation?: string | null | undefined
  /** Text alternative, usually the item's name. Empty beside that name; then there are no buttons. */
  readonly alt: string
  /** For the item's own page: shows all of it, and plays video, audio and interactive pages. */
  readonly play?: boolean
  /** For the first picture on a page: loaded early. */
  readonly priority?: boolean
  /** Called when a picture is shown, and again after it was compared with its CID. */
  readonly onShown?: (shown: ShownPicture) => void
  readonly className?: string | undefined
}

/** The code for media loads in parallel with the page's query. */
const Sources = lazyPart(async () => (await import('./MediaSources.tsx')).MediaSources, {
  placeholder: () => <span className={styles.waiting} aria-hidden="true" />,
  notice: 'none',
  loads: 'now',
})

export function Media({ className, ...props }: MediaProps) {
  return (
    <div className={classNames(styles.box, props.play && styles.whole, className)}>
      <Sources {...props} />
    </div>
  )
}
