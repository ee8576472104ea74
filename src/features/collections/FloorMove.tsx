// The change of a floor, shown by its sign as well as by its color.
import { collectionFigures } from '../../messages/en/collectionFigures.ts'
import { share } from '../../messages/values.ts'
import { classNames } from '../../ui/classNames.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './CollectionTable.module.css'
import { changeBasisPoints, type FloorChange } from './ranking.ts'

export function FloorMove({ change }: { readonly change: FloorChange }) {
  const t = useTranslate()
  const points = changeBasisPoints(change)
  if (points === undefined) return <>—</>
  const size = share(points < 0n ? -points : points)
  return (
    <span className={classNames(points < 0n && styles.fell, points > 0n && styles.rose)}>
      {points === 0n
        ? t(size)
        : t((points < 0n ? collectionFigures.floorFell : collectionFigures.floorRose)({ change: size }))}
    </span>
  )
}
