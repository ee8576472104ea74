// Says that a part of the page could not be shown, and offers what mends it; everything around it goes on.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { classNames } from './classNames.ts'
import { isOffline, failureMessage } from './ErrorBoundary.tsx'
import { notices } from '../messages/en/notices.ts'
import { useTranslate } from './useTranslate.ts'
import { controls } from '../messages/en/controls.ts'
import styles from './PartFailed.module.css'

export interface PartFailedProps {
  /** What was thrown: its files could not be fetched, or it failed while it was drawn. */
  readonly error: unknown
  /** In a corner of the window rather than in the part's own place. */
  readonly corner: boolean
  readonly onRetry: () => void
  /** Told when the reader closes the notice. */
  readonly onClose?: (() => void) | undefined
}

export function PartFailed({ error, corner, onRetry, onClose }: PartFailedProps) {
  const t = useTranslate()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const offline = isOffline(error)
  const notice = (
    <div className={classNames(styles.notice, corner && styles.corner)} role="alert">
      <p>
        {t(offline ? notices.offline : notices.partFailed)} {t(failureMessage(error))}
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
            {t(notices.close)}
          </Button>
        )}
        {/* Offline, either would lose what is there; in the corner the part comes by itself. */}
        {!(offline && corner) && (
          <Button size="s" variant="quiet" onClick={onRetry}>
            {t(controls.retry)}
          </Button>
        )}
        {!offline && (
          <Button size="s" onClick={() => location.reload()}>
            {t(notices.reload)}
          </Button>
        )}
      </div>
    </div>
  )
  // Out of whatever the part stands in: a filter or a transform on it would hold the corner inside it.
  return corner ? createPortal(notice, document.body) : notice
}
