// The shape of a portfolio while its account's history is read, and how far the reading is.
import { formatCount } from '../../domain/wei.ts'
import { classNames } from '../../ui/classNames.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Portfolio.module.css'
import own from './PortfolioSkeleton.module.css'
import totals from './Totals.module.css'

/** As many as one currency has. */
const FIGURES = 6
const ROWS = 8

/** @param progress rows of the history that have been read */
export function PortfolioSkeleton({ progress }: { readonly progress: number }) {
  return (
    <>
      <LoadingLabel>Reading the portfolio</LoadingLabel>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.symbol}>
          <Skeleton shape="text" width="4ch" />
        </span>
        <div className={classNames(totals.figures, own.figures)}>
          {Array.from({ length: FIGURES }, (_, index) => (
            <div key={index} className={own.figure}>
              <Skeleton shape="text" width="9ch" />
              <Skeleton shape="text" width="7ch" />
            </div>
          ))}
        </div>
      </div>
      <p className={classNames(styles.quiet, own.progress)}>
        Reading the account’s history: {formatCount(progress)} rows so far
      </p>
      <Section title="Held">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={own.row} aria-hidden="true">
            <Skeleton width="40px" height="40px" />
            <Skeleton shape="text" width="14ch" />
            <Skeleton shape="text" width="9ch" className={own.amount} />
          </div>
        ))}
      </Section>
    </>
  )
}
