// Provides the index's health to the page.
import { useApolloClient } from '@apollo/client/react'
import { createContext, use, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../../ui/whenIdle.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { IndexHealth, IndexMonitor } from './indexMonitor.ts'

const CHECKING: IndexHealth = { kind: 'checking' }

/** Used until the monitor's code loads, which starts when the page is idle. */
const inertMonitor: IndexMonitor = { subscribe: () => () => undefined, getSnapshot: () => CHECKING }

const MonitorContext = createContext<IndexMonitor>(inertMonitor)

export function IndexHealthProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { network } = useConfig()
  const [monitor, setMonitor] = useState(inertMonitor)

  // External system: the network, from which the monitor's code comes.
  useEffect(() => {
    let isCurrent = true
    whenIdle()
      .then(() => import('./createMonitor.ts'))
      .then(
        ({ createMonitor }) => {
          if (isCurrent) setMonitor(createMonitor(network, client))
        },
        () => {
          // Offline: pages show their own errors.
        },
      )
    return () => {
      isCurrent = false
    }
  }, [network, client])

  return <MonitorContext value={monitor}>{children}</MonitorContext>
}

export function useIndexHealth(): IndexHealth {
  const monitor = use(MonitorContext)
  return useSyncExternalStore(monitor.subscribe, monitor.getSnapshot)
}
