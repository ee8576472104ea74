// Flags sales in a worker; where there are none, in the page itself.
//
// Handing rows over costs the page about as much as looking at them would: they go page by page, as they come from the
// index, and flags come back a thousand at a time, so that no single step of it takes longer than a frame.
import { startWorker } from '../../workers/startWorker.ts'
import type { WashFlag } from '../../domain/wash.ts'
import workerUrl from './washWorker.ts?worker&url'
import type { WashRows, WashService } from './washService.ts'

/** Flags that come back at once. */
const FLAGS_AT_ONCE = 1_000

export interface Washer {
  /** @throws WorkerLostError */
  add(rows: WashRows): Promise<void>
  /** By the sale's id. @throws WorkerLostError */
  flags(): Promise<ReadonlyMap<string, WashFlag>>
  /** Lets go of the rows; nothing is answered any more. */
  end(): void
}

export async function startWasher(): Promise<Washer> {
  const { service, end } = await connect()
  return {
    add: (rows) => service.add(rows),
    async flags() {
      const flags = new Map<string, WashFlag>()
      for (;;) {
        const some = await service.flags(flags.size, FLAGS_AT_ONCE)
        for (const [id, flag] of some) flags.set(id, flag)
        if (some.length < FLAGS_AT_ONCE) return flags
      }
    },
    end,
  }
}

async function connect(): Promise<{ readonly service: WashService; readonly end: () => void }> {
  if (typeof Worker === 'undefined') {
    const { createWashService } = await import('./washService.ts')
    return { service: createWashService(), end: () => undefined }
  }
  const { call, end } = startWorker<WashService>({
    url: workerUrl,
    name: 'flagged sales',
    lostMessage: 'The sales could not be looked at.',
  })
  const service: WashService = {
    add: (rows) => call((remote) => remote.add(rows)),
    flags: (from, count) => call((remote) => remote.flags(from, count)),
  }
  return { service, end: () => end(undefined) }
}
