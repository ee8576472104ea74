// Starts the app as it is now, or as of the block that the address names.
import { lazy, Suspense } from 'react'
import type { VitrineConfig } from '../domain/config.ts'
import { blockOf } from '../domain/past.ts'
import { App } from './App.tsx'

const PastApp = lazy(async () => ({ default: (await import('./PastApp.tsx')).PastApp }))

export function Start({ config }: { readonly config: VitrineConfig }) {
  const blockNumber = blockOf(location.pathname)
  if (blockNumber === undefined) return <App config={config} />
  return (
    <Suspense>
      <PastApp config={config} blockNumber={blockNumber} />
    </Suspense>
  )
}
