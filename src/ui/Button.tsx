// Buttons, and links that look like buttons; one primary action per view.
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from './Link.tsx'
import { classNames } from './classNames.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonLook {
  /** `primary` is for the one main action of a view. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** An icon before the label. */
  readonly icon?: ReactNode
  /** Takes the full width of its container. */
  readonly wide?: boolean | undefined
}

function look({ variant = 'secondary', size = 'm', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks; the label stays, so that nothing moves. */
  readonly busy?: boolean
}

export function Button({ variant, size, icon, wide, busy = false, ...rest }: ButtonProps) {
  const { className, children, disabled, onClick, type = 'button', ...others } = rest
  return (
    <button
      {...others}
      // Some lint configurations want a literal here; the type is one of the three that exist.
      type={type}
      className={look({ variant, size, wide }, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}
