// The contract that all cart items share, shown once above them rather than on each line.
import { Evidence } from '../Evidence.tsx'
import type { Leg } from './leg.ts'
import type { LegLineProps } from './LegLine.tsx'
import styles from './Checkout.module.css'

const isCommon = ([first, ...others]: readonly Leg[]) =>
  others.length > 0 && others.every(({ item }) => item.collection === first?.item.collection)

/** How much of the evidence each line shows itself. */
export const evidenceOf = (legs: readonly Leg[]): LegLineProps['evidence'] =>
  isCommon(legs) ? 'number' : 'whole'

/** Renders nothing for a single item, or items of several contracts. */
export function CommonContract({ legs }: { readonly legs: readonly Leg[] }) {
  const [first] = legs
  if (first === undefined || !isCommon(legs)) return null
  const { collection, collectionName } = first.item
  const names = legs.flatMap(({ item }) => [item.collectionName, item.name])
  return (
    <div className={styles.common}>
      <bdi>{collectionName}</bdi>
      <Evidence collection={collection} names={names} />
    </div>
  )
}
