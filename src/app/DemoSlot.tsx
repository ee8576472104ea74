// Shows an element beside the app, such as the demo wallet. It shares the app's React root, because React
// fails (error 177) when one root's effects update another root that is about to commit.
import { type ReactNode, useSyncExternalStore } from 'react'

let shown: ReactNode = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows an element beside the app, replacing the previous one. */
export function showInDemoSlot(element: ReactNode): void {
  shown = element
  for (const listener of listeners) listener()
}

export function DemoSlot(): ReactNode {
  return useSyncExternalStore(subscribe, () => shown)
}
