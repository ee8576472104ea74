// The action for selected items of a collection: adding listings to the cart, or listing the account's own items.
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei } from '../../domain/wei.ts'
import { useCart } from '../../trading/cart/store/cartStore.ts'
import type { Listing } from '../../orders/listing.ts'
import { useOpenTradeDialog } from '../../trading/dialog/trade.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { TokenStandard } from '../../graphql/__generated__/operations.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { ChosenItemsDocument } from './__generated__/ChosenItems.ts'
import type { SelectionAction } from './useItemSelection.tsx'

export interface SelectionActionOptions {
  /** The owner that items are filtered by. */
  readonly owner: Address | undefined
  readonly standard: TokenStandard | undefined
  /** Reads the current state of orders. */
  readonly fetchOrders: (hashes: readonly string[]) => Promise<readonly Listing[]>
}

/** Lists items where the account's own items are shown, and adds listings to the cart elsewhere. */
export function useSelectionAction({
  owner,
  standard,
  fetchOrders,
}: SelectionActionOptions): SelectionAction {
  const client = useApolloClient()
  const { cart, cartItems } = useCart()
  const [added, setAdded] = useState<readonly OrderHash[]>([])
  const open = useOpenTradeDialog()
  const account = useAccount()

  if (owner !== undefined && owner === account) {
    return {
      kind: 'list',
      // A listed item can't be listed again, but more units of an edition can. The standard isn't known at once.
      getId: ({ id, orderHash }) => (standard !== 'ERC1155' && orderHash !== null ? undefined : id),
      excluded: collectionTexts.isListed,
      label: collectionTexts.listItems,
      act: async (ids) => {
        const { toListedItem } = await import('../../orders/listedItem.ts')
        const where = { account, token_in: [...ids], amount_gt: '0' }
        const { balances } = await queryIndex(client, ChosenItemsDocument, { where, first: ids.length })
        const items = balances.map(({ amount, token }) => ({
          item: toListedItem(token),
          held: toWei(amount),
        }))
        if (items.length > 0) open?.({ kind: 'bulkList', items })
        const notOwnedCount = ids.length - items.length
        return notOwnedCount > 0 ? collectionTexts.notOwned({ count: notOwnedCount }) : undefined
      },
    }
  }
  return {
    kind: 'buy',
    getId: ({ orderHash }) => orderHash ?? undefined,
    // All of them were bought or removed since, so "Added 3 to cart" is out of date.
    isOutdated: added.length > 0 && cartItems.every(({ orderHash }) => !added.includes(orderHash)),
    label: collectionTexts.addToCart,
    act: async (ids) => {
      setAdded([])
      const [{ canBeInCart, isBuyable }, { toCartItem }] = await Promise.all([
        import('../../orders/listing.ts'),
        import('../../orders/cartItem.ts'),
      ])
      const listings = await fetchOrders(ids)
      const buyable = listings.filter(
        (listing) => isBuyable(listing, nowSeconds()) && canBeInCart(listing) && account !== listing.seller,
      )
      if (!cart.add(buyable.map((listing) => toCartItem(listing)))) return collectionTexts.cartFull
      setAdded(buyable.map(({ orderHash }) => orderHash))
      const left = ids.length - buyable.length
      const own = listings.filter(({ seller }) => seller === account).length
      const count = buyable.length
      if (left === 0) return collectionTexts.added({ count })
      return left === own
        ? collectionTexts.addedWithoutOwn({ count, own })
        : collectionTexts.addedSome({ count, left })
    },
  }
}
