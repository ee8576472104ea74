// Starts the app as it is now, or as of the block that the address names.
import type { VitrineConfig } from '../domain/config.ts'
import { blockOf } from '../domain/past.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { App } from './App.tsx'

const PastApp = lazyPart(async () => (await import('./PastApp.tsx')).PastApp, { notice: 'here' })

export function Start({ config }: { readonly config: VitrineConfig }) {
  const blockNumber = blockOf(location.pathname)
  return blockNumber === undefined ? (
    <App config={config} />
  ) : (
    <PastApp config={config} blockNumber={blockNumber} />
  )
}
