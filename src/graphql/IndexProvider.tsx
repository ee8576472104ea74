// Gives the client of the index to the page, and keeps what the page shows current.
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { FirstBlockDocument } from './__generated__/FirstBlock.ts'
import { createApolloClient } from './client.ts'
import type { followIndex } from './indexFollower.ts'
import type { Rewrite } from './indexLink.ts'

export interface IndexProviderProps {
  readonly graphqlUrl: string
  /** The usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
  /** Asks everything as of a block: then nothing changes, and nothing is followed. */
  readonly rewrite?: Rewrite | undefined
  /** Told of each new block of the index, before the page asks for what it brings; the same function at every render. */
  readonly onBlock?: () => void
  readonly children: ReactNode
  /** Brings the code for following. */
  readonly load?: () => Promise<{ readonly followIndex: typeof followIndex }>
}

const SHORTEST_PAUSE_MILLISECONDS = 1_500
const LONGEST_PAUSE_MILLISECONDS = 4_000

/** The client, and the index's newest block from before its first question: every later answer is as new as that. */
function openIndex(graphqlUrl: string, rewrite: Rewrite | undefined) {
  const client = createApolloClient({ graphqlUrl, rewrite })
  const since = client.query({ query: FirstBlockDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data?._meta?.block,
    () => undefined,
  )
  return { client, since }
}

const loadFollower = () => import('./indexFollower.ts')

export function IndexProvider({
  graphqlUrl,
  blockTimeSeconds,
  rewrite,
  onBlock,
  children,
  load = loadFollower,
}: IndexProviderProps) {
  const [{ client, since }] = useState(() => openIndex(graphqlUrl, rewrite))

  // Outside system: the index, which moves on by itself.
  useEffect(() => {
    if (rewrite !== undefined) return
    const wished = (blockTimeSeconds * 1_000) / 4
    const pauseMilliseconds = Math.min(
      LONGEST_PAUSE_MILLISECONDS,
      Math.max(SHORTEST_PAUSE_MILLISECONDS, wished),
    )
    let stop: (() => void) | undefined
    let left = false
    // Following can wait until the page is shown. While its code is out of reach, it is fetched again.
    const follow = async (): Promise<void> => {
      try {
        const code = await load()
        if (!left) stop = code.followIndex({ client, since, pauseMilliseconds, onBlock })
      } catch {
        setTimeout(() => void (left || follow()), pauseMilliseconds)
      }
    }
    void follow()
    return () => {
      left = true
      stop?.()
    }
  }, [client, since, blockTimeSeconds, load, rewrite, onBlock])

  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
