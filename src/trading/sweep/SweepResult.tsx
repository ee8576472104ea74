// The listings that a sweep selects, and the cheapest ones that it leaves out, with the reason.
import { type IndexedItem, useNamedItem } from '../../ui/ItemDocuments.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { priceAt, totalUnits, type CartItem } from '../../orders/cartItem.ts'
import { CommonContract, lineEvidence, CartItemLine, CartItemNote } from '../cart/CartItemLine.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import styles from './Dialog.module.css'
import type { Message, Value } from '../../messages/message.ts'
import type { SweepRow } from './sweep.ts'
import type { LeftOutOfSweep } from './useSweep.ts'

export interface SweepResultProps {
  /** What the sweep buys, and what the buyer left out, the cheapest first. */
  readonly rows: readonly SweepRow[]
  readonly onInclude: (cartItem: CartItem, included: boolean) => void
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
  const shown = props.rows.map(({ cartItem }) => cartItem)
  const { rows, onInclude, isCheapest, leftOut, now, query, symbols, none, valid } = props
  switch (query.kind) {
    case 'loading':
      return (
        <>
          <LoadingLabel>{t(buyTexts.sweep.loading)}</LoadingLabel>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className={styles.waiting} width="100%" height="60px" />
          ))}
        </>
      )
    case 'failed':
      return <ErrorState title={t(buyTexts.sweep.failed)} error={query.error} onRetry={query.retry} />
    case 'ready':
      if (none) {
        return props.isFiltered === true ? (
          <Empty title={t(buyTexts.sweep.noneMatching({ currency: symbols }))}>
            {t(buyTexts.sweep.noneMatchingHint)}
          </Empty>
        ) : (
          <Empty title={t(buyTexts.sweep.none({ currency: symbols }))}>{t(buyTexts.sweep.noneHint)}</Empty>
        )
      }
      if (!valid) return null
      return (
        <>
          <p className={styles.summary} role="status">
            {t(summary(props))} <LowestPrice exact={isCheapest} />
          </p>
          <CommonContract cartItems={shown} />
          <ul>
            {rows.map(({ cartItem, included }) => (
              <CartItemLine
                key={cartItem.orderHash}
                cartItem={cartItem}
                units={cartItem.units}
                evidence={lineEvidence(shown)}
                end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
                action={
                  <Include
                    item={cartItem.item}
                    included={included}
                    onInclude={(next) => onInclude(cartItem, next)}
                  />
                }
              />
            ))}
            {leftOut.map(({ cartItem, because }) => (
              <CartItemLine
                key={cartItem.orderHash}
                cartItem={cartItem}
                units={cartItem.units}
                evidence={lineEvidence(shown)}
                struck
                end={<Price amount={priceAt(cartItem, now)} currency={cartItem.currency} />}
              >
                <CartItemNote>{t(buyTexts.sweep.leftOut({ reason: because }))}</CartItemNote>
              </CartItemLine>
            ))}
          </ul>
        </>
      )
  }
}

function summary({ rows, leftOut, short, symbols }: SweepResultProps): Message {
  const cartItems = rows.flatMap(({ cartItem, included }) => (included ? [cartItem] : []))
  if (cartItems.length === 0)
    return leftOut.length === 0 ? buyTexts.sweep.noneSoCheap : buyTexts.sweep.noneAvailable
  const count = totalUnits(cartItems)
  if (short) return buyTexts.sweep.fewer({ count })
  const values = { count, currency: symbols }
  return leftOut.length > 0
    ? buyTexts.sweep.cheapestAvailable(values)
    : cartItems.length < rows.length
      ? buyTexts.sweep.cheapestOthers(values)
      : buyTexts.sweep.cheapest(values)
}

interface IncludeProps {
  readonly item: IndexedItem
  readonly included: boolean
  readonly onInclude: (included: boolean) => void
}

/** The checkbox of an item that can be bought. */
function Include({ item, included, onInclude }: IncludeProps) {
  const t = useTranslate()
  return (
    <input
      type="checkbox"
      className={styles.include}
      aria-label={t(buyTexts.sweep.include({ item: useNamedItem(item).name }))}
      checked={included}
      onChange={() => onInclude(!included)}
    />
  )
}
