// A lowest price, with a note that it may be lower: anyone can publish more declining listings than one read
// compares.
import type { ReactNode } from 'react'
import { pricesTexts } from '../messages/en/prices.ts'
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
  const mayBeLower = t(pricesTexts.mayBeLower)
  return children === undefined ? (
    <>{mayBeLower}</>
  ) : (
    <span title={mayBeLower}>
      <Trans message={pricesTexts.orLess({ price: <>{children}</> })} />
    </span>
  )
}
