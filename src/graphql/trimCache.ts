// Limits the cache of a page that stays open all day.
import type { ApolloCache } from '@apollo/client/cache'

/** Number of root field results kept. */
const KEPT_FIELDS = 400

/** Evicts the oldest results, and entities that no other result refers to. Visible ones are fetched again. */
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
