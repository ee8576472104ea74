// Learns the names of the collections on this site's list, once the page is there, so that look-alikes can be marked.
import { useEffect, useState, type ReactNode } from 'react'
import { useConfig } from '../ui/ConfigContext.tsx'
import { LookAlikesProvider, type MarkLookAlike } from '../ui/LookAlikes.tsx'

const NOTHING: MarkLookAlike = () => undefined

export function ListedNames({ children }: { readonly children: ReactNode }) {
  const { collections, network } = useConfig()
  const [mark, setMark] = useState(() => NOTHING)

  // Outside system: the chain, which knows what the listed contracts are called whatever the index says.
  useEffect(() => {
    if (collections.length === 0) return
    let wanted = true
    const read = () =>
      import('./markLookAlikes.tsx')
        .then(({ markLookAlikes }) => markLookAlikes(network, collections))
        .then((found) => {
          if (wanted) setMark(() => found)
        })
    // Out of reach: pages do without the marks until the network is back.
    const retry = () => void read().catch(() => undefined)
    const timer = setTimeout(retry)
    addEventListener('online', retry)
    return () => {
      wanted = false
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [collections, network])

  return <LookAlikesProvider value={mark}>{children}</LookAlikesProvider>
}
