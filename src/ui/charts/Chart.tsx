// A chart with title, legend, controls, lazily loaded plot, and the same data as a table.
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { InView } from '../InView.tsx'
import { lazyPart } from '../lazyPart.tsx'
import { LoadingLabel, Skeleton } from '../Skeleton.tsx'
import type { PlotProps } from './Plot.tsx'
import type { PlotSeries } from './plotOptions.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { useTranslate } from '../useTranslate.ts'
import styles from './Chart.module.css'

const Plot = lazyPart<PlotProps>(async () => (await import('./Plot.tsx')).Plot, {
  placeholder: () => <PlotSkeleton />,
  notice: 'here',
})

export function PlotSkeleton() {
  return <Skeleton height={268} />
}

export interface ChartProps extends Omit<PlotProps, 'label'> {
  readonly title: string
  /** Below the title: what the figures are, and what they aren't. */
  readonly note?: ReactNode
  readonly controls?: ReactNode
  /** The same data as a table. */
  readonly table: ReactNode
}

export function Chart({ title, note, controls, table, look, describePoint }: ChartProps) {
  const t = useTranslate()
  return (
    <figure className={styles.chart} aria-label={title}>
      <ChartHead title={title} note={note} controls={controls} />
      {look.series.length > 1 && <Key series={look.series} />}
      <InView className={styles.plot} placeholder={<PlotSkeleton />}>
        <Plot label={title} look={look} describePoint={describePoint} />
      </InView>
      <details className={styles.table}>
        <summary>{t(controlsTexts.charts.asTable({ title }))}</summary>
        {table}
      </details>
    </figure>
  )
}

export interface ChartSkeletonProps extends Pick<ChartProps, 'title' | 'note'> {
  /** Says what loads, for screen readers; once for several charts. */
  readonly loading?: string
}

/** A chart while its data loads. */
export function ChartSkeleton({ title, note, loading }: ChartSkeletonProps) {
  return (
    <figure className={styles.chart}>
      {loading !== undefined && <LoadingLabel>{loading}</LoadingLabel>}
      <ChartHead title={title} note={note} />
      <PlotSkeleton />
    </figure>
  )
}

function ChartHead({ title, note, controls }: Pick<ChartProps, 'title' | 'note' | 'controls'>) {
  return (
    <figcaption className={styles.head}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {controls}
    </figcaption>
  )
}

/** The legend, by shape as well as color. */
function Key({ series }: { readonly series: readonly PlotSeries[] }) {
  return (
    <ul className={styles.key}>
      {series.map(({ label, tone, shape }) => (
        <li key={label}>
          <span className={classNames(styles.mark, styles[tone], styles[shape])} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
