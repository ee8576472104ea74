// Whether the window is as narrow as a phone, where some rows scroll sideways.
import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width < 640px)')

function subscribe(listener: () => void): () => void {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
