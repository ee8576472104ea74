// How many of an edition: a multiplication sign, then the count.
import { formatCount } from '../domain/wei.ts'
import styles from './TokenAmount.module.css'

export interface TokenAmountProps {
  readonly quantity: bigint
  /** The whole of which this is a part. */
  readonly of?: bigint
}

export function TokenAmount({ quantity, of }: TokenAmountProps) {
  return (
    <span className={styles.amount}>
      ×{'\u2009'}
      {formatCount(quantity)}
      {of !== undefined && <span className={styles.of}>{` of ${formatCount(of)}`}</span>}
    </span>
  )
}
