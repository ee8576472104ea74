// The app as of a block: finds the block, stops the clock at its time, and puts every question to the index there.
import { useEffect, useState } from 'react'
import type { VitrineConfig } from '../domain/config.ts'
import { messageForPeople } from '../domain/errors.ts'
import { type BlockMoment, pageNow } from '../domain/past.ts'
import { pastPath } from '../domain/paths.ts'
import { stopClock } from '../domain/time.ts'
import { formatCount } from '../domain/wei.ts'
import { findShownMoment } from '../features/past/shownMoment.ts'
import { atBlock } from '../graphql/atBlock.ts'
import { createApolloClient } from '../graphql/client.ts'
import { LoadingLabel } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorState } from '../ui/States.tsx'
import { createRpc } from '../wallet/rpc.ts'
import { App } from './App.tsx'
import styles from './PastApp.module.css'

export interface PastAppProps {
  readonly config: VitrineConfig
  readonly blockNumber: number
}

export function PastApp({ config, blockNumber }: PastAppProps) {
  const [moment, setMoment] = useState<BlockMoment>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const { graphqlUrl, rpcUrl, rpcFallbackUrls } = config.network

  // Outside systems: the chain, which knows when the block was, and the index, which may not have come to it.
  useEffect(() => {
    let wanted = true
    const send = createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls })
    const client = createApolloClient({ graphqlUrl })
    findShownMoment({ send, client }, { block: blockNumber }).then(
      (found) => {
        if (!wanted) return
        stopClock(found.timestampSeconds)
        setMoment(found)
      },
      (reason: unknown) => {
        if (wanted) setError(reason)
      },
    )
    return () => {
      wanted = false
    }
  }, [blockNumber, graphqlUrl, rpcUrl, rpcFallbackUrls, round])

  if (moment !== undefined) return <AtMoment config={config} moment={moment} />
  const page = pageNow(blockNumber, location)
  return (
    <main className={styles.page}>
      <title>{`Block ${formatCount(blockNumber)} · ${config.name}`}</title>
      {error === undefined ? (
        <>
          <Spinner size={24} />
          <LoadingLabel>{`Looking for block ${formatCount(blockNumber)}`}</LoadingLabel>
        </>
      ) : (
        <ErrorState
          scope="page"
          title={`Block ${formatCount(blockNumber)} cannot be shown`}
          onRetry={() => {
            setError(undefined)
            setRound(round + 1)
          }}
        >
          <p>{messageForPeople(error, 'The block could not be found.')}</p>
          <p className={styles.ways}>
            <a href={pastPath(page)}>Choose another moment</a>
            <a href={page}>See it as it is now</a>
          </p>
        </ErrorState>
      )}
    </main>
  )
}

function AtMoment({ config, moment }: { readonly config: VitrineConfig; readonly moment: BlockMoment }) {
  const [past] = useState(() => ({ moment, rewrite: atBlock(moment.number) }))
  return <App config={config} past={past} />
}
