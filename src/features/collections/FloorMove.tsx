// How much a floor rose or fell, by its sign as well as by its colour.
import { classNames } from '../../ui/classNames.ts'
import styles from './CollectionTable.module.css'
import { basisPointsOf, type FloorChange } from './ranking.ts'

export function FloorMove({ change }: { readonly change: FloorChange }) {
  const points = basisPointsOf(change)
  if (points === undefined) return <>—</>
  const size = points < 0n ? -points : points
  const text = `${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`
  const sign = points < 0n ? '−' : points > 0n ? '+' : ''
  return (
    <span className={classNames(points < 0n && styles.fell, points > 0n && styles.rose)}>
      {`${sign}${text}\u00A0%`}
    </span>
  )
}
