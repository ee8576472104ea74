// One question put to the index twice: as of the block that is shown, and as it is now.
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

type Asked<Answer> =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly then: Answer; readonly now: Answer }

/**
 * @param question names what is asked; another one is asked anew
 * @param read asks a client that stands at the given time, in seconds
 */
export function useThenAndNow<Answer>(
  question: string,
  moment: BlockMoment,
  read: (client: ApolloClient, atSeconds: number) => Promise<Answer>,
): ThenAndNow<Answer> {
  const { graphqlUrl } = useConfig().network
  const client = useApolloClient()
  const [asked, setAsked] = useState<{ readonly of: string; readonly state: Asked<Answer> }>()
  const [round, setRound] = useState(0)
  const of = `${question} ${moment.number} ${round}`

  // Outside system: the index.
  useEffect(() => {
    let wanted = true
    const settle = (state: Asked<Answer>) => {
      if (wanted) setAsked({ of, state })
    }
    const present = createApolloClient({ graphqlUrl })
    Promise.all([read(client, moment.timestampSeconds), read(present, wallClockSeconds())]).then(
      ([then, now]) => settle({ kind: 'ready', then, now }),
      (error: unknown) => settle({ kind: 'failed', error: indexError(error) }),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `of` names what `read` asks and the moment
  }, [client, graphqlUrl, of])

  if (asked?.of !== of) return { kind: 'loading' }
  const { state } = asked
  return state.kind === 'failed' ? { ...state, retry: () => setRound(round + 1) } : state
}
