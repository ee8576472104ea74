// Provides the index's Apollo client and keeps the page current.
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createApolloClient } from './client.ts'
import type { followIndex } from './indexFollower.ts'

export interface IndexProviderProps {
  readonly graphqlUrl: string
  /** Usual time between blocks, in seconds. */
  readonly blockTimeSeconds: number
  /** In time travel, the block that all queries are as of; then nothing changes and nothing is followed. */
  readonly asOfBlock?: number | undefined
  /** Called for each new block before the page queries its changes; must be the same function on every render. */
  readonly onBlock?: () => void
  readonly children: ReactNode
  /** Loads the code that follows the index. */
  readonly load: () => Promise<{ readonly followIndex: typeof followIndex }>
}

/** Before code that failed to load is loaded again. */
const RETRY_PAUSE_MILLISECONDS = 1_500

export function IndexProvider({
  graphqlUrl,
  blockTimeSeconds,
  asOfBlock,
  onBlock,
  children,
  load,
}: IndexProviderProps) {
  const [client] = useState(() => createApolloClient({ graphqlUrl, asOfBlock }))

  // External system: the index, which advances on its own.
  useEffect(() => {
    if (asOfBlock !== undefined) return
    let stop: (() => void) | undefined
    let isClosed = false
    // The follower can load after the page has rendered, and is loaded again if that fails.
    const follow = async (): Promise<void> => {
      try {
        const code = await load()
        if (!isClosed) stop = code.followIndex({ client, blockTimeSeconds, onBlock })
      } catch {
        setTimeout(() => void (isClosed || follow()), RETRY_PAUSE_MILLISECONDS)
      }
    }
    void follow()
    return () => {
      isClosed = true
      stop?.()
    }
  }, [client, blockTimeSeconds, load, asOfBlock, onBlock])

  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
