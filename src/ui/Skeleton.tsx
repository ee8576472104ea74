// A placeholder of the same size, so that loading moves nothing.
import type { CSSProperties } from 'react'
import { classNames } from './classNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  /** `text` has the height of a line; `circle` is for identicons. */
  readonly shape?: 'block' | 'text' | 'circle'
  readonly className?: string | undefined
}

export function Skeleton({ width, height, shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

export interface LoadingLabelProps {
  readonly children: string
}

/** Announces loading to screen readers; place it beside the skeletons. */
export function LoadingLabel({ children }: LoadingLabelProps) {
  return <VisuallyHidden role="status">{children}</VisuallyHidden>
}
