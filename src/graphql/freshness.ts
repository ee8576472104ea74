// Detects changes of the index, and reloads what they may affect.
import type { ApolloClient } from '@apollo/client'
import { ChangesSinceDocument } from './__generated__/ChangesSince.ts'
import { queryIndex } from './queryIndex.ts'
import { announceChange } from './changeCount.ts'

/**
 * Whether anything on pages has changed since a block, in that block or later: items, orders or metadata. Every transfer, sale,
 * listing, approval and expiry changes one of these.
 */
export async function hasChangedSince(client: ApolloClient, since: number): Promise<boolean> {
  const {
    tokens,
    orders,
    metadata_collection: documents,
  } = await queryIndex(client, ChangesSinceDocument, { since })
  return [tokens, orders, documents].some((rows) => rows.length > 0)
}

/**
 * Reloads active queries, and marks others to reload when they are shown.
 *
 * Resolves when the replies have arrived; never throws, because each query shows its own error.
 */
export async function refetchAfterWrite(client: ApolloClient): Promise<void> {
  const listeners = announceChange(client)
  await Promise.allSettled([client.refetchQueries({ include: 'active' }), listeners])
}
