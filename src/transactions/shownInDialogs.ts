// Transactions that a dialog shows, which the tray leaves out: it would say the same a second time.
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { TransactionEntry } from './entry.ts'
import { createListeners } from '../domain/listeners.ts'

type Shown = 'now' | 'to its end'

/** By the transaction's id; replaced when it changes. */
let shown: ReadonlyMap<string, Shown> = new Map()
const changes = createListeners()

function change(id: string, to: Shown | undefined): void {
  const next = new Map(shown)
  if (to === undefined) next.delete(id)
  else next.set(id, to)
  shown = next
  changes.notify()
}

/** Registers the transaction while the component that calls this shows it. */
export function useShowInDialog({ id, state }: Pick<TransactionEntry, 'id' | 'state'>): void {
  const isDone = useRef(false)
  useEffect(() => {
    isDone.current = state.status === 'indexed'
  }, [state.status])
  // External system: the tray. Before the paint, in which the tray would flash.
  useLayoutEffect(() => {
    change(id, 'now')
    return () => change(id, isDone.current ? 'to its end' : undefined)
  }, [id])
}

/** Returns whether a dialog shows the transaction, or has shown that it is done. A reorganization may undo it later. */
export function useIsShownInDialog(): (entry: Pick<TransactionEntry, 'id' | 'state'>) => boolean {
  const current = useSyncExternalStore(changes.subscribe, () => shown)
  return ({ id, state }) =>
    current.get(id) === 'now' || (current.get(id) === 'to its end' && state.status === 'indexed')
}
