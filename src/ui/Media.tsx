// A token's media in a box whose size is known before it: image, video, audio or sandboxed page.
//
// Nothing here is trusted. SVG is only ever shown through <img>, pages only in a frame without an origin, and
// each source that fails or stalls gives way to the next gateway until a placeholder remains.
import { lazy, Suspense } from 'react'
import { mediaSources } from '../domain/media.ts'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import { Fallbacks } from './Fallbacks.tsx'
import { ImageFrame } from './ImageFrame.tsx'
import styles from './Media.module.css'

/** What moves is shown on the item's own page alone. */
const Animation = lazy(async () => ({ default: (await import('./Animation.tsx')).Animation }))

/**
 * Device pixels: about twice what a picture takes of an item's page, up to 896 CSS pixels, for screens that have two
 * to one.
 */
const WIDE = '1800'
/** Device pixels: about twice what a picture takes of a card, up to 363 CSS pixels, for screens that have two to one. */
const NARROW = '740'

export interface MediaProps {
  /** The metadata's image: `ipfs://`, `https:` or `data:`. */
  readonly image: string | null | undefined
  /** The metadata's `animation_url`, shown instead of the image where `play` is set. */
  readonly animation?: string | null | undefined
  /** The animation's media type, when the metadata names it. */
  readonly animationType?: string | null | undefined
  /** What the picture is, for those who do not see it: usually the item's name. */
  readonly alt: string
  /** As on the item's own page: shows all of it, and video, audio and interactive pages rather than the still image. */
  readonly play?: boolean
  /** For the first picture on a page: fetched early. */
  readonly priority?: boolean
  readonly className?: string | undefined
}

export function Media(props: MediaProps) {
  const { image, animation, animationType, alt, play = false, priority = false, className } = props
  const gateways = useConfig().network.ipfsGateways
  const stills = mediaSources(image ?? '', gateways, play ? WIDE : NARROW)
  const moving = mediaSources((play && animation) || '', gateways)
  const still = (
    <Fallbacks
      key={stills[0]}
      sources={stills}
      otherwise={<MediaPlaceholder known={stills[0] ?? moving[0]} />}
    >
      {(source, onFailure, onStall) => (
        <ImageFrame
          key={source}
          source={source}
          alt={alt}
          priority={priority}
          onFailure={onFailure}
          onStall={onStall}
        />
      )}
    </Fallbacks>
  )
  return (
    <div className={classNames(styles.box, play && styles.whole, className)}>
      {moving.length === 0 ? (
        still
      ) : (
        <Suspense fallback={stills[0] ? still : <span className={styles.waiting} aria-hidden="true" />}>
          <Animation
            key={animation}
            sources={moving}
            uri={animation}
            type={animationType}
            alt={alt}
            poster={stills[0]}
            still={still}
            priority={priority}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The empty case: there is no media, or none of its sources answers. */
function MediaPlaceholder({ known }: { readonly known: string | undefined }) {
  return (
    <div className={styles.placeholder}>
      <span>{known ? 'Media cannot be reached' : 'No media'}</span>
    </div>
  )
}
