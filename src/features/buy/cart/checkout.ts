// Buying a cart: what the chain says of each cart item before, and the write itself. Loaded on demand: ethers comes with it.
import type { OrderHash } from '../../../domain/hashes.ts'
import { accountPath } from '../../../domain/paths.ts'
import type { Wei } from '../../../domain/wei.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { agreedWhole } from '../../../market/cart/agreed.ts'
import {
  prepareCart,
  type CartListing,
  type CartVerdict,
  type CheckedCartItem,
} from '../../../market/cart/cart.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { IndexedOrder } from '../../../market/types.ts'
import { refuse, type PurchaseChange } from '../../../market/verdict.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { indexedOrder } from '../../../trade/loadOrder.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { wantedUnits } from '../purchase/wantedUnits.ts'
import { explain, prepared } from '../../../trade/prepared.ts'
import { cartKey } from '../../../trade/writeKeys.ts'
import { Cart_ordersDocument } from '../../../trade/__generated__/Cart.ts'
import { isDeclining } from '../../../orders/listing.ts'
import { highestPrice, type CartItem } from '../../../orders/cartItem.ts'
import { purchase } from '../../../messages/en/purchase.ts'
import { writes } from '../../../messages/en/writes.ts'
import { currentTranslate } from '../../../messages/translate.ts'

/** A cart item as its buyer sees it: what the chain says of it, and what turned out different from the page. */
export interface PreviewedCartItem {
  readonly cartItem: CartItem
  readonly checked: CheckedCartItem
  readonly changes: readonly PurchaseChange[]
}

export interface CheckoutPreview {
  readonly cartItems: readonly PreviewedCartItem[]
  readonly outcome: CartVerdict['outcome']
}

/** A price that moves between two readings is asked again at most this often. */
const MOST_READINGS = 3

function shownOf(cartItem: CartItem): ShownListing {
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

/** What the index has lost is left out like what the chain refuses. */
function lost(cartItem: CartItem): CheckedCartItem {
  return {
    status: 'left-out',
    orderHash: cartItem.orderHash,
    shown: shownOf(cartItem),
    because: refuse({
      check: 'order',
      code: 'order-malformed',
      found: 'not in the index',
      sentence: currentTranslate()(purchase.lost),
    }),
  }
}

/** Reads the chain for a cart in one currency; what changed since the page was made is taken up and named. */
export async function previewCheckout(
  context: TradeContext,
  cartItems: readonly CartItem[],
): Promise<CheckoutPreview> {
  const { send, config, account } = context
  const orders = await loadOrders(
    context,
    cartItems.map(({ orderHash }) => orderHash),
  )
  let asked = cartItems.flatMap((cartItem) => {
    const order = orders.get(cartItem.orderHash)
    return order === undefined
      ? []
      : [{ cartItem, order, shown: shownOf(cartItem), changes: [] as PurchaseChange[] }]
  })
  for (let reading = 1; ; reading += 1) {
    const verdict: CartVerdict =
      asked.length === 0
        ? { cartItems: [], outcome: refuse({ check: 'status', code: 'nothing-left', found: 'no cart item' }) }
        : await prepareCart({ send, config, cartItems: asked, buyer: account })
    const changeOf = (index: number) => {
      const checked = verdict.cartItems[index]
      return checked?.status === 'left-out' && 'change' in checked.because
        ? checked.because.change
        : undefined
    }
    if (reading === MOST_READINGS || asked.every((_, index) => changeOf(index) === undefined)) {
      const found = new Map(
        asked.flatMap(({ cartItem, changes }, index) => {
          const checked = verdict.cartItems[index]
          return checked === undefined ? [] : [[cartItem.orderHash, { cartItem, checked, changes }] as const]
        }),
      )
      return {
        cartItems: cartItems.map(
          (cartItem) => found.get(cartItem.orderHash) ?? { cartItem, checked: lost(cartItem), changes: [] },
        ),
        outcome: verdict.outcome,
      }
    }
    asked = asked.map((one, index) => {
      const change = changeOf(index)
      if (change === undefined) return one
      // That a declining price has declined is no news.
      const expected = change.what === 'price' && isDeclining(one.cartItem)
      const changes = expected ? one.changes : [...one.changes, change]
      return { ...one, changes, shown: { ...one.shown, ...after(change, one.shown) } }
    })
  }
}

/** What is shown once a change is taken up. */
function after(change: PurchaseChange, { total, quantity }: ShownListing): Partial<ShownListing> {
  switch (change.what) {
    case 'price':
      return { total: change.to }
    case 'quantity':
      return { quantity: change.to, total: ((total * change.to) / quantity) as Wei }
  }
}

/** A cart item that was shown among those to be bought, at the price it was shown with. */
export interface AgreedCartItem {
  readonly cartItem: CartItem
  readonly shown: ShownListing
}

/** The cart items that a preview includes. */
export function agreedCartItems({ cartItems }: CheckoutPreview): readonly AgreedCartItem[] {
  return cartItems.flatMap(({ cartItem, checked }) =>
    checked.status === 'included' ? [{ cartItem, shown: checked.shown }] : [],
  )
}

/**
 * The purchase of what a preview showed, in one transaction: when a cart item of it can no longer be bought at its signature,
 * nothing is signed and the buyer is asked again.
 */
export function defineCheckout(context: TradeContext, agreed: readonly AgreedCartItem[]): WriteDefinition {
  const { send, config, account } = context
  const [first] = agreed
  if (first === undefined) throw new RangeError('A purchase needs a cart item.')
  const only = agreed.length === 1 ? first : undefined
  return {
    key: cartKey(first.cartItem.currency.address, account),
    account,
    describe: {
      title:
        only === undefined
          ? writes.buyListings({ count: agreed.length })
          : writes.buyItem({ item: only.cartItem.item.name }),
      done:
        only === undefined
          ? writes.listingsBought({ count: agreed.length })
          : writes.yours({ item: only.cartItem.item.name, count: only.shown.quantity }),
      path: only?.cartItem.item.path ?? accountPath(account),
      wanted: only === undefined ? undefined : wantedUnits(only.cartItem, only.shown),
    },
    async prepare() {
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
        return prepared({ status: 'changed', change, passed: [] })
      }
      const verdict = await prepareCart({ send, config, cartItems, buyer: account, acceptLess: true })
      return prepared(agreedWhole(verdict))
    },
    explain,
  }
}
