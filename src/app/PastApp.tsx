// The app as of a block: finds the block, stops the clock at its time, and puts every question to the index there.
import { useEffect, useState } from 'react'
import type { VitrineConfig } from '../domain/config.ts'
import { errorText } from '../domain/errors.ts'
import { type BlockMoment, pageNow } from '../domain/past.ts'
import { pastPath } from '../domain/paths.ts'
import { stopClock } from '../domain/time.ts'
import { findShownMoment } from '../features/past/shownMoment.ts'
import { atBlock } from '../graphql/atBlock.ts'
import { createApolloClient } from '../graphql/client.ts'
import { nodeOf } from '../node/networkNode.ts'
import { LoadingLabel } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorState } from '../ui/States.tsx'
import { App } from './App.tsx'
import { pastPage } from '../messages/en/pastPage.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './PastApp.module.css'

export interface PastAppProps {
  readonly config: VitrineConfig
  readonly blockNumber: number
}

export function PastApp({ config, blockNumber }: PastAppProps) {
  const t = useTranslate()
  const [moment, setMoment] = useState<BlockMoment>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const { network } = config

  // Outside systems: the chain, which knows when the block was, and the index, which may not have come to it.
  useEffect(() => {
    let wanted = true
    const client = createApolloClient({ graphqlUrl: network.graphqlUrl })
    findShownMoment({ send: nodeOf(network), client }, { block: blockNumber }).then(
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
  }, [blockNumber, network, round])

  if (moment !== undefined) return <AtMoment config={config} moment={moment} />
  const block = { block: blockNumber }
  const page = pageNow(blockNumber, location)
  return (
    <main className={styles.page}>
      <title>{`${t(pastPage.title(block))} · ${config.name}`}</title>
      {error === undefined ? (
        <>
          <Spinner size={24} />
          <LoadingLabel>{t(pastPage.loading(block))}</LoadingLabel>
        </>
      ) : (
        <ErrorState
          scope="page"
          title={t(pastPage.failed(block))}
          onRetry={() => {
            setError(undefined)
            setRound(round + 1)
          }}
        >
          <p>{t(errorText(error, pastPage.notFound))}</p>
          <p className={styles.ways}>
            <a href={pastPath(page)}>{t(pastPage.another)}</a>
            <a href={page}>{t(pastPage.now)}</a>
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
