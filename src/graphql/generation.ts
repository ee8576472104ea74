// Counts the changes that each client has seen: what was read before the latest is no longer known to be true.
import type { ApolloClient } from '@apollo/client'

const generations = new WeakMap<ApolloClient, number>()

/** How many changes the client has seen. */
export function generation(client: ApolloClient): number {
  return generations.get(client) ?? 0
}

/** Says that the index has changed. */
export function beginGeneration(client: ApolloClient): void {
  generations.set(client, generation(client) + 1)
}
