// Says that a part of the page could not be shown, and offers what mends it; everything around it goes on.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { classNames } from './classNames.ts'
import styles from './PartFailed.module.css'

export interface PartFailedProps {
  /** Whether its files could not be fetched; else it failed while it was drawn. */
  readonly missing: boolean
  /** In a corner of the window rather than in the part's own place. */
  readonly corner: boolean
  readonly onRetry: () => void
  /** Told when the reader closes the notice. */
  readonly onClose?: (() => void) | undefined
}

export function PartFailed({ missing, corner, onRetry, onClose }: PartFailedProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const notice = (
    <div className={classNames(styles.notice, corner && styles.corner)} role="alert">
      <p>
        {missing
          ? 'A part of this page could not be fetched. The connection is gone, or the site was updated meanwhile.'
          : 'A part of this page failed unexpectedly. The rest of it works.'}
      </p>
      <div className={styles.actions}>
        {corner && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              setClosed(true)
              onClose?.()
            }}
          >
            Close
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={onRetry}>
          Try again
        </Button>
        <Button size="s" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  )
  // Out of whatever the part stands in: a filter or a transform on it would hold the corner inside it.
  return corner ? createPortal(notice, document.body) : notice
}
