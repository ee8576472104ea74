// The shape of what is coming, so that its arrival moves nothing.
import type { CSSProperties } from 'react'
import { classNames } from './classNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  /** `text` sits on a line of text and takes its height; `circle` is for identicons. */
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

/** Tells screen readers once that a part of the page is loading; put it beside the skeletons. */
export function LoadingLabel({ children }: { readonly children: string }) {
  return (
    <span role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}
