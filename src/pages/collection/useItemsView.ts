// The layout of the items: from the address, so that a link shows what its sender saw, or else the saved preference.
import { useMemo } from 'react'
import type { ItemFiltersState } from '../../features/items/filters/useItemFilters.ts'
import { useViewPreference, type ViewPreference } from '../../features/items/viewPreference.ts'

export function useItemsView({
  filters: { view },
  change,
}: ItemFiltersState): readonly [ViewPreference, (preference: ViewPreference) => void] {
  const [saved, setSaved] = useViewPreference()
  const { view: kind, density } = toPreference(view, saved)
  // Keeps its identity, so that the grid renders again only for another layout.
  const shown = useMemo((): ViewPreference => ({ view: kind, density }), [kind, density])
  const select = (preference: ViewPreference) => {
    setSaved(preference)
    change({ view: preference.view === 'list' ? 'list' : preference.density }, { replace: true })
  }
  return [shown, select]
}

function toPreference(view: ItemFiltersState['filters']['view'], saved: ViewPreference): ViewPreference {
  if (view === undefined) return saved
  return view === 'list' ? { ...saved, view } : { view: 'grid', density: view }
}
