// Provides the deployment's configuration to components.
import { createContext, use, type ReactNode } from 'react'
import type { VitrineConfig } from '../domain/config.ts'

const ConfigContext = createContext<VitrineConfig | undefined>(undefined)

export function ConfigProvider(props: { readonly config: VitrineConfig; readonly children: ReactNode }) {
  return <ConfigContext value={props.config}>{props.children}</ConfigContext>
}

/** The deployment's configuration. */
export function useConfig(): VitrineConfig {
  const config = use(ConfigContext)
  if (config === undefined) throw new Error('No <ConfigProvider> above')
  return config
}
