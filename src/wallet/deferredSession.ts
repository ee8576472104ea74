// The wallet session before and after its code has loaded; it loads on demand because most visitors never connect a
// wallet.
import type { Web3ReactState } from '@web3-react/types'
import type { Discovery } from './discovery.ts'
import type { Session } from './session.ts'
import { createListeners } from '../domain/listeners.ts'

const IDLE: Web3ReactState = { chainId: undefined, accounts: undefined, activating: false }

export interface DeferredSession {
  /** Loads the session; every call returns the same one. @throws TypeError when its code can't be fetched */
  readonly load: () => Promise<Session>
  readonly current: () => Session | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => Web3ReactState
}

export function deferSession(discovery: Discovery): DeferredSession {
  const { subscribe, notify } = createListeners()
  let session: Session | undefined
  let loading: Promise<Session> | undefined
  const load = async () => {
    const { createSession } = await import('./session.ts')
    session = createSession(discovery)
    session.subscribe(notify)
    return session
  }
  return {
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    current: () => session,
    subscribe,
    read: () => session?.read() ?? IDLE,
  }
}
