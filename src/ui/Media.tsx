// A token's media in a box whose size is known before it: image, video, audio or sandboxed page.
//
// Nothing here is trusted. SVG is only ever shown through <img>, pages only in a frame without an origin, and
// each source that fails or stalls gives way to the next gateway until a placeholder remains.
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react'
import { mediaSources } from '../domain/media.ts'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import { ImageFrame } from './ImageFrame.tsx'
import styles from './Media.module.css'

/** What moves is shown on the item's own page alone. */
const AnimationFrame = lazy(async () => ({
  default: (await import('./AnimationFrame.tsx')).AnimationFrame,
}))

export interface MediaProps {
  /** The metadata's image: `ipfs://`, `https:` or `data:`. */
  readonly image: string | null | undefined
  /** The metadata's `animation_url`, shown instead of the image where `play` is set. */
  readonly animation?: string | null | undefined
  /** The animation's media type, when the metadata names it. */
  readonly animationType?: string | null | undefined
  /** What the picture is, for those who do not see it: usually the item's name. */
  readonly alt: string
  /** `contain` shows all of it, as on the item's page; `cover` fills the box. */
  readonly fit?: 'cover' | 'contain'
  /** Width over height of the box. */
  readonly ratio?: number
  /** Shows video, audio and interactive pages rather than the still image. */
  readonly play?: boolean
  /** For the first picture on a page: fetched early. */
  readonly priority?: boolean
  readonly className?: string | undefined
}

export function Media(props: MediaProps) {
  const { image, animation, animationType, alt, fit = 'cover', ratio = 1, play = false, className } = props
  const { priority = false } = props
  const gateways = useConfig().network.ipfsGateways
  const stills = mediaSources(image ?? '', gateways)
  const moving = play && typeof animation === 'string' ? mediaSources(animation, gateways) : []
  const style = { '--ratio': ratio } as CSSProperties
  const still = (
    <Fallbacks
      key={image}
      sources={stills}
      otherwise={<MediaPlaceholder known={stills.length + moving.length > 0} />}
    >
      {(source, next) => (
        <ImageFrame key={source} source={source} alt={alt} priority={priority} onFailure={next} />
      )}
    </Fallbacks>
  )
  return (
    <div className={classNames(styles.box, fit === 'contain' && styles.contain, className)} style={style}>
      {moving.length === 0 ? (
        still
      ) : (
        <Fallbacks key={animation} sources={moving} otherwise={still}>
          {(source, next) => (
            <Suspense fallback={<span className={styles.waiting} aria-hidden="true" />}>
              <AnimationFrame
                key={source}
                source={source}
                uri={animation ?? ''}
                type={animationType}
                alt={alt}
                poster={stills[0]}
                priority={priority}
                onFailure={next}
              />
            </Suspense>
          )}
        </Fallbacks>
      )}
    </div>
  )
}

interface FallbacksProps {
  readonly sources: readonly string[]
  /** What stays when none of them answers. */
  readonly otherwise: ReactNode
  readonly children: (source: string, next: () => void) => ReactNode
}

/** Tries sources in order. */
function Fallbacks({ sources, otherwise, children }: FallbacksProps) {
  const [index, setIndex] = useState(0)
  const source = sources[index]
  if (source === undefined) return otherwise
  return children(source, () => setIndex(index + 1))
}

/** The empty case: there is no media, or none of its sources answers. */
function MediaPlaceholder({ known }: { readonly known: boolean }) {
  return (
    <div className={styles.placeholder}>
      <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M8 8h32v32H8z" />
        <path d="m8 32 10-10 12 12 5-5 5 5" />
        <circle cx="31" cy="17" r="3" />
      </svg>
      <span>{known ? 'Media cannot be reached' : 'No media'}</span>
    </div>
  )
}
