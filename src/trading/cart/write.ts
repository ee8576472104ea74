// Buying a cart: the preview of each cart item from the chain, and the write.
import { shownQuantity } from '../../domain/quantity.ts'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { isNative, getUnit } from '../../domain/currency.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { accountPath } from '../../domain/paths.ts'
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { requireWholeCart } from '../../seaport/cart/agreed.ts'
import {
  prepareCart,
  type CartListing,
  type CartVerdict,
  type CheckedCartItem,
} from '../../seaport/cart/cart.ts'
import type { ShownListing } from '../../seaport/checks.ts'
import type { IndexedOrder } from '../../seaport/types.ts'
import { refuse, type PurchaseChange } from '../../seaport/verdict.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { OLDER_LISTINGS, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import { indexedOrder } from '../dialog/loadOrder.ts'
import { fetchCommitments } from '../dialog/commitments.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { applyChange, isApprovalNext, listChanges, MAX_READINGS, toWantedUnits } from '../buy/write.ts'
import { explainRevert, requireShownWrapping, toPrepared } from '../dialog/verdicts.ts'
import { cartKey } from '../dialog/writeKeys.ts'
import { Cart_ordersDocument } from '../dialog/__generated__/Cart.ts'
import type { Listing } from '../../orders/listing.ts'
import { highestPrice, type CartItem, countUnits } from '../../orders/cartItem.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { currentTranslate } from '../../messages/translate.ts'

/** A cart item as its buyer sees it: the chain's result, and the differences from the page. */
export interface PreviewedCartItem {
  readonly cartItem: CartItem
  readonly checked: CheckedCartItem
  readonly changes: readonly PurchaseChange[]
}

export interface CheckoutPreview {
  readonly cartItems: readonly PreviewedCartItem[]
  /** What the buyer's open offers may still take of Seaport's allowance for the token that pays. */
  readonly committed: Wei
  readonly verdict: CartVerdict['outcome']
}

function toShownListing(cartItem: CartItem): ShownListing {
  const { collection, tokenId, standard } = cartItem.item
  return {
    collection,
    tokenId,
    standard,
    currency: cartItem.currency.address,
    quantity: cartItem.units,
    total: highestPrice(cartItem),
  }
}

async function loadOrders(
  { client }: TradeContext,
  hashes: readonly OrderHash[],
): Promise<ReadonlyMap<string, IndexedOrder>> {
  const { orders } = await queryIndex(client, Cart_ordersDocument, { ids: [...hashes] })
  return new Map(orders.map((row) => [row.id, indexedOrder(row)]))
}

/** A cart item that the index no longer has, left out like one that the chain refuses. */
function exclude(cartItem: CartItem): CheckedCartItem {
  return {
    status: 'left-out',
    orderHash: cartItem.orderHash,
    shown: toShownListing(cartItem),
    because: refuse({
      check: 'order',
      code: 'order-malformed',
      detail: 'not in the index',
      sentence: currentTranslate()(buyTexts.lost),
    }),
  }
}

/** Reads the chain for a cart in one unit of account; changes since the page loaded are applied and listed. */
export async function previewCheckout(
  context: TradeContext,
  cartItems: readonly CartItem[],
): Promise<CheckoutPreview> {
  const { send, config, account } = context
  const [orders, { throughSeaport: committed }] = await Promise.all([
    loadOrders(
      context,
      cartItems.map(({ orderHash }) => orderHash),
    ),
    fetchCommitments(
      context,
      cartItems.find(({ currency }) => !isNative(currency))?.currency.address ?? ZERO_ADDRESS,
    ),
  ])
  let requests = cartItems.flatMap((cartItem) => {
    const order = orders.get(cartItem.orderHash)
    return order === undefined
      ? []
      : [{ cartItem, order, shown: toShownListing(cartItem), changes: [] as PurchaseChange[] }]
  })
  for (let reading = 1; ; reading += 1) {
    const verdict: CartVerdict =
      requests.length === 0
        ? {
            cartItems: [],
            outcome: refuse({ check: 'status', code: 'nothing-left', detail: 'no cart item' }),
          }
        : await prepareCart({
            send,
            config,
            cartItems: requests,
            buyer: account,
            // The first reading lists what changed since the page loaded; later ones accept a price that declined further.
            acceptLess: reading > 1,
            committed,
          })
    const findChange = (index: number) => {
      const checked = verdict.cartItems[index]
      return checked?.status === 'left-out' && 'change' in checked.because
        ? checked.because.change
        : undefined
    }
    if (reading === MAX_READINGS || requests.every((_, index) => findChange(index) === undefined)) {
      const results = new Map(
        requests.flatMap(({ cartItem, changes }, index) => {
          const checked = verdict.cartItems[index]
          if (checked === undefined) return []
          const paid = checked.status === 'included' ? { ...checked.shown, total: checked.total } : undefined
          const previewed = { cartItem, checked, changes: listChanges(changes, cartItem, paid) }
          return [[cartItem.orderHash, previewed] as const]
        }),
      )
      return {
        cartItems: cartItems.map(
          (cartItem) =>
            results.get(cartItem.orderHash) ?? { cartItem, checked: exclude(cartItem), changes: [] },
        ),
        committed,
        verdict: verdict.outcome,
      }
    }
    requests = requests.map((one, index) => {
      const change = findChange(index)
      if (change === undefined) return one
      return { ...one, changes: [...one.changes, change], shown: applyChange(change, one.shown) }
    })
  }
}

/** A cart item that the buyer agreed to, at the price that was shown. */
export interface AgreedCartItem {
  readonly cartItem: CartItem
  readonly shown: ShownListing
}

/** The cart items that a preview includes, at the prices that it shows. */
export function agreedCartItems({ cartItems }: CheckoutPreview): readonly AgreedCartItem[] {
  return cartItems.flatMap(({ cartItem, checked }) =>
    checked.status === 'included' ? [{ cartItem, shown: { ...checked.shown, total: checked.total } }] : [],
  )
}

/**
 * Defines the purchase that a preview showed, in one transaction. If one of its cart items can't be bought any more when
 * it would be signed, nothing is signed and the buyer has to confirm again.
 * @param options.wrapped what was shown to be wrapped first: never more
 * @param options.first older listings of the buyer's to cancel before anything else
 */
export function defineCheckout(
  context: TradeContext,
  agreed: readonly AgreedCartItem[],
  options: Pick<CheckoutPreview, 'committed'> & {
    readonly wrapped: Wei
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { send, config, account } = context
  const [first] = agreed
  if (first === undefined) throw new RangeError('A purchase needs a cart item.')
  const only = agreed.length === 1 ? first : undefined
  /** As for a single purchase. */
  let kept = options.committed
  const cancelFirst = prepareCancellationFirst(context, options.first, OLDER_LISTINGS)
  return {
    key: cartKey(getUnit(first.cartItem.currency), account),
    account,
    describe: {
      title:
        only === undefined
          ? writesTexts.buyItems({ count: shownUnits(agreed) })
          : writesTexts.buyItem({ item: only.cartItem.item.name }),
      done:
        only === undefined
          ? writesTexts.itemsBought({ count: shownUnits(agreed) })
          : writesTexts.yours({
              item: only.cartItem.item.name,
              count: shownQuantity(only.shown.quantity, only.cartItem.item),
            }),
      path: only?.cartItem.item.path ?? accountPath(account),
      wanted: only === undefined ? undefined : toWantedUnits(only.cartItem, only.shown),
    },
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const orders = await loadOrders(
        context,
        agreed.map(({ cartItem }) => cartItem.orderHash),
      )
      const cartItems: CartListing[] = agreed.flatMap(({ cartItem, shown }) => {
        const order = orders.get(cartItem.orderHash)
        return order === undefined ? [] : [{ order, shown }]
      })
      if (cartItems.length < agreed.length) {
        const change = { what: 'items', from: agreed.length, to: cartItems.length } as const
        return toPrepared({ status: 'changed', change, passed: [] }, 'cart')
      }
      const verdict = requireWholeCart(
        await prepareCart({ send, config, cartItems, buyer: account, committed: kept, acceptLess: true }),
      )
      if (verdict.status === 'executable' && isApprovalNext(verdict.plan)) kept = ZERO_WEI
      return requireShownWrapping(verdict, options) ?? toPrepared(verdict, 'cart')
    },
    explain: explainRevert,
  }
}

/** The units of several purchases together, as the buyer sees them. */
export const shownUnits = (
  purchases: readonly {
    readonly cartItem: Pick<CartItem, 'item'>
    readonly shown: Pick<ShownListing, 'quantity'>
  }[],
) => purchases.reduce((sum, { cartItem, shown }) => sum + countUnits(cartItem, shown.quantity), 0n)
