// The contract that several legs have in common, once above them rather than on each of their lines.
import { Evidence } from '../Evidence.tsx'
import type { Leg } from './leg.ts'
import type { LegLineProps } from './LegLine.tsx'
import styles from './Checkout.module.css'

const isCommon = ([first, ...others]: readonly Leg[]) =>
  others.length > 0 && others.every(({ item }) => item.collection === first?.item.collection)

/** What each line then still has to say of its item. */
export const evidenceOf = (legs: readonly Leg[]): LegLineProps['evidence'] =>
  isCommon(legs) ? 'number' : 'whole'

/** Nothing where the legs are of several contracts, or there is one alone. */
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
