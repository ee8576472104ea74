// Notifies a page when a write of its account is done, even if the dialog was closed before.
import { useEffect, useRef } from 'react'
import { useWrite } from '../transactions/TransactionsProvider.tsx'

/** @param key key of the write; `onDone` isn't called for a write that was done before this component mounted */
export function useWhenDone(key: string, onDone: () => void): void {
  const done = useWrite(key).entry?.state.status === 'indexed'
  const wasDone = useRef(done)
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })

  // Outside system: the transaction store, which every tab and dialog changes.
  useEffect(() => {
    if (done && !wasDone.current) latest.current()
    wasDone.current = done
  }, [done])
}
