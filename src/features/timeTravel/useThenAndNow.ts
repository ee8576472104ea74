// Sends one query to the indexer twice: as of the block of time travel, and as of now.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { chainSeconds } from '../../domain/chainClock.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { indexError } from '../../graphql/errors.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { type ReadState, useRead } from '../../graphql/useRead.ts'

export interface ThenAndNow<Data> {
  readonly then: Data
  readonly now: Data
}

/**
 * @param key of the query; the query is sent again when it changes
 * @param read sends the query with a client whose data is as of `atSeconds` (since 1970 UTC)
 */
export function useThenAndNow<Data>(
  key: string,
  asOf: BlockTime,
  read: (client: ApolloClient, atSeconds: number) => Promise<Data>,
): ReadState<ThenAndNow<Data>> {
  const { graphqlUrl } = useConfig().network
  const client = useApolloClient()
  return useRead(`${key} ${asOf.number}`, async () => {
    const present = createApolloClient({ graphqlUrl })
    try {
      const [then, now] = await Promise.all([
        read(client, asOf.timestampSeconds),
        read(present, chainSeconds()),
      ])
      return { then, now }
    } catch (error) {
      throw indexError(error)
    }
  })
}
