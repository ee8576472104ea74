// Starts the app as of now, or as of the block in the address.
import type { VitrineConfig } from '../domain/config.ts'
import { parseAsOfBlock } from '../domain/timeTravel.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { App } from './App.tsx'

const TimeTravelApp = lazyPart(async () => (await import('./TimeTravelApp.tsx')).TimeTravelApp, {
  notice: 'here',
})

export function Start({ config }: { readonly config: VitrineConfig }) {
  const blockNumber = parseAsOfBlock(location.pathname, config.basePath)
  return blockNumber === undefined ? (
    <App config={config} />
  ) : (
    <TimeTravelApp config={config} blockNumber={blockNumber} />
  )
}
