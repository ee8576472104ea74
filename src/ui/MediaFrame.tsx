// One source of media in the element of its kind; reports failure so that another source may be tried.
import type { MediaKind } from '../domain/mediaKind.ts'
import { ImageFrame, type ImageFrameProps } from './ImageFrame.tsx'
import styles from './Media.module.css'

export interface MediaFrameProps extends ImageFrameProps {
  readonly kind: MediaKind
  readonly poster: string | undefined
}

export function MediaFrame({ source, kind, alt, poster, priority, onFailure }: MediaFrameProps) {
  switch (kind) {
    case 'image':
      return <ImageFrame source={source} alt={alt} priority={priority} onFailure={onFailure} />
    case 'video':
      return (
        <video
          className={styles.media}
          src={source}
          aria-label={alt}
          controls
          loop
          muted
          playsInline
          autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
          preload="metadata"
          {...(poster === undefined ? {} : { poster })}
          onError={onFailure}
        />
      )
    case 'audio':
      return (
        <audio
          className={styles.audio}
          src={source}
          aria-label={alt}
          controls
          preload="metadata"
          onError={onFailure}
        >
          <track kind="captions" />
        </audio>
      )
    case 'html':
      // Scripts may run, but the frame has no origin: it reaches neither this page nor its storage.
      return (
        <iframe
          className={styles.media}
          src={source}
          title={alt}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )
  }
}
