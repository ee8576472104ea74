// The strip of a collection's figures then and now, which has the same size while the figures load.
import type { ReactNode } from 'react'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { date } from '../../messages/values.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ThenAndNowStrip.module.css'

const FIGURES = ['floor', 'volume', 'listed', 'owners', 'items'] as const

/** Each figure at the block of time travel, and now. */
type ThenAndNowFigures = Readonly<Record<(typeof FIGURES)[number], readonly [ReactNode, ReactNode]>>

export interface ThenAndNowStripProps {
  readonly asOf: BlockTime
  /** Undefined while they load. */
  readonly figures?: ThenAndNowFigures | undefined
}

export function ThenAndNowStrip({ asOf, figures }: ThenAndNowStripProps) {
  const t = useTranslate()
  const placeholder = <Skeleton shape="text" width="6ch" />
  return (
    <section
      className={styles.strip}
      aria-label={t(collectionTexts.thenAndNow)}
      aria-busy={figures === undefined}
    >
      <h2 className={styles.title}>{t(collectionTexts.dateAndNow({ date: date(asOf.timestampSeconds) }))}</h2>
      <dl className={styles.figures}>
        {FIGURES.map((key) => {
          const [then, now] = figures?.[key] ?? [placeholder, placeholder]
          return (
            <div key={key}>
              <dt>{t(collectionTexts[key])}</dt>
              <dd>{then}</dd>
              <dd className={styles.now}>
                <Trans message={collectionTexts.nowFigure({ figure: <>{now}</> })} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
