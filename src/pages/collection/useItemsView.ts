// How the items are laid out: as the address says, so that a link shows what its sender saw; else as the reader likes.
import { useMemo } from 'react'
import type { ItemFiltersState } from '../../features/collections/useItemFilters.ts'
import { useViewPreference, type ViewPreference } from '../../features/tokens/viewPreference.ts'

export function useItemsView({
  filters: { view },
  change,
}: ItemFiltersState): readonly [ViewPreference, (preference: ViewPreference) => void] {
  const [usual, setUsual] = useViewPreference()
  const { view: kind, density } = preferenceOf(view, usual)
  // The same while it says the same: the grid is drawn again for another layout alone.
  const shown = useMemo((): ViewPreference => ({ view: kind, density }), [kind, density])
  const choose = (preference: ViewPreference) => {
    setUsual(preference)
    change({ view: preference.view === 'list' ? 'list' : preference.density }, { replace: true })
  }
  return [shown, choose]
}

function preferenceOf(view: ItemFiltersState['filters']['view'], usual: ViewPreference): ViewPreference {
  if (view === undefined) return usual
  return view === 'list' ? { ...usual, view } : { view: 'grid', density: view }
}
