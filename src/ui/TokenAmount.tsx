// A quantity of an edition: a multiplication sign and the count.
import { controls } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import { Trans } from './Trans.tsx'
import styles from './TokenAmount.module.css'

export interface TokenAmountProps {
  readonly quantity: bigint
  /** The total of which this is a part. */
  readonly of?: bigint
}

export function TokenAmount({ quantity, of }: TokenAmountProps) {
  const t = useTranslate()
  // The sign comes before the count in every language.
  const amount = <span dir="ltr">{`×\u2009${t(quantity)}`}</span>
  return (
    <span className={styles.amount}>
      {of === undefined ? (
        amount
      ) : (
        <Trans
          message={controls.amountOf({
            amount,
            total: of,
            of: (text) => <span className={styles.of}>{text}</span>,
          })}
        />
      )}
    </span>
  )
}
