// Sends one query to the indexer twice: as of the block of time travel, and as of now.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { chainSeconds } from '../../domain/chainClock.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { indexError } from '../../graphql/errors.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useRead } from '../../ui/useRead.ts'

export type ThenAndNow<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly then: Data; readonly now: Data }

/**
 * @param key of the query; the query is sent again when it changes
 * @param read sends the query with a client whose data is as of `atSeconds` (since 1970 UTC)
 */
export function useThenAndNow<Data>(
  key: string,
  asOf: BlockTime,
  read: (client: ApolloClient, atSeconds: number) => Promise<Data>,
): ThenAndNow<Data> {
  const { graphqlUrl } = useConfig().network
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const reading = useRead(`${key} ${asOf.number} ${round}`, () => {
    const present = createApolloClient({ graphqlUrl })
    return Promise.all([read(client, asOf.timestampSeconds), read(present, chainSeconds())])
  })
  switch (reading.status) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', error: indexError(reading.error), retry: () => setRound(round + 1) }
    case 'loaded': {
      const [then, now] = reading.value
      return { kind: 'ready', then, now }
    }
  }
}
