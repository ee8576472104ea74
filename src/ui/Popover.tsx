// A small panel anchored to its button, for a form or an explanation that needs room.
import type { ReactElement, ReactNode } from 'react'
import { Popover as Primitive } from 'radix-ui'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** The button that opens it; it must accept a ref and spread its props. */
  readonly trigger: ReactElement
  /** What the panel is, for screen readers. */
  readonly label: string
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

export function Popover({ trigger, label, children, align = 'start', open, onOpenChange }: PopoverProps) {
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.popover}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
