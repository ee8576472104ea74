// The monitor of this page: fed by the client's follower, asking the configured node.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../domain/config.ts'
import { getFollower } from '../../graphql/indexFollower.ts'
import { getNode } from '../../node/getNode.ts'
import { createIndexMonitor, type IndexMonitor } from './indexMonitor.ts'

/** For one attempt or one wait, in milliseconds: a node that is out of reach is to be named soon. */
const PATIENCE = 5_000

/** The words for a network that fails are fetched while it works. */
function fetchWords(): void {
  const words = [import('./lines.tsx'), import('../../ui/PartFailed.tsx')]
  // They are asked for again when they are needed.
  Promise.all(words).catch(() => undefined)
}

/** Follows what `client` asks, and compares it with the network's node. */
export function createMonitor(network: NetworkConfig, client: ApolloClient): IndexMonitor {
  const send = getNode(network, {
    timeoutMilliseconds: PATIENCE,
    longestWaitMilliseconds: PATIENCE,
    pausesMilliseconds: [250],
  })
  fetchWords()
  return createIndexMonitor({ network, follower: getFollower(client), send })
}
