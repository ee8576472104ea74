// What a sweep found: the listings it takes, and those of the cheapest that it leaves out, with the reason.
import { formatCount } from '../../../domain/wei.ts'
import { LowestKnown } from '../../../ui/LowestKnown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../../ui/States.tsx'
import { priceAt, unitsOf, type Leg } from './leg.ts'
import { CommonContract, evidenceOf } from './CommonContract.tsx'
import { LegLine } from './LegLine.tsx'
import { LegNote } from './LegNote.tsx'
import styles from './SweepDialog.module.css'
import type { LeftOutOfSweep } from './useSweep.ts'

export interface SweepResultProps {
  readonly legs: readonly Leg[]
  /** False where a declining listing that was not read may cost less than one of these. */
  readonly isCheapest: boolean
  readonly leftOut: readonly LeftOutOfSweep[]
  readonly now: number
  /** Fewer items than were asked for. */
  readonly short: boolean
  readonly query:
    { readonly kind: 'loading' | 'ready' } | { kind: 'failed'; error: unknown; retry: () => void }
  readonly symbol: string
  /** Nothing at all is for sale in this currency. */
  readonly none: boolean
  /** False while a field does not say what is wanted: its own words are enough. */
  readonly understood: boolean
}

export function SweepResult(props: SweepResultProps) {
  const { legs, isCheapest, leftOut, now, short, query, symbol, none, understood } = props
  switch (query.kind) {
    case 'loading':
      return (
        <>
          <LoadingLabel>Looking for the cheapest listings</LoadingLabel>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className={styles.waiting} width="100%" height="60px" />
          ))}
        </>
      )
    case 'failed':
      return <ErrorState error={query.error} onRetry={query.retry} />
    case 'ready':
      if (none) {
        return (
          <Empty title={`Nothing is for sale in ${symbol}`}>
            Choose another currency, or come back later.
          </Empty>
        )
      }
      if (!understood) return null
      return (
        <>
          <p className={styles.summary} role="status">
            {legs.length === 0
              ? leftOut.length === 0
                ? 'Nothing is that cheap.'
                : 'None of them can be bought now.'
              : short
                ? `Only ${formatCount(unitsOf(legs))} fit.`
                : `The ${formatCount(unitsOf(legs))} cheapest${leftOut.length > 0 ? ' that can be bought' : ''}, your own left out.`}{' '}
            <LowestKnown exact={isCheapest} />
          </p>
          <CommonContract legs={legs} />
          <ul className={styles.legs}>
            {legs.map((leg) => (
              <LegLine
                key={leg.orderHash}
                leg={leg}
                units={leg.units}
                evidence={evidenceOf(legs)}
                end={<Price amount={priceAt(leg, now)} currency={leg.currency} />}
              />
            ))}
            {leftOut.map(({ leg, because }) => (
              <LegLine
                key={leg.orderHash}
                leg={leg}
                units={leg.units}
                evidence={evidenceOf(legs)}
                struck
                end={<Price amount={priceAt(leg, now)} currency={leg.currency} />}
              >
                <LegNote>Left out: {because}</LegNote>
              </LegLine>
            ))}
          </ul>
        </>
      )
  }
}
