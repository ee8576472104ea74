// How a purchase of several listings ended: how many were bought, which in part, and each that was missed with why.
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Link } from '../../../ui/Link.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import type { Leg } from './leg.ts'
import { LegNote } from './LegNote.tsx'
import type { Outcome } from './receipt.ts'
import styles from './Checkout.module.css'

export interface OutcomeListProps {
  readonly legs: readonly Leg[]
  /** Undefined while the receipt is read. */
  readonly outcomes: readonly Outcome[] | undefined
  readonly error: unknown
}

export function OutcomeList({ legs, outcomes, error }: OutcomeListProps) {
  if (error !== undefined) {
    return (
      <p role="alert">
        {messageForPeople(error, 'The receipt could not be read.')} What was missed is still in your basket.
      </p>
    )
  }
  if (outcomes === undefined) {
    return (
      <>
        <LoadingLabel>Reading the receipt</LoadingLabel>
        <Skeleton shape="text" width={160} />
      </>
    )
  }
  const bought = outcomes.filter(({ status }) => status === 'bought').length
  const partly = legs.flatMap((leg) => {
    const units = unitsOf(outcomes, leg.orderHash)
    return units !== undefined && units < leg.units ? [{ leg, units }] : []
  })
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.outcomeTitle}>
        {bought === legs.length ? `All ${bought} bought` : `${bought} of ${legs.length} bought`}
        {partly.length > 0 && `, ${partly.length} of them in part`}.
      </p>
      <Bought legs={legs.filter(({ orderHash }) => unitsOf(outcomes, orderHash) !== undefined)} />
      {partly.map(({ leg, units }) => (
        <LegNote key={leg.orderHash}>
          Of {formatCount(leg.units)} of <bdi>{leg.item.name}</bdi> only {formatCount(units)} came; nothing
          was paid for the others.
        </LegNote>
      ))}
      {outcomes.map(
        (outcome) =>
          outcome.status === 'missed' && (
            <LegNote key={outcome.orderHash}>
              <bdi>{legs.find(({ orderHash }) => orderHash === outcome.orderHash)?.item.name}</bdi>{' '}
              {outcome.because}; nothing was paid for it.
            </LegNote>
          ),
      )}
    </div>
  )
}

/** How many units of a listing came; undefined where it was missed. */
function unitsOf(outcomes: readonly Outcome[], orderHash: Leg['orderHash']): bigint | undefined {
  const outcome = outcomes.find((one) => one.orderHash === orderHash)
  return outcome?.status === 'bought' ? outcome.units : undefined
}

/** What is the buyer's now, each with the way to its page. */
function Bought({ legs }: { readonly legs: readonly Leg[] }) {
  return (
    <ul className={styles.bought}>
      {legs.map(({ orderHash, item }) => (
        <li key={orderHash}>
          <Link to={item.path}>
            <bdi>{item.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
