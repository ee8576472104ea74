// A lowest price, with a note that it may be lower: anyone can publish more declining listings than one read
// compares.
import type { ReactNode } from 'react'
import { priceNotes } from '../messages/en/priceNotes.ts'
import { useTranslate } from './useTranslate.ts'
import { Trans } from './Trans.tsx'

export interface LowestPriceProps {
  /** False if an unread listing may cost less. */
  readonly exact: boolean
  /** The price; without it, only the note is shown. */
  readonly children?: ReactNode
}

/** A price marked "or less", or the note that explains it. */
export function LowestPrice({ exact, children }: LowestPriceProps) {
  const t = useTranslate()
  if (exact) return children
  const mayBeLower = t(priceNotes.mayBeLower)
  return children === undefined ? (
    <>{mayBeLower}</>
  ) : (
    <span title={mayBeLower}>
      <Trans message={priceNotes.orLess({ price: <>{children}</> })} />
    </span>
  )
}
