// Shows an element beside the app, such as the demo wallet. It shares the app's React root, because React
// fails (error 177) when one root's effects update another root that is about to commit.
import { type ReactNode, useSyncExternalStore } from 'react'
import { createListeners } from '../domain/listeners.ts'

let shown: ReactNode = null
const changes = createListeners()

/** Shows an element beside the app, replacing the previous one. */
export function showInDemoSlot(element: ReactNode): void {
  shown = element
  changes.notify()
}

export function DemoSlot(): ReactNode {
  return useSyncExternalStore(changes.subscribe, () => shown)
}
