// Starts the app as it is now, or as of the block that the address names.
import type { VitrineConfig } from '../domain/config.ts'
import { readAsOfBlock } from '../domain/timeTravel.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { App } from './App.tsx'

const TimeTravelApp = lazyPart(async () => (await import('./TimeTravelApp.tsx')).TimeTravelApp, {
  notice: 'here',
})

export function Start({ config }: { readonly config: VitrineConfig }) {
  const blockNumber = readAsOfBlock(location.pathname)
  return blockNumber === undefined ? (
    <App config={config} />
  ) : (
    <TimeTravelApp config={config} blockNumber={blockNumber} />
  )
}
