// One query sent to the indexer twice: as of the block that is shown, and as of now.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { BlockMoment } from '../../domain/past.ts'
import { wallClockSeconds } from '../../domain/time.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { indexError } from '../../graphql/errors.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'

export type ThenAndNow<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly then: Answer; readonly now: Answer }

type Settled<Answer> =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly then: Answer; readonly now: Answer }

/**
 * @param question names the query; another name queries again
 * @param read queries a client that is at the given time, in seconds since 1970 UTC
 */
export function useThenAndNow<Answer>(
  question: string,
  moment: BlockMoment,
  read: (client: ApolloClient, atSeconds: number) => Promise<Answer>,
): ThenAndNow<Answer> {
  const { graphqlUrl } = useConfig().network
  const client = useApolloClient()
  const [settled, setSettled] = useState<{ readonly of: string; readonly state: Settled<Answer> }>()
  const [round, setRound] = useState(0)
  const of = `${question} ${moment.number} ${round}`

  // Outside system: the indexer.
  useEffect(() => {
    let wanted = true
    const settle = (state: Settled<Answer>) => {
      if (wanted) setSettled({ of, state })
    }
    const present = createApolloClient({ graphqlUrl })
    Promise.all([read(client, moment.timestampSeconds), read(present, wallClockSeconds())]).then(
      ([then, now]) => settle({ kind: 'ready', then, now }),
      (error: unknown) => settle({ kind: 'failed', error: indexError(error) }),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `of` names what `read` queries and the block
  }, [client, graphqlUrl, of])

  if (settled?.of !== of) return { kind: 'loading' }
  const { state } = settled
  return state.kind === 'failed' ? { ...state, retry: () => setRound(round + 1) } : state
}
