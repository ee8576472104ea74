// The app as of a block: finds the block, stops the clock at its time, and sends every query as of it.
import { useEffect, useState } from 'react'
import type { VitrineConfig } from '../domain/config.ts'
import { errorText } from '../domain/errors.ts'
import { type BlockTime, pageNow, sitePathUrl } from '../domain/timeTravel.ts'
import { timeTravelPath } from '../domain/paths.ts'
import { stopClock } from '../domain/time.ts'
import { findIndexedBlock } from '../features/timeTravel/findBlock.ts'
import { createApolloClient } from '../graphql/client.ts'
import { getNode } from '../node/getNode.ts'
import { LoadingLabel } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorState } from '../ui/States.tsx'
import { App } from './App.tsx'
import { timeTravelTexts } from '../messages/en/timeTravel.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './TimeTravelApp.module.css'

export interface TimeTravelAppProps {
  readonly config: VitrineConfig
  readonly blockNumber: number
}

export function TimeTravelApp({ config, blockNumber }: TimeTravelAppProps) {
  const t = useTranslate()
  const [asOf, setAsOf] = useState<BlockTime>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const { network } = config

  // External systems: the chain, for the block's time, and the indexer, which may not have reached the block.
  useEffect(() => {
    let isCurrent = true
    const client = createApolloClient({ graphqlUrl: network.graphqlUrl })
    findIndexedBlock({ send: getNode(network), client }, { block: blockNumber }).then(
      (block) => {
        if (!isCurrent) return
        stopClock(block.timestampSeconds)
        setAsOf(block)
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [blockNumber, network, round])

  if (asOf !== undefined) return <App config={config} asOf={asOf} />
  const block = { block: blockNumber }
  const page = pageNow(blockNumber, location, config.basePath)
  return (
    <main className={styles.page}>
      <title>{`${t(timeTravelTexts.pastPage.title(block))} · ${config.brand.name}`}</title>
      {error === undefined ? (
        <>
          <Spinner size={24} />
          <LoadingLabel>{t(timeTravelTexts.pastPage.loading(block))}</LoadingLabel>
        </>
      ) : (
        <ErrorState
          scope="page"
          title={t(timeTravelTexts.pastPage.failed(block))}
          onRetry={() => {
            setError(undefined)
            setRound(round + 1)
          }}
        >
          <p>{t(errorText(error, timeTravelTexts.pastPage.notFound))}</p>
          <p className={styles.links}>
            <a href={sitePathUrl(timeTravelPath(page), config.basePath)}>
              {t(timeTravelTexts.pastPage.another)}
            </a>
            <a href={sitePathUrl(page, config.basePath)}>{t(timeTravelTexts.pastPage.now)}</a>
          </p>
        </ErrorState>
      )}
    </main>
  )
}
