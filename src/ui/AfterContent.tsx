// Parts that aren't the page's content render after it is drawn.
import type { ReactNode } from 'react'
import { useFirstContent } from './firstContent.ts'

export interface AfterContentProps {
  readonly children: ReactNode
  /** Placeholder of the same size, where the part would move others. */
  readonly waiting?: ReactNode
}

export function AfterContent({ children, waiting }: AfterContentProps) {
  return useFirstContent() ? children : waiting
}
