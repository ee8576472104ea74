// A short explanation on hover and focus; never the only place where something is said.
import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Primitive } from 'radix-ui'
import styles from './Tooltip.module.css'

const DELAY_MILLISECONDS = 350

export interface TooltipProps {
  readonly content: ReactNode
  /** A focusable element that accepts a ref and spreads its props. */
  readonly children: ReactElement
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={DELAY_MILLISECONDS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
