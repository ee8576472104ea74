// Says that a lowest price may not be the lowest, wherever one is shown: anyone can publish more declining listings than
// one reading compares.
import type { ReactNode } from 'react'

export const MAY_BE_LOWER = 'Not every declining price was compared, so the lowest may be lower than shown.'

export interface LowestKnownProps {
  /** False where a listing that was not read may cost less. */
  readonly exact: boolean
  /** The price; without one the sentence stands by itself. */
  readonly children?: ReactNode
}

/** A lowest price in a line or a cell, marked "or less"; by itself the sentence that says why. */
export function LowestKnown({ exact, children }: LowestKnownProps) {
  if (exact) return children
  return children === undefined ? MAY_BE_LOWER : <span title={MAY_BE_LOWER}>{children} or less</span>
}
