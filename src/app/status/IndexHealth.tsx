// Gives the index's health to whatever part of the page says something about it.
import { createContext, use, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { createIndexMonitor, type IndexHealth, type IndexMonitor } from './indexMonitor.ts'

const MonitorContext = createContext<IndexMonitor | undefined>(undefined)

export function IndexHealthProvider({ children }: { readonly children: ReactNode }) {
  const { network } = useConfig()
  const [monitor] = useState(() => createIndexMonitor(network))
  return <MonitorContext value={monitor}>{children}</MonitorContext>
}

export function useIndexHealth(): IndexHealth {
  const monitor = use(MonitorContext)
  if (monitor === undefined) throw new Error('useIndexHealth needs an <IndexHealthProvider> above it')
  return useSyncExternalStore(monitor.subscribe, monitor.getSnapshot)
}
