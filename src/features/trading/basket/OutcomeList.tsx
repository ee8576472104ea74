// How a purchase of a basket ended: how many listings were bought, which in part, and each that was missed with why.
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Link } from '../../../ui/Link.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import type { AgreedLeg } from './checkout.ts'
import type { Leg } from './leg.ts'
import { LegNote } from './LegNote.tsx'
import type { Outcome } from './receipt.ts'
import styles from './Checkout.module.css'

export interface OutcomeListProps {
  /** What was signed: a preview may have shown fewer units than the basket holds. */
  readonly agreed: readonly AgreedLeg[]
  /** Undefined while the receipt is read. */
  readonly outcomes: readonly Outcome[] | undefined
  readonly error: unknown
}

export function OutcomeList({ agreed, outcomes, error }: OutcomeListProps) {
  // A single one came, or the transaction would have failed; how many of its units did is in the write's own sentence.
  if (agreed.length === 1) return <Bought agreed={agreed} />
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
  const partly = agreed.flatMap(({ leg, shown: { quantity } }) => {
    const came = unitsOf(outcomes, leg.orderHash)
    return came !== undefined && came < quantity ? [{ leg, quantity, came }] : []
  })
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.outcomeTitle}>
        {bought === agreed.length ? `All ${bought} bought` : `${bought} of ${agreed.length} bought`}
        {partly.length > 0 && `, ${partly.length} of them in part`}.
      </p>
      <Bought agreed={agreed.filter(({ leg }) => unitsOf(outcomes, leg.orderHash) !== undefined)} />
      {partly.map(({ leg, quantity, came }) => (
        <LegNote key={leg.orderHash}>
          Of {formatCount(quantity)} of <bdi>{leg.item.name}</bdi> only {formatCount(came)} came; nothing was
          paid for {quantity - came === 1n ? 'the other' : 'the others'}.
        </LegNote>
      ))}
      {outcomes.map(
        (outcome) =>
          outcome.status === 'missed' && (
            <LegNote key={outcome.orderHash}>
              <bdi>{agreed.find(({ leg }) => leg.orderHash === outcome.orderHash)?.leg.item.name}</bdi>{' '}
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
function Bought({ agreed }: Pick<OutcomeListProps, 'agreed'>) {
  return (
    <ul className={styles.bought}>
      {agreed.map(({ leg: { orderHash, item } }) => (
        <li key={orderHash}>
          <Link to={item.path}>
            <bdi>{item.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
