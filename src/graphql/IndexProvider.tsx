// Gives the client of the index to the page, and keeps what the page shows current.
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createApolloClient } from './client.ts'

export interface IndexProviderProps {
  readonly graphqlUrl: string
  /** The usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
  readonly children: ReactNode
}

const SHORTEST_PAUSE_MILLISECONDS = 1_500
const LONGEST_PAUSE_MILLISECONDS = 4_000

export function IndexProvider({ graphqlUrl, blockTimeSeconds, children }: IndexProviderProps) {
  const [client] = useState(() => createApolloClient({ graphqlUrl }))

  // Outside system: the index, which moves on by itself.
  useEffect(() => {
    const wished = (blockTimeSeconds * 1_000) / 4
    const pauseMilliseconds = Math.min(
      LONGEST_PAUSE_MILLISECONDS,
      Math.max(SHORTEST_PAUSE_MILLISECONDS, wished),
    )
    let stop: (() => void) | undefined
    let left = false
    // Following can wait until the page is shown.
    void import('./indexFollower.ts').then(
      ({ followIndex }) => {
        if (!left) stop = followIndex({ client, pauseMilliseconds })
      },
      (error: unknown) => reportError(error),
    )
    return () => {
      left = true
      stop?.()
    }
  }, [client, blockTimeSeconds])

  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
