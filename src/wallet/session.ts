// The web3-react part of the wallet: the connector and its state. Loaded when the first wallet connects.
import { initializeConnector } from '@web3-react/core'
import type { Web3ReactState } from '@web3-react/types'
import { AnnouncedConnector } from './connector.ts'
import type { Discovery } from './discovery.ts'

export interface Session {
  readonly connector: AnnouncedConnector
  readonly subscribe: (listener: () => void) => () => void
  /** The same object until something changes. */
  readonly read: () => Web3ReactState
}

export function createSession(discovery: Discovery): Session {
  const [connector, , store] = initializeConnector((actions) => new AnnouncedConnector(actions, discovery))
  return { connector, subscribe: store.subscribe, read: store.getState }
}
