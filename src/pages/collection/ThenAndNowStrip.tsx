// The strip of a collection's figures then and now: as large before they are known as it is with them.
import type { ReactNode } from 'react'
import type { BlockMoment } from '../../domain/past.ts'
import { formatDay } from '../../domain/time.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ThenAndNowStrip.module.css'

const FIGURES = ['Floor', 'Volume, all time', 'For sale', 'Owners', 'Items'] as const

/** A figure at the moment that is shown, and that of now. */
type ThenAndNowFigures = Readonly<Record<(typeof FIGURES)[number], readonly [ReactNode, ReactNode]>>

export interface ThenAndNowStripProps {
  readonly moment: BlockMoment
  /** Left out while they are on their way. */
  readonly figures?: ThenAndNowFigures | undefined
}

export function ThenAndNowStrip({ moment, figures }: ThenAndNowStripProps) {
  const waiting = <Skeleton shape="text" width="6ch" />
  return (
    <section className={styles.strip} aria-label="Then and now" aria-busy={figures === undefined}>
      <h2 className={styles.title}>{formatDay(moment.timestampSeconds)} and now</h2>
      <dl className={styles.figures}>
        {FIGURES.map((label) => {
          const [then, now] = figures?.[label] ?? [waiting, waiting]
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{then}</dd>
              <dd className={styles.now}>now {now}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
