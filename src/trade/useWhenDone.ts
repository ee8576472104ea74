// Tells a page that a write of its own account is done, also when its dialog was closed before.
import { useEffect, useRef } from 'react'
import { useWrite } from '../transactions/TransactionsProvider.tsx'

/** @param key of the write; one that was done before this page is not told of */
export function useWhenDone(key: string, onDone: () => void): void {
  const done = useWrite(key).entry?.state.status === 'indexed'
  const wasDone = useRef(done)
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })

  // Outside system: the record of writes, which every tab and dialog changes.
  useEffect(() => {
    if (done && !wasDone.current) latest.current()
    wasDone.current = done
  }, [done])
}
