// Reads the names of the collections on this site's list once the page is idle, so that look-alikes can be marked.
import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { LookAlikesProvider, type MarkLookAlike } from '../ui/LookAlikes.tsx'

const NOTHING: MarkLookAlike = () => undefined

export function ListedNames({ children }: { readonly children: ReactNode }) {
  const { collections, network } = useConfig()
  const [mark, setMark] = useState<MarkLookAlike | undefined>(collections[0] ? undefined : () => NOTHING)

  // External system: the chain, which gives the listed contracts' names independently of the index.
  useEffect(() => {
    if (collections.length === 0) return
    let isCurrent = true
    const read = () =>
      import('./markLookAlikes.tsx')
        .then(({ markLookAlikes }) => markLookAlikes(network, collections))
        .then((markLookAlike) => {
          if (isCurrent) setMark(() => markLookAlike)
        })
    let reading: Promise<void> | undefined
    // If no node responds for long, pages show no marks until the browser is online again, and dialogs say so.
    const retry = () => {
      reading ??= read().catch(() => {
        reading = undefined
      })
    }
    void whenIdle().then(() => isCurrent && retry())
    addEventListener('online', retry)
    return () => {
      isCurrent = false
      removeEventListener('online', retry)
    }
  }, [collections, network])

  return <LookAlikesProvider value={mark}>{children}</LookAlikesProvider>
}
