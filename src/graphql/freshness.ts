// Whether the index has changed, and asking again what it may answer differently now.
import type { ApolloClient } from '@apollo/client'
import { ChangesSinceDocument } from './__generated__/ChangesSince.ts'
import { queryIndex } from './queryIndex.ts'
import { announceChange } from './changeCount.ts'

/**
 * Whether anything that pages show has changed in this block or later: items, orders or their documents. Every
 * transfer, sale, listing, approval and expiry changes one of them.
 */
export async function hasChangedSince(client: ApolloClient, block: number): Promise<boolean> {
  const {
    tokens,
    orders,
    metadata_collection: documents,
  } = await queryIndex(client, ChangesSinceDocument, { block })
  return [tokens, orders, documents].some((rows) => rows.length > 0)
}

/**
 * Asks everything in view again, and marks the rest to be asked when it comes into view.
 *
 * Settles when the answers are there; never throws, because each query shows its own failure.
 */
export async function refetchAfterWrite(client: ApolloClient): Promise<void> {
  const listeners = announceChange(client)
  await Promise.allSettled([client.refetchQueries({ include: 'active' }), listeners])
}
