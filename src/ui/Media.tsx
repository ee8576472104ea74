// A token's media in a box whose size is known before it: image, video, audio or sandboxed page.
//
// Nothing here is trusted. SVG is only ever shown through <img>, pages only in a frame without an origin, and
// each source that fails or stalls gives way to the next gateway until a placeholder remains.
import { type CSSProperties, useState } from 'react'
import { mediaKind, mediaSources } from '../domain/media.ts'
import { classNames } from './classNames.ts'
import { useConfig } from './ConfigContext.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import styles from './Media.module.css'

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
  const gateways = useConfig().network.ipfsGateways
  const playing = play && typeof animation === 'string' && mediaSources(animation, gateways).length > 0
  const uri = playing ? animation : (image ?? '')
  const kind = playing ? mediaKind(animation, animationType) : 'image'
  const poster = mediaSources(image ?? '', gateways)[0]
  const style = { '--ratio': ratio } as CSSProperties
  return (
    <div className={classNames(styles.box, fit === 'contain' && styles.contain, className)} style={style}>
      <Fallbacks key={uri} sources={mediaSources(uri, gateways)}>
        {(source, next) => (
          <MediaFrame
            key={source}
            source={source}
            kind={kind}
            alt={alt}
            poster={poster}
            priority={props.priority ?? false}
            onFailure={next}
          />
        )}
      </Fallbacks>
      {playing && kind === 'audio' && poster !== undefined && (
        <img className={styles.cover} src={poster} alt={alt} decoding="async" />
      )}
    </div>
  )
}

interface FallbacksProps {
  readonly sources: readonly string[]
  readonly children: (source: string, next: () => void) => React.ReactNode
}

/** Tries sources in order; when all have failed, a placeholder stays. */
function Fallbacks({ sources, children }: FallbacksProps) {
  const [index, setIndex] = useState(0)
  const source = sources[index]
  if (source === undefined) return <MediaPlaceholder known={sources.length > 0} />
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
