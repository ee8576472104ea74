// The sweep of a collection, limited to the items that match the page's filters.
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { listUnits } from '../../domain/currency.ts'
import { SweepDialog, type SweepDialogProps } from '../../trading/sweep/Dialog.tsx'
import type { ItemFilters } from '../../features/items/filters/itemFilters.ts'
import { isPriced } from '../../features/items/filters/itemSegments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useMatchingItems } from '../../features/items/source/useMatchingItems.ts'

export interface CollectionSweepProps {
  readonly collection: Address
  readonly filters: ItemFilters
  readonly onClose: () => void
}

export function CollectionSweep({ collection, filters, onClose }: CollectionSweepProps) {
  const { network } = useConfig()
  const [unit, setUnit] = useState(filters.unit)
  const dialog: SweepDialogProps = {
    collection,
    // Price bounds are in one unit of account, so the page only shows listings in that one.
    units: isPriced(filters) ? [filters.unit] : listUnits(network),
    unit,
    onUnitChange: setUnit,
    onClose,
  }
  return isRestricted(filters) ? <FilteredSweep {...dialog} filters={filters} /> : <SweepDialog {...dialog} />
}

/** Whether the filters hide some listings; "for sale" alone hides none. */
function isRestricted(filters: ItemFilters): boolean {
  const { traits, text, owner } = filters
  return isPriced(filters) || traits.length > 0 || text !== '' || owner !== undefined
}

type FilteredSweepProps = SweepDialogProps & Pick<CollectionSweepProps, 'filters'>

function FilteredSweep({ filters, ...dialog }: FilteredSweepProps) {
  const { collection, unit } = dialog
  const { minPrice, maxPrice } = filters
  const items = useMatchingItems({ collection, filters, unit })
  return <SweepDialog {...dialog} filtered={{ items, minPrice, maxPrice }} />
}
