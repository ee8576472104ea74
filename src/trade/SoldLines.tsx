// The first lines of a dialog about a listing: its item, or every item of a bundle.
import type { ReactNode } from 'react'
import { ItemLine } from './ItemLine.tsx'
import { BundleLines } from './BundleLines.tsx'
import type { Listing } from '../orders/listing.ts'

export interface SoldLinesProps {
  readonly listing: Listing
  /** At the end of a single item's line. */
  readonly children?: ReactNode
}

export function SoldLines({ listing, children }: SoldLinesProps) {
  switch (listing.kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return <ItemLine item={listing.item}>{children}</ItemLine>
    case 'bundle':
      return <BundleLines items={listing.items} />
  }
}
