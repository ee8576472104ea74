// A notice that a part of the page couldn't be shown, with actions; everything around it stays.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { classNames } from './classNames.ts'
import { isOffline, failureMessage } from './ErrorBoundary.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import { joinSentences } from '../messages/values.ts'
import styles from './PartFailed.module.css'

export interface PartFailedProps {
  /** The error: a failed load, or a render error. */
  readonly error: unknown
  /** Whether to show it in a corner of the window instead of the part's place. */
  readonly corner: boolean
  readonly onRetry: () => void
  /** Called when the reader closes the notice. */
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
        {t(
          joinSentences([
            offline ? controlsTexts.notices.offline : controlsTexts.notices.partFailed,
            failureMessage(error),
          ]),
        )}
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
            {t(controlsTexts.notices.close)}
          </Button>
        )}
        {/* Offline, either would lose the page's state; in the corner, the part loads without a click. */}
        {!(offline && corner) && (
          <Button size="s" variant="quiet" onClick={onRetry}>
            {t(controlsTexts.retry)}
          </Button>
        )}
        {!offline && (
          <Button size="s" onClick={() => location.reload()}>
            {t(controlsTexts.notices.reload)}
          </Button>
        )}
      </div>
    </div>
  )
  // In the body, because a filter or transform on an ancestor would contain the fixed position.
  return corner ? createPortal(notice, document.body) : notice
}
