// The viewer's preferred layout of items, grid or list and its density, stored on this device.
import { useState } from 'react'
import * as v from 'valibot'
import { createPersistedValue, safeStorage } from '../../storage/persistedValue.ts'

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
export function useViewPreference(): readonly [ViewPreference, (preference: ViewPreference) => void] {
  const [preference, setPreference] = useState(persisted.get)
  const choose = (chosen: ViewPreference) => {
    setPreference(chosen)
    persisted.update(() => chosen)
  }
  return [preference, choose]
}
