// The cache's policies, all of them: what identifies an entity, and which questions an entity in the cache answers.
import { type FieldReadFunction, InMemoryCache, type TypePolicies } from '@apollo/client/cache'

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
