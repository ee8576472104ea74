// A square button with an icon; the label is for screen readers and the tooltip.
import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What the button does, starting with a verb. */
  readonly label: string
  readonly size?: 's' | 'm'
}

export function IconButton({ label, size = 'm', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[size], className)}
    >
      {children}
    </button>
  )
}
