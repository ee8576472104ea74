// Tries the sources of a token's media in turn; unlisted hosts are used only after the reader allows them.
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { indexedSource, isFile } from '../domain/indexedPicture.ts'
import {
  animationSources,
  type MediaSource,
  mediaSources,
  PICTURE_WIDTHS,
  toMediaUri,
} from '../domain/media.ts'
import { isHostAllowed, onHostAllowed } from '../media/hosts.ts'
import { useAsOfBlock } from './AsOfBlockContext.tsx'
import { useConfig } from './ConfigContext.tsx'
import { Fallbacks } from './Fallbacks.tsx'
import { UnmeasuredPicture } from './FramedPicture.tsx'
import { ImageFrame } from './ImageFrame.tsx'
import { useDocumentInView, useItemDocuments } from './ItemDocuments.tsx'
import type { MediaProps } from './Media.tsx'
import { mediaTexts } from '../messages/en/media.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './Media.module.css'
import { LoadButton, MediaPlaceholder, type MediaPlaceholderProps } from './MediaPlaceholder.tsx'

/** Only the item's own page shows animations and videos. */
const Animation = lazy(async () => ({ default: (await import('./AnimationFrame.tsx')).Animation }))

type SourcesProps = Omit<MediaProps, 'className'>

export function MediaSources({ item, ...props }: SourcesProps) {
  const documents = useItemDocuments()
  return documents === undefined || item === undefined || props.image ? (
    <ListedSources {...props} />
  ) : (
    <DocumentSources key={item} item={item} {...props} />
  )
}

/** The picture that the item's own document names; the document is read once the item is near the screen. */
function DocumentSources({ item, ...props }: SourcesProps & { readonly item: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const document = useDocumentInView(item, place)
  if (document === undefined) return <span ref={place} className={styles.waiting} aria-hidden="true" />
  return document.kind === 'failed' ? (
    <MediaPlaceholder failedDocument={document} quiet={props.alt === ''} />
  ) : (
    <ListedSources {...props} image={document.kind === 'document' ? document.image : props.image} />
  )
}

function ListedSources(props: Omit<SourcesProps, 'item'>) {
  const { collection, image, animation, alt, play = false, priority = false, onShown } = props
  const t = useTranslate()
  const config = useConfig()
  const listed = config.collections.some((address) => address === collection)
  const { graphqlUrl } = config.network
  const indexed = indexedSource(image ?? '', { graphqlUrl, block: useAsOfBlock()?.number })
  const stills = indexed
    ? [indexed]
    : mediaSources(image ?? '', config.network, PICTURE_WIDTHS[play ? 'item' : 'card'])
  const moving = animationSources((play && animation) || '', config.network)
  const stillHost = useUnlistedHost(stills[0], listed)
  const movingHost = useUnlistedHost(moving[0], listed)
  const quiet = alt === ''
  const still =
    stillHost !== undefined ? (
      <MediaPlaceholder host={stillHost} quiet={quiet} />
    ) : (
      <Fallbacks
        key={stills[0]?.source}
        sources={stills}
        otherwise={(reason) => (
          <NotShown reason={reason} media={stills.at(-1) ?? moving[0]} alt={alt} whole={play} quiet={quiet} />
        )}
      >
        {(picture, onFailure, onStall) => (
          <ImageFrame
            key={picture.source}
            picture={picture}
            alt={alt}
            whole={play}
            priority={priority}
            onFailure={onFailure}
            onStall={onStall}
            onShown={onShown}
          />
        )}
      </Fallbacks>
    )
  if (movingHost !== undefined) {
    const load = <LoadButton host={movingHost}>{t(mediaTexts.loadMedia({ host: movingHost }))}</LoadButton>
    if (stills.length === 0) return <div className={styles.placeholder}>{load}</div>
    return (
      <>
        {still}
        {movingHost !== stillHost && <span className={styles.bar}>{load}</span>}
      </>
    )
  }
  if (moving.length === 0) return still
  return (
    <Suspense fallback={stills[0] ? still : <span className={styles.waiting} aria-hidden="true" />}>
      <Animation
        key={animation}
        sources={moving}
        uri={toMediaUri(animation ?? '')}
        alt={alt}
        whole
        poster={stillHost === undefined ? stills[0] : undefined}
        still={still}
        priority={priority}
        onShown={onShown}
      />
    </Suspense>
  )
}

/** The reason; a file of an unknown type may still be loaded on request, in a frame where it can do no harm. */
function NotShown({ whole, ...placeholder }: MediaPlaceholderProps & { readonly whole: boolean }) {
  const { reason, media, alt = '' } = placeholder
  const [anyway, setAnyway] = useState<'offered' | 'loading' | 'failed'>('offered')
  if (media !== undefined && anyway === 'loading') {
    const fail = () => setAnyway('failed')
    return (
      <UnmeasuredPicture
        source={media.source}
        whole={whole}
        alt={alt}
        onLoad={() => undefined}
        onFailure={fail}
        onStall={() => undefined}
      />
    )
  }
  const isOffered = reason === 'not-a-picture' && isFile(media) && anyway === 'offered'
  return (
    <MediaPlaceholder {...placeholder} {...(isOffered ? { onLoadAnyway: () => setAnyway('loading') } : {})} />
  )
}

/** The host that the reader has to allow first; undefined if the media may load. */
function useUnlistedHost(source: MediaSource | undefined, listed: boolean): string | undefined {
  const isAllowed = () => source?.host === undefined || isHostAllowed(source.host)
  const allowed = useSyncExternalStore(onHostAllowed, isAllowed, isAllowed)
  return listed || allowed ? undefined : source?.host
}
