// How a purchase of a cart ended: how many listings were bought, which in part, and each that was missed with why.
import { errorText } from '../../../domain/errors.ts'
import { Link } from '../../../ui/Link.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import type { AgreedCartItem } from './checkout.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { CartItemNote } from './CartItemNote.tsx'
import type { Outcome } from '../../../trade/receipt.ts'
import { purchase } from '../../../messages/en/purchase.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Trans } from '../../../ui/Trans.tsx'
import styles from './Checkout.module.css'

export interface OutcomeListProps {
  /** What was signed: a preview may have shown fewer units than the cart holds. */
  readonly agreed: readonly AgreedCartItem[]
  /** Undefined while the receipt is read. */
  readonly outcomes: readonly Outcome[] | undefined
  readonly error: unknown
}

export function OutcomeList({ agreed, outcomes, error }: OutcomeListProps) {
  const t = useTranslate()
  // A single one came, or the transaction would have failed; how many of its units did is in the write's own sentence.
  if (agreed.length === 1) return <Bought agreed={agreed} />
  if (error !== undefined) {
    return (
      <p role="alert">
        {t(errorText(error, purchase.receiptFailed))} {t(purchase.stillInCart)}
      </p>
    )
  }
  if (outcomes === undefined) {
    return (
      <>
        <LoadingLabel>{t(purchase.readingReceipt)}</LoadingLabel>
        <Skeleton shape="text" width={160} />
      </>
    )
  }
  const bought = outcomes.filter(({ status }) => status === 'bought').length
  const partly = agreed.flatMap(({ cartItem, shown: { quantity } }) => {
    const came = unitsOf(outcomes, cartItem.orderHash)
    return came !== undefined && came < quantity ? [{ cartItem, quantity, came }] : []
  })
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.outcomeTitle}>
        {t(
          bought === agreed.length
            ? purchase.allBought({ count: bought, partial: partly.length })
            : purchase.someBought({ bought, count: agreed.length, partial: partly.length }),
        )}
      </p>
      <Bought agreed={agreed.filter(({ cartItem }) => unitsOf(outcomes, cartItem.orderHash) !== undefined)} />
      {partly.map(({ cartItem, quantity, came }) => (
        <CartItemNote key={cartItem.orderHash}>
          <Trans
            message={purchase.received({
              received: came,
              quantity,
              missing: quantity - came,
              item: <bdi>{cartItem.item.name}</bdi>,
            })}
          />
        </CartItemNote>
      ))}
      {outcomes.map(
        (outcome) =>
          outcome.status === 'missed' && (
            <CartItemNote key={outcome.orderHash}>
              <Trans
                message={purchase.missed({
                  item: (
                    <bdi>
                      {
                        agreed.find(({ cartItem }) => cartItem.orderHash === outcome.orderHash)?.cartItem.item
                          .name
                      }
                    </bdi>
                  ),
                  reason: outcome.because,
                })}
              />
            </CartItemNote>
          ),
      )}
    </div>
  )
}

/** How many units of a listing came; undefined where it was missed. */
function unitsOf(outcomes: readonly Outcome[], orderHash: CartItem['orderHash']): bigint | undefined {
  const outcome = outcomes.find((one) => one.orderHash === orderHash)
  return outcome?.status === 'bought' ? outcome.units : undefined
}

/** What is the buyer's now, each with the way to its page. */
function Bought({ agreed }: Pick<OutcomeListProps, 'agreed'>) {
  return (
    <ul className={styles.bought}>
      {agreed.map(({ cartItem: { orderHash, item } }) => (
        <li key={orderHash}>
          <Link to={item.path}>
            <bdi>{item.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
