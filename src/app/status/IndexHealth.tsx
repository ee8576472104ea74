// Gives the index's health to whatever part of the page says something about it.
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { IndexHealth, IndexMonitor } from './indexMonitor.ts'

const CHECKING: IndexHealth = { kind: 'checking' }

/** Stands in until the monitor's own code has arrived: it is fetched after the page is shown, not before. */
const notYet: IndexMonitor = { subscribe: () => () => undefined, getSnapshot: () => CHECKING }

const MonitorContext = createContext<IndexMonitor>(notYet)

export function IndexHealthProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { network } = useConfig()
  const [monitor, setMonitor] = useState(notYet)

  // Outside system: the network, from which the monitor's code comes.
  useEffect(() => {
    let wanted = true
    import('./createMonitor.ts').then(
      ({ createMonitor }) => {
        if (wanted) setMonitor(createMonitor(network, client))
      },
      () => {
        // Offline: pages say themselves that they cannot be loaded.
      },
    )
    return () => {
      wanted = false
    }
  }, [network, client])

  return <MonitorContext value={monitor}>{children}</MonitorContext>
}

export function useIndexHealth(): IndexHealth {
  const monitor = use(MonitorContext)
  return useSyncExternalStore(monitor.subscribe, monitor.getSnapshot)
}
