// The layout of items, grid or list and its density: the viewer's preference, stored on this device, or what the address says.
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { createPersistedValue, safeStorage } from '../../storage/persistedValue.ts'
import type { ItemFiltersState } from './filters/useItemFilters.ts'

type TokenView = 'grid' | 'list'
export type Density = 'small' | 'large'

export interface ViewPreference {
  readonly view: TokenView
  readonly density: Density
}

const STORAGE_KEY = 'vitrine.view'

const schema = v.object({
  view: v.fallback(v.picklist(['grid', 'list']), 'grid'),
  density: v.fallback(v.picklist(['small', 'large']), 'large'),
})

const DEFAULT: ViewPreference = { view: 'grid', density: 'large' }

const persisted = createPersistedValue({
  name: STORAGE_KEY,
  storage: safeStorage(),
  parse: parsePreference,
  format: (preference) => JSON.stringify(preference),
})

function parsePreference(record: string | null): ViewPreference {
  try {
    const result = v.safeParse(schema, JSON.parse(record ?? '{}'))
    return result.success ? result.output : DEFAULT
  } catch {
    return DEFAULT
  }
}

/** The preference when the page was first shown, and a setter; a kept page keeps the layout it had. */
function useViewPreference(): readonly [ViewPreference, (preference: ViewPreference) => void] {
  const [preference, setPreference] = useState(persisted.get)
  const choose = (next: ViewPreference) => {
    setPreference(next)
    persisted.update(() => next)
  }
  return [preference, choose]
}

/** The layout from the address, so that a link shows what its sender saw, or else the saved preference. */
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
