// The cache: entity keys, which queries a cached entity answers, and how much a page that stays open all day keeps.
import {
  type ApolloCache,
  type FieldReadFunction,
  InMemoryCache,
  type TypePolicies,
} from '@apollo/client/cache'

/** Answers a query by id with the entity if a list has loaded it. A queried entity that doesn't exist stays `null`. */
function byId(typename: string): { read: FieldReadFunction } {
  return {
    read: (existing: unknown, { args, toReference }) =>
      existing === undefined && typeof args?.['id'] === 'string'
        ? toReference({ __typename: typename, id: args['id'] })
        : existing,
  }
}

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      account: byId('Account'),
      collection: byId('Collection'),
      collectionMarket: byId('CollectionMarket'),
      currency: byId('Currency'),
      order: byId('Order'),
      token: byId('Token'),
    },
  },
  // Not entities: they belong to the reply that contains them.
  _Meta_: { keyFields: false },
  _Block_: { keyFields: false },
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies })
}

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
