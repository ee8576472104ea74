// How the reader likes items shown: grid or list, and how dense; remembered on this device.
import { useState } from 'react'
import * as v from 'valibot'

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

function read(): ViewPreference {
  try {
    const result = v.safeParse(schema, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'))
    return result.success ? result.output : DEFAULT
  } catch {
    // Storage is denied or holds something else.
    return DEFAULT
  }
}

/** What was chosen last when the page began, and how to choose; a page that is kept stays as it was left. */
export function useViewPreference(): readonly [ViewPreference, (preference: ViewPreference) => void] {
  const [preference, setPreference] = useState(read)
  const choose = (chosen: ViewPreference) => {
    setPreference(chosen)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen))
    } catch {
      // Storage is denied or full: the choice holds until the page is left.
    }
  }
  return [preference, choose]
}
