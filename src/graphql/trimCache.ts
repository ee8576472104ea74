// Keeps the cache from growing without end in a page that is open all day.
import type { ApolloCache } from '@apollo/client/cache'

/** Answers of root fields that are kept. */
const KEPT_FIELDS = 400

/**
 * Lets go of the answers that came first, and of every entity that no other answer names. One that is in view is
 * asked for again.
 */
export function trimCache(cache: ApolloCache): void {
  const names: string[] = []
  cache.modify({
    fields: (value: unknown, { storeFieldName }) => {
      if (storeFieldName !== '__typename') names.push(storeFieldName)
      return value
    },
  })
  const oldest = new Set(names.slice(0, -KEPT_FIELDS))
  cache.modify({
    fields: (value: unknown, { storeFieldName, DELETE }) => (oldest.has(storeFieldName) ? DELETE : value),
  })
  cache.gc()
}
