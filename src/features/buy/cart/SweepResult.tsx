// The listings that a sweep selects, and the cheapest ones that it leaves out, with the reason.
import { LowestPrice } from '../../../ui/LowestPrice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../../ui/States.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { priceAt, totalUnits, type CartItem } from '../../../orders/cartItem.ts'
import { CommonContract, lineEvidence, CartItemLine, CartItemNote } from './CartItemLine.tsx'
import { sweep } from '../../../messages/en/sweep.ts'
import styles from './SweepDialog.module.css'
import type { Message, Value } from '../../../messages/message.ts'
import type { LeftOutOfSweep } from './useSweep.ts'

export interface SweepResultProps {
  readonly cartItems: readonly CartItem[]
  /** False if a declining listing that wasn't read may cost less than one of these. */
  readonly isCheapest: boolean
  readonly leftOut: readonly LeftOutOfSweep[]
  readonly now: number
  /** True if there are fewer items than requested. */
  readonly short: boolean
  readonly query:
    | { readonly kind: 'loading' | 'ready' }
    | { kind: 'failed'; error: unknown; retry: () => void }
  /** The symbols of the unit's currencies, for messages. */
  readonly symbols: Value
  /** True if nothing is for sale in this unit. */
  readonly none: boolean
  /** Whether the page's filters limit the listings. */
  readonly isFiltered?: boolean
  /** False while a field shows an error. */
  readonly valid: boolean
}

export function SweepResult(props: SweepResultProps) {
  const t = useTranslate()
  const { cartItems, isCheapest, leftOut, now, query, symbols, none, valid } = props
  switch (query.kind) {
    case 'loading':
      return (
        <>
          <LoadingLabel>{t(sweep.loading)}</LoadingLabel>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className={styles.waiting} width="100%" height="60px" />
          ))}
        </>
      )
    case 'failed':
      return <ErrorState error={query.error} onRetry={query.retry} />
    case 'ready':
      if (none) {
        return props.isFiltered === true ? (
          <Empty title={t(sweep.noneMatching({ currency: symbols }))}>{t(sweep.noneMatchingHint)}</Empty>
        ) : (
          <Empty title={t(sweep.none({ currency: symbols }))}>{t(sweep.noneHint)}</Empty>
        )
      }
      if (!valid) return null
      return (
        <>
          <p className={styles.summary} role="status">
            {t(summary(props))} <LowestPrice exact={isCheapest} />
          </p>
          <CommonContract cartItems={cartItems} />
          <ul>
            {cartItems.map((cartItem) => (
              <CartItemLine
                key={cartItem.orderHash}
                cartItem={cartItem}
                units={cartItem.units}
                evidence={lineEvidence(cartItems)}
                end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
              />
            ))}
            {leftOut.map(({ cartItem, because }) => (
              <CartItemLine
                key={cartItem.orderHash}
                cartItem={cartItem}
                units={cartItem.units}
                evidence={lineEvidence(cartItems)}
                struck
                end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
              >
                <CartItemNote>{t(sweep.leftOut({ reason: because }))}</CartItemNote>
              </CartItemLine>
            ))}
          </ul>
        </>
      )
  }
}

function summary({ cartItems, leftOut, short, symbols }: SweepResultProps): Message {
  if (cartItems.length === 0) return leftOut.length === 0 ? sweep.noneSoCheap : sweep.noneAvailable
  const count = totalUnits(cartItems)
  if (short) return sweep.fewer({ count })
  const values = { count, currency: symbols }
  return leftOut.length > 0 ? sweep.cheapestAvailable(values) : sweep.cheapest(values)
}
