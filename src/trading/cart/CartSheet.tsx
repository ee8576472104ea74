// The cart: its items by unit of account, and in the footer one buy button per unit.
import { useRef, useState } from 'react'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { MAX_CART_ITEMS } from '../../seaport/cart/limit.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Sheet } from '../../ui/Dialog.tsx'
import { Price } from '../../ui/Price.tsx'
import { Empty } from '../../ui/States.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { Listing } from '../../orders/listing.ts'
import { toListing } from '../../orders/toListing.ts'
import { useTransferChecks, useTransferRefusals } from '../transferChecks/useTransferChecks.ts'
import { useOpenTradeDialog } from '../dialog/trade.ts'
import { Cart_listingsDocument } from '../dialog/__generated__/Cart.ts'
import { CartLine } from './CartLine.tsx'
import { PaidIn } from './CartItemLine.tsx'
import { buyTexts } from '../../messages/en/buy.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import type { Message, Value } from '../../messages/message.ts'
import { andList } from '../../messages/values.ts'
import styles from './CartSheet.module.css'
import {
  groupByUnit,
  totalPriceAt,
  totalUnits,
  getUnavailableReason,
  type UnitGroup,
  type CartItem,
} from '../../orders/cartItem.ts'
import { useCart } from './store/cartStore.ts'
import dialogs from '../dialog/Dialogs.module.css'

export function CartSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { cart, cartItems } = useCart()
  const [undo, setUndo] = useState<{ readonly text: Message; readonly previous: readonly CartItem[] }>()
  const { reasons, available } = useAvailability(cartItems)
  const open = useOpenTradeDialog()
  const items = useRef<HTMLDivElement>(null)
  const groups = groupByUnit(cartItems).map((group) => ({
    ...group,
    buyable: group.cartItems.filter(({ orderHash }) => !reasons.has(orderHash)),
  }))

  const remove = (removed: readonly CartItem[], text: Message) => {
    setUndo({ text, previous: cart.cartItems() })
    cart.remove(removed.map(({ orderHash }) => orderHash))
  }
  const restore = () => {
    if (undo !== undefined) cart.restore(undo.previous)
    setUndo(undefined)
  }
  const buy = (unit: UnitGroup['unit'], bought: readonly CartItem[]) => {
    // The cart has the last valid quantity, which isn't the one on the screen.
    const group = items.current?.querySelector(`[data-unit="${unit}"]`)
    const invalid = group?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalid) return invalid.focus()
    onClose()
    open?.({ kind: 'cart', cartItems: bought })
  }

  return (
    <Sheet
      open
      side="end"
      title={t(buyTexts.cart.title)}
      onOpenChange={onClose}
      {...(cartItems.length === 0
        ? {}
        : {
            footer: (
              <div className={styles.purchases}>
                {groups.map(({ unit, buyable }) => (
                  <BuyGroup key={unit} buyable={buyable} onBuy={(bought) => buy(unit, bought)} />
                ))}
              </div>
            ),
          })}
    >
      <div className={styles.undo} role="status">
        {undo !== undefined && (
          <>
            <span>{t(undo.text)}</span>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the removed item had the focus */}
            <Button key={t(undo.text)} size="s" variant="secondary" autoFocus onClick={restore}>
              {t(buyTexts.cart.undo)}
            </Button>
          </>
        )}
      </div>
      {cartItems.length === 0 ? (
        <Empty title={t(buyTexts.cart.empty)}>{t(buyTexts.cart.emptyHint)}</Empty>
      ) : (
        <div ref={items}>
          {groups.map((group) => (
            <Group
              key={group.unit}
              group={group}
              reasons={reasons}
              available={available}
              onFollow={onClose}
              onRemove={(cartItem, item) => remove([cartItem], buyTexts.cart.removed({ item }))}
            />
          ))}
          <Button size="s" variant="quiet" onClick={() => remove(cartItems, buyTexts.cart.cleared)}>
            {t(buyTexts.cart.clear)}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

/** By order hash, from the index and the tokens; empty while those load. */
interface Availability {
  /** Why cart items can't be bought. */
  readonly reasons: ReadonlyMap<string, Value>
  /** The units for sale of those that can be bought, even if only in a lower quantity. */
  readonly available: ReadonlyMap<string, bigint>
}

function useAvailability(cartItems: readonly CartItem[]): Availability {
  const { network } = useConfig()
  const nowSeconds = useNow()
  const query = useIndexQuery(Cart_listingsDocument, {
    variables: { ids: cartItems.map(({ orderHash }) => orderHash) },
    skip: cartItems.length === 0,
    keepPrevious: 'while-loading',
  })
  const account = useAccount()
  const orders = query.kind === 'ready' ? query.data.orders : []
  const listings = new Map<string, Listing | null>(
    orders.map((order) => [order.id, toListing(order, network) ?? null]),
  )
  const checked = cartItems.flatMap((cartItem) => {
    const fresh = listings.get(cartItem.orderHash)
    // A previous result lacks the items that were added since.
    if (query.kind !== 'ready' || (fresh === undefined && query.previous)) return []
    const because = getUnavailableReason(cartItem, { fresh: fresh ?? null, nowSeconds, account })
    return [{ cartItem, fresh, because }]
  })
  useTransferChecks(checked.flatMap(({ fresh, because }) => (fresh && because === undefined ? [fresh] : [])))
  const findRefusal = useTransferRefusals()
  const reasons = new Map(
    checked.flatMap(({ cartItem, fresh, because }) => {
      const reason = because ?? (fresh ? findRefusal(fresh)?.sentence : undefined)
      return reason === undefined ? [] : [[cartItem.orderHash, reason] as const]
    }),
  )
  const available = new Map(
    checked.flatMap(({ cartItem, fresh }) => {
      if (!fresh || findRefusal(fresh) !== undefined) return []
      const fewest = { ...cartItem, units: cartItem.step }
      const closed = getUnavailableReason(fewest, { fresh, nowSeconds, account })
      return closed === undefined ? [[cartItem.orderHash, fresh.available] as const] : []
    }),
  )
  return { reasons, available }
}

interface GroupProps extends Availability {
  readonly group: UnitGroup & Pick<BuyGroupProps, 'buyable'>
  /** @param name the item's, as it is shown */
  readonly onRemove: (cartItem: CartItem, name: string) => void
  readonly onFollow: () => void
}

function Group(props: GroupProps) {
  const { reasons, available, onRemove, onFollow } = props
  const { unit, cartItems, buyable } = props.group
  const t = useTranslate()
  const symbols = andList([...new Set(cartItems.map(({ currency }) => currency.symbol))])
  return (
    <section
      className={styles.group}
      data-unit={unit}
      aria-label={t(buyTexts.cart.inCurrency({ currency: symbols }))}
    >
      <h3 className={styles.heading}>
        {t(symbols)}
        <span className={styles.count}>{t(buyTexts.cart.count({ count: cartItems.length }))}</span>
      </h3>
      <ul className={styles.cartItems}>
        {cartItems.map((cartItem) => (
          <CartLine
            key={cartItem.orderHash}
            cartItem={cartItem}
            reason={reasons.get(cartItem.orderHash)}
            available={available.get(cartItem.orderHash)}
            onRemove={(name) => onRemove(cartItem, name)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {buyable.length > MAX_CART_ITEMS && (
        <p className={styles.note}>{t(buyTexts.cart.tooMany({ most: MAX_CART_ITEMS }))}</p>
      )}
      {buyable.length === 0 && <p className={styles.note}>{t(buyTexts.cart.noneAvailable)}</p>}
    </section>
  )
}

interface BuyGroupProps {
  /** The cart's items in one unit that can be bought. */
  readonly buyable: readonly CartItem[]
  readonly onBuy: (cartItems: readonly CartItem[]) => void
}

function BuyGroup({ buyable, onBuy }: BuyGroupProps) {
  const now = useNow()
  const bought = buyable.slice(0, MAX_CART_ITEMS)
  const total = totalPriceAt(bought, now)
  if (total === undefined) return null
  return (
    <>
      <PaidIn total={total} />
      <Button variant="primary" wide onClick={() => onBuy(bought)}>
        <span className={dialogs.priced}>
          <Trans message={buyTexts.cart.buyFor({ count: totalUnits(bought), price: <Price {...total} /> })} />
        </span>
      </Button>
    </>
  )
}
