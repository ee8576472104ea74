// The summary of a purchase of several listings: each cart item, why some are left out, the payments, and the total.
import { rawUnits } from '../../domain/quantity.ts'
import { CircleCheck } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { isNative } from '../../domain/currency.ts'
import type { Wei } from '../../domain/wei.ts'
import type { PaymentLine } from '../../seaport/sellOrder.ts'
import type { IncludedCartItem, LeftOutCartItem } from '../../seaport/cart/cart.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ChangeSentence } from '../buy/PurchaseSummary.tsx'
import { FundingNote, NetworkFee, AddressFact, ROLES } from '../dialog/Summary.tsx'
import { type CheckoutPreview, type PreviewedCartItem, shownUnits } from './write.ts'
import { sumInUnit, totalUnits, type CartItem, type Payment } from '../../orders/cartItem.ts'
import {
  CommonContract,
  lineEvidence,
  CartItemLine,
  CartItemNote,
  type CartItemLineProps,
  PaidIn,
} from './CartItemLine.tsx'
import { leftOutReason } from './OutcomeList.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './Checkout.module.css'
import dialogs from '../dialog/Dialogs.module.css'

export interface CheckoutSummaryProps {
  readonly cartItems: readonly CartItem[]
  /** Undefined while the chain is read. */
  readonly preview: CheckoutPreview | undefined
  readonly account: Address
  /** The checks are out of date because a later one refused. */
  readonly overtaken: boolean
}

export function CheckoutSummary({ cartItems, preview, account, overtaken }: CheckoutSummaryProps) {
  const t = useTranslate()
  if (preview === undefined) return <SummarySkeleton cartItems={cartItems} />
  const { verdict } = preview
  const included = preview.cartItems.flatMap(({ cartItem, checked }) =>
    checked.status === 'included' ? [{ cartItem, checked, shown: checked.shown }] : [],
  )
  const total = sumInUnit(
    included.map(({ cartItem, checked }) => ({ currency: cartItem.currency, amount: checked.total })),
  )
  const token = total?.parts.find(({ currency }) => !isNative(currency))
  const leftOut = preview.cartItems.length - included.length
  return (
    <>
      {leftOut > 0 && included.length > 0 && (
        <p className={dialogs.change} role="status">
          {t(buyTexts.someLeftOut({ count: leftOut, total: preview.cartItems.length }))}
        </p>
      )}
      <CommonContract cartItems={cartItems} />
      <ul className={styles.cartItems}>
        {preview.cartItems.map((one) => (
          <CheckedLine
            key={one.cartItem.orderHash}
            previewed={one}
            evidence={lineEvidence(cartItems)}
            explained={verdict.status === 'refused' && lacksFunds(verdict)}
          />
        ))}
      </ul>
      {verdict.status === 'refused' ? (
        <div role="alert">
          <p className={dialogs.refusal}>{t(verdict.sentence)}</p>
          {/* The figures of one of several listings would not be those of the cart. */}
          {cartItems.length === 1 && <p className={dialogs.remedy}>{t(verdict.detail)}</p>}
          {verdict.remedy !== '' && <p className={dialogs.remedy}>{t(verdict.remedy)}</p>}
        </div>
      ) : (
        total !== undefined && (
          <>
            <Facts>
              <Fact label={t(buyTexts.youPay)} strong>
                <Price {...total} size="m" exact />
              </Fact>
              <NetworkFee fee={verdict.plan.networkFee} transactions={verdict.plan.steps.length} />
              <AddressFact label={t(buyTexts.arrives)} address={account}>
                {t(buyTexts.items({ count: shownUnits(included) }))}
              </AddressFact>
            </Facts>
            <PaidIn total={total} exact />
            {token !== undefined && (
              <FundingNote plan={verdict.plan} price={token.amount} currency={token.currency} />
            )}
            <Payments cartItems={included} />
            {!overtaken && (
              <p className={styles.checked}>
                <CircleCheck aria-hidden="true" />
                <Trans
                  message={buyTexts.checked({
                    count: included.length,
                    block: verdict.plan.blockNumber,
                    at: (text) => <span className={styles.block}>{text}</span>,
                  })}
                />
              </p>
            )}
          </>
        )
      )}
    </>
  )
}

const lacksFunds = (because: LeftOutCartItem['because']) =>
  'code' in because && because.code === 'insufficient-funds'

interface CheckedLineProps {
  readonly previewed: PreviewedCartItem
  readonly evidence: CartItemLineProps['evidence']
  /** Whether the summary below the rows says that the balance is too low for any of them. */
  readonly explained: boolean
}

function CheckedLine(props: CheckedLineProps) {
  const { evidence, explained } = props
  const { cartItem, checked, changes } = props.previewed
  const t = useTranslate()
  const included = checked.status === 'included'
  const exact = rawUnits(checked.shown.quantity, cartItem.item)
  const leftOut = !included && !(explained && lacksFunds(checked.because)) ? checked : undefined
  return (
    <CartItemLine
      cartItem={cartItem}
      units={checked.shown.quantity}
      evidence={evidence}
      struck={leftOut !== undefined}
      end={
        <Price
          amount={included ? checked.total : checked.shown.total}
          currency={cartItem.currency}
          exact={included}
        />
      }
    >
      {leftOut !== undefined && (
        <CartItemNote>{t(buyTexts.leftOut({ reason: leftOutReason(leftOut.because) }))}</CartItemNote>
      )}
      {exact !== undefined && <p className={styles.exact}>{t(exact)}</p>}
      {included &&
        changes.map((change, index) => (
          <p key={index} className={styles.changed} role="status">
            <ChangeSentence change={change} currency={cartItem.currency} scale={cartItem.item} />
          </p>
        ))}
    </CartItemLine>
  )
}

/** The payments with full addresses: collapsed, because there may be fifty sellers. */
function Payments(props: {
  readonly cartItems: readonly { readonly cartItem: CartItem; readonly checked: IncludedCartItem }[]
}) {
  const t = useTranslate()
  const totals = new Map<string, PaymentLine & Payment>()
  for (const { cartItem, checked } of props.cartItems) {
    const { currency } = cartItem
    for (const line of checked.lines) {
      const key = `${line.role} ${line.recipient} ${currency.address}`
      const amount = (totals.get(key)?.amount ?? 0n) + line.amount
      totals.set(key, { ...line, currency, amount: amount as Wei })
    }
  }
  const accounts = new Set([...totals.values()].map(({ role, recipient }) => `${role} ${recipient}`))
  const sellers = [...accounts].filter((account) => account.startsWith('seller ')).length
  return (
    <details className={styles.payments} open={totals.size <= 3}>
      <summary>
        {t(
          accounts.size > sellers
            ? buyTexts.paymentsAndFees({ sellers, others: accounts.size - sellers })
            : buyTexts.payments({ sellers }),
        )}
      </summary>
      <Facts>
        {[...totals].map(([key, { role, recipient, ...payment }]) => (
          <AddressFact key={key} label={t(ROLES[role])} address={recipient}>
            <Price {...payment} exact />
          </AddressFact>
        ))}
      </Facts>
    </details>
  )
}

function SummarySkeleton({ cartItems }: { readonly cartItems: readonly CartItem[] }) {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{t(buyTexts.checkingListings)}</LoadingLabel>
      <CommonContract cartItems={cartItems} />
      <ul className={styles.cartItems}>
        {cartItems.map((cartItem) => (
          <CartItemLine
            key={cartItem.orderHash}
            cartItem={cartItem}
            evidence={lineEvidence(cartItems)}
            units={cartItem.units}
            end={<Skeleton shape="text" width={72} />}
          />
        ))}
      </ul>
      <p className={dialogs.checking}>{t(buyTexts.checkingItems({ count: totalUnits(cartItems) }))}</p>
    </>
  )
}
