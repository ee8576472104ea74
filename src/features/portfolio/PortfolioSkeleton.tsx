// Stands in for a portfolio while its account's history loads, and shows how many rows have arrived.
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import { classNames } from '../../ui/classNames.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Portfolio.module.css'
import own from './PortfolioSkeleton.module.css'
import totals from './Totals.module.css'

/** The number of figures of one currency. */
const FIGURES = 6
const ROWS = 8

/** @param progress rows of the history loaded so far */
export function PortfolioSkeleton({ progress }: { readonly progress: number }) {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{t(portfolioTexts.loading)}</LoadingLabel>
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
        {t(portfolioTexts.progress({ count: progress }))}
      </p>
      <Section title={t(portfolioTexts.held)}>
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
