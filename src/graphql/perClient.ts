// State that belongs to an Apollo client.
import type { ApolloClient } from '@apollo/client'

/** Returns the client's own value, made on first use and kept for as long as the client is. */
export function perClient<Value>(make: (client: ApolloClient) => Value): (client: ApolloClient) => Value {
  const values = new WeakMap<ApolloClient, Value>()
  return (client) => {
    const value = values.get(client) ?? make(client)
    values.set(client, value)
    return value
  }
}
