// The cache's policies, all of them: what identifies an entity, and which questions an entity in the cache answers.
import {
  type ApolloCache,
  type FieldReadFunction,
  InMemoryCache,
  type TypePolicies,
} from '@apollo/client/cache'

/**
 * A question by id is answered by the entity when a list brought it before. What was asked and is not there stays
 * `null`.
 */
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
  // Not entities: they belong to the reply that brought them.
  _Meta_: { keyFields: false },
  _Block_: { keyFields: false },
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies })
}

/** Answers of root fields kept when the oldest are let go. */
const KEPT_FIELDS = 400

/**
 * Lets go of the answers that came first, and of every entity that no other answer names: a page that is open all day
 * would grow without end. One that is in view is asked for again.
 */
export function forgetOldest(cache: ApolloCache): void {
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
