// Says that a lowest price may not be the lowest, wherever one is shown: anyone can publish more declining listings than
// one reading compares.
import type { ReactNode } from 'react'
import { priceNotes } from '../messages/en/priceNotes.ts'
import { useTranslate } from './useTranslate.ts'
import { Trans } from './Trans.tsx'

export interface LowestPriceProps {
  /** False where a listing that was not read may cost less. */
  readonly exact: boolean
  /** The price; without one the sentence stands by itself. */
  readonly children?: ReactNode
}

/** A lowest price in a line or a cell, marked "or less"; by itself the sentence that says why. */
export function LowestPrice({ exact, children }: LowestPriceProps) {
  const t = useTranslate()
  if (exact) return children
  const mayBeLower = t(priceNotes.mayBeLower)
  return children === undefined ? (
    mayBeLower
  ) : (
    <span title={mayBeLower}>
      <Trans message={priceNotes.orLess({ price: <>{children}</> })} />
    </span>
  )
}
