// Empty, error and not-found states of a page or section.
import type { ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { errorText, isLoadError } from '../domain/errors.ts'
import { homePath } from '../domain/paths.ts'
import { Button, ButtonLink } from './Button.tsx'
import { classNames } from './classNames.ts'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './States.module.css'

interface StateProps {
  readonly title: string
  /** What belongs here, or what happened, and what to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** `page` is a page of its own; `section` is part of one. */
  readonly scope?: 'page' | 'section'
}

function State(props: StateProps & { readonly mark: ReactNode; readonly role?: 'alert' }) {
  const { title, children, action, mark, role, scope = 'section' } = props
  const Heading = scope === 'page' ? 'h1' : 'h2'
  return (
    <div className={classNames(styles.state, scope === 'page' && styles.page)} role={role}>
      {mark}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export function Empty(props: StateProps) {
  return <State {...props} mark={<EmptyCase />} />
}

export interface ErrorStateProps {
  /** What couldn't be loaded or done. */
  readonly title: string
  /** The error; its message is shown if it was written for people. */
  readonly error?: unknown
  /** Replaces the error's message. */
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly scope?: 'page' | 'section'
}

export function ErrorState({ title, error, children, onRetry, scope }: ErrorStateProps) {
  const t = useTranslate()
  // Code that a deployment has replaced loads only with the page.
  const isReplaced = isLoadError(error) && navigator.onLine
  return (
    <State
      role="alert"
      title={title}
      mark={<EmptyCase broken />}
      {...(scope === undefined ? {} : { scope })}
      action={
        onRetry === undefined ? undefined : (
          <Button
            icon={<RotateCw aria-hidden="true" />}
            onClick={isReplaced ? () => location.reload() : onRetry}
          >
            {t(isReplaced ? controlsTexts.notices.reload : controlsTexts.retry)}
          </Button>
        )
      }
    >
      {children ??
        t(navigator.onLine ? errorText(error, controlsTexts.loadFailedHint) : controlsTexts.offlineHint)}
    </State>
  )
}

/** For a URL that doesn't exist. */
export function NotFound(props: { readonly title?: string; readonly children?: ReactNode }) {
  const t = useTranslate()
  return (
    <State
      scope="page"
      title={props.title ?? t(controlsTexts.notFound)}
      mark={<EmptyCase />}
      action={<ButtonLink to={homePath()}>{t(controlsTexts.goHome)}</ButtonLink>}
    >
      {props.children ?? t(controlsTexts.notFoundHint)}
    </State>
  )
}

/** An empty glass case, cracked for errors. */
function EmptyCase({ broken = false }: { readonly broken?: boolean }) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M14 10h36v36H14z" />
      <path d="M10 46h44v8H10z" className={styles.plinth} />
      {broken ? (
        <path d="m32 10-5 11 8 6-7 9 4 10" />
      ) : (
        <path d="m20 30 14-14M20 38l22-22" className={styles.glint} />
      )}
    </svg>
  )
}
