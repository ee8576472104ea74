// The outcome of a cart's purchase: the items with the units received, why others were missed, and which were left out.
import { shownQuantity } from '../../domain/quantity.ts'
import { errorText } from '../../domain/errors.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import type { AgreedCartItem, PreviewedCartItem } from './write.ts'
import { countUnits, sumInUnit, type CartItem } from '../../orders/cartItem.ts'
import { CartItemLine, CartItemNote, PaidIn } from './CartItemLine.tsx'
import type { Outcome } from '../dialog/receipt.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { joinSentences } from '../../messages/values.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './Checkout.module.css'
import type { Value } from '../../messages/message.ts'
import type { LeftOutCartItem } from '../../seaport/cart/cart.ts'
import lines from './CartItemLine.module.css'

export interface OutcomeListProps {
  /** The items that were signed for; a preview may have shown fewer units than the cart holds. */
  readonly agreed: readonly AgreedCartItem[]
  /** Undefined while the receipt is read. */
  readonly outcomes: readonly Outcome[] | undefined
  readonly error: unknown
}

export function OutcomeList({ agreed, outcomes, error }: OutcomeListProps) {
  const t = useTranslate()
  // A single listing was bought, or the transaction would have failed; the write's message says how many units.
  if (agreed.length === 1) return <Bought agreed={agreed} outcomes={undefined} />
  if (error !== undefined) {
    return (
      <p role="alert">{t(joinSentences([errorText(error, buyTexts.receiptFailed), buyTexts.stillInCart]))}</p>
    )
  }
  if (outcomes === undefined) {
    return (
      <>
        <LoadingLabel>{t(buyTexts.readingReceipt)}</LoadingLabel>
        <Skeleton shape="text" width={160} />
      </>
    )
  }
  const sum = (counts: readonly bigint[]) => counts.reduce((total, count) => total + count, 0n)
  const bought = sum(
    agreed.map(({ cartItem, shown: { quantity } }) => {
      const units = countBoughtUnits(outcomes, cartItem.orderHash) ?? 0n
      // Less than wanted of an item with decimals is none, which its own line below explains.
      return units < quantity && cartItem.item.decimals > 0 ? 0n : countUnits(cartItem, units)
    }),
  )
  const paid = sumInUnit(
    agreed.flatMap(({ cartItem: { currency, orderHash } }) => {
      const outcome = outcomes.find((one) => one.orderHash === orderHash)
      return outcome?.status === 'bought' ? [{ currency, amount: outcome.paid }] : []
    }),
  )
  const count = sum(agreed.map(({ cartItem, shown }) => countUnits(cartItem, shown.quantity)))
  const partial = agreed.flatMap(({ cartItem, shown: { quantity } }) => {
    const received = countBoughtUnits(outcomes, cartItem.orderHash)
    return received !== undefined && received < quantity ? [{ cartItem, quantity, received }] : []
  })
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.outcomeTitle}>
        {t(bought === count ? buyTexts.allBought({ count }) : buyTexts.someBought({ bought, count }))}
      </p>
      <Bought agreed={agreed} outcomes={outcomes} />
      {paid !== undefined && (
        <>
          <Facts>
            <Fact label={t(buyTexts.youPaid)} strong>
              <Price {...paid} size="m" exact />
            </Fact>
          </Facts>
          <PaidIn total={paid} exact />
        </>
      )}
      {partial.map(({ cartItem, quantity, received }) => (
        <CartItemNote key={cartItem.orderHash}>
          <Trans
            message={buyTexts.received({
              received: shownQuantity(received, cartItem.item),
              quantity: shownQuantity(quantity, cartItem.item),
              missing: shownQuantity(quantity - received, cartItem.item),
              item: <ItemName item={cartItem.item} />,
            })}
          />
        </CartItemNote>
      ))}
      {outcomes.map(
        (outcome) =>
          outcome.status === 'missed' && (
            <CartItemNote key={outcome.orderHash}>
              <Trans
                message={buyTexts.missed({
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

/** The units received of a listing; undefined if it was missed. */
export function countBoughtUnits(
  outcomes: readonly Outcome[],
  orderHash: CartItem['orderHash'],
): bigint | undefined {
  const outcome = outcomes.find((one) => one.orderHash === orderHash)
  return outcome?.status === 'bought' ? outcome.units : undefined
}

/** The items that were bought, with the units received of editions; all of them while outcomes are unknown. */
function Bought({ agreed, outcomes }: Pick<OutcomeListProps, 'agreed' | 'outcomes'>) {
  return (
    <ul>
      {agreed.map(({ cartItem }) => {
        const units = outcomes && countBoughtUnits(outcomes, cartItem.orderHash)
        if (outcomes !== undefined && units === undefined) return null
        return <CartItemLine key={cartItem.orderHash} cartItem={cartItem} units={units} linked />
      })}
    </ul>
  )
}

/** Codes of listings that can never be bought again, so that a cart needn't keep them. */
const FINAL_CODES: ReadonlySet<string> = new Set(['already-sold', 'canceled', 'counter-raised', 'expired'])

interface LeftOut {
  readonly cartItem: CartItem
  readonly because: LeftOutCartItem['because']
}

function listLeftOut(cartItems: readonly PreviewedCartItem[]): readonly LeftOut[] {
  return cartItems.flatMap(({ cartItem, checked }) =>
    checked.status === 'left-out' ? [{ cartItem, because: checked.because }] : [],
  )
}

/** The hashes of the listings that were left out for good. */
export function listNeverBuyable(cartItems: readonly PreviewedCartItem[]): readonly CartItem['orderHash'][] {
  return listLeftOut(cartItems).flatMap(({ cartItem, because }) =>
    'code' in because && FINAL_CODES.has(because.code) ? [cartItem.orderHash] : [],
  )
}

/** Why a listing was left out, as text. */
export function leftOutReason(because: LeftOutCartItem['because']): Value {
  return 'code' in because ? because.sentence : buyTexts.changesTooFast
}

export function LeftOutList({ cartItems }: { readonly cartItems: readonly PreviewedCartItem[] }) {
  const t = useTranslate()
  const leftOut = listLeftOut(cartItems)
  if (leftOut.length === 0) return null
  return (
    <ul className={lines.closing}>
      {leftOut.map(({ cartItem, because }) => (
        <CartItemLine key={cartItem.orderHash} cartItem={cartItem} units={cartItem.units} struck linked>
          <CartItemNote>{t(buyTexts.leftOut({ reason: leftOutReason(because) }))}</CartItemNote>
        </CartItemLine>
      ))}
    </ul>
  )
}
