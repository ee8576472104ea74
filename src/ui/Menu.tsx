// A menu of actions under a button, with arrow keys and type-ahead.
import type { ReactElement, ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Link } from './Link.tsx'
import styles from './Menu.module.css'

export interface MenuProps {
  /** The button that opens it; must accept a ref and spread its props. */
  readonly trigger: ReactElement
  readonly children: ReactNode
  /** For a menu whose code loads on the click that opens it. */
  readonly defaultOpen?: boolean
}

export function Menu({ trigger, children, defaultOpen = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function MenuItem({ onSelect, icon, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink(props: {
  readonly to: string
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <DropdownMenu.Item className={styles.item} asChild>
      <Link to={props.to}>
        {props.icon}
        {props.children}
      </Link>
    </DropdownMenu.Item>
  )
}

/** A link to another site. */
export function MenuSiteLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <DropdownMenu.Item className={styles.item} asChild>
      <a href={href}>{children}</a>
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />
}

/** Text between items. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>
}
