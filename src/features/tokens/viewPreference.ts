// How the reader likes items shown: grid or list, and how dense; remembered on this device.
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

export type TokenView = 'grid' | 'list'
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

let current: ViewPreference | undefined
const listeners = new Set<() => void>()

function read(): ViewPreference {
  try {
    const result = v.safeParse(schema, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'))
    return result.success ? result.output : DEFAULT
  } catch {
    // Storage is denied or holds something else.
    return DEFAULT
  }
}

function snapshot(): ViewPreference {
  return (current ??= read())
}

function choose(preference: ViewPreference): void {
  current = preference
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preference))
  } catch {
    // Storage is denied or full: the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useViewPreference(): readonly [ViewPreference, (preference: ViewPreference) => void] {
  return [useSyncExternalStore(subscribe, snapshot), choose]
}
