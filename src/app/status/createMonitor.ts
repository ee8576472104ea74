// Creates the page's monitor from the client's index follower and the configured node.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../domain/config.ts'
import { getFollower } from '../../graphql/indexFollower.ts'
import { getNode } from '../../node/getNode.ts'
import { createIndexMonitor, type IndexMonitor } from './indexMonitor.ts'

/** For one attempt or one pause, in milliseconds: short, so that an unreachable node is reported soon. */
const PATIENCE = 5_000

/** Fetches the code that reports a network failure while the network works. */
function prefetchErrors(): void {
  // If this fails, they are fetched again when they are needed.
  Promise.all([import('./lines.tsx'), import('../../ui/PartFailed.tsx')]).catch(() => undefined)
}

/** Compares the index that `client` queries with the network's node. */
export function createMonitor(network: NetworkConfig, client: ApolloClient): IndexMonitor {
  const send = getNode(network, {
    timeoutMilliseconds: PATIENCE,
    longestWaitMilliseconds: PATIENCE,
    pausesMilliseconds: [250],
  })
  prefetchErrors()
  return createIndexMonitor({ network, follower: getFollower(client), send })
}
