// Sends one query to the indexer twice: as of the block of time travel, and as of now.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { wallClockSeconds } from '../../domain/time.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { indexError } from '../../graphql/errors.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'

export type ThenAndNow<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly then: Data; readonly now: Data }

type Settled<Data> =
  | { readonly kind: 'failed'; readonly error: unknown }
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
  const [settled, setSettled] = useState<{ readonly request: string; readonly state: Settled<Data> }>()
  const [round, setRound] = useState(0)
  const request = `${key} ${asOf.number} ${round}`

  // Outside system: the indexer.
  useEffect(() => {
    let isCurrent = true
    const settle = (state: Settled<Data>) => {
      if (isCurrent) setSettled({ request, state })
    }
    const present = createApolloClient({ graphqlUrl })
    Promise.all([read(client, asOf.timestampSeconds), read(present, wallClockSeconds())]).then(
      ([then, now]) => settle({ kind: 'ready', then, now }),
      (error: unknown) => settle({ kind: 'failed', error: indexError(error) }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `request` stands for `read` and the block
  }, [client, graphqlUrl, request])

  if (settled?.request !== request) return { kind: 'loading' }
  const { state } = settled
  return state.kind === 'failed' ? { ...state, retry: () => setRound(round + 1) } : state
}
