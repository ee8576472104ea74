// A quantity of an edition: a multiplication sign and the count.
import { controlsTexts } from '../messages/en/controls.ts'
import { rawUnits, shownQuantity } from '../domain/quantity.ts'
import { useTranslate } from './useTranslate.ts'
import { Trans } from './Trans.tsx'
import styles from './TokenAmount.module.css'

export interface TokenAmountProps {
  /** In the contract's units. */
  readonly quantity: bigint
  /** Of the item; shown exactly, and on hover as the contract counts it. */
  readonly decimals: number
  /** The total of which this is a part. */
  readonly of?: bigint
}

export function TokenAmount({ quantity, decimals, of }: TokenAmountProps) {
  const t = useTranslate()
  // The sign comes before the count in every language.
  const amount = <span dir="ltr">{`×\u2009${t(shownQuantity(quantity, { decimals }))}`}</span>
  const exact = rawUnits(quantity, { decimals })
  return (
    <span className={styles.amount} title={exact && t(exact)}>
      {of === undefined ? (
        amount
      ) : (
        <Trans
          message={controlsTexts.amountOf({
            amount,
            total: shownQuantity(of, { decimals }),
            of: (text) => <span className={styles.of}>{text}</span>,
          })}
        />
      )}
    </span>
  )
}
