// All cache policies: entity keys, and which queries a cached entity answers.
import { type FieldReadFunction, InMemoryCache, type TypePolicies } from '@apollo/client/cache'

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
