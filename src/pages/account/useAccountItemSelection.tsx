// Selecting several items of an account: the viewer's own to list, or another account's listed items to buy.
import { type ReactNode, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds } from '../../domain/time.ts'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import {
  type SelectionControls,
  useSelectionControls,
} from '../../features/selection/useSelectionControls.tsx'
import { useSelection } from '../../features/selection/useSelection.ts'
import { toCartItem } from '../../orders/cartItem.ts'
import { useCart } from '../../trading/cart/store/cartStore.ts'
import { toListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { useOpenTradeDialog, MAX_SELECTED } from '../../trading/dialog/trade.ts'
import { useWhenDone } from '../../trading/dialog/useWriteFlow.ts'
import { bulkListKey } from '../../trading/dialog/writeKeys.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { type HeldItem, isOpenToAll, getOpenListings, unlistedUnits } from './heldItem.ts'
import { accountTexts } from '../../messages/en/account.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountItems.module.css'

export interface AccountItemSelection {
  readonly open: boolean
  readonly area: SelectionControls['area']
  readonly bar: ReactNode
  readonly has: (item: HeldItem) => boolean
  /** Shown over an item's corner while items are being selected. */
  readonly badge: (item: HeldItem, place: number) => ReactNode
}

export interface AccountItemSelectionOptions {
  readonly items: readonly HeldItem[]
  readonly account: Address
  /** Whether the connected wallet is this account. */
  readonly own: boolean
}

export function useAccountItemSelection({
  items,
  account,
  own,
}: AccountItemSelectionOptions): AccountItemSelection {
  const t = useTranslate()
  const { network } = useConfig()
  const { cart } = useCart()
  const trade = useOpenTradeDialog()
  const [said, setSaid] = useState<Message>()
  const canSelect = (item: HeldItem) =>
    own ? canList(item, network) : findOpenListing(item, network) !== undefined
  const able = items.filter(canSelect)
  const shown = able.map(({ id }) => id)
  const selection = useSelection(MAX_SELECTED, shown)
  useWhenDone(bulkListKey(account), selection.end)
  const { area, box } = useSelectionControls(selection, (place) => {
    const item = items[place]
    return item === undefined || !canSelect(item) ? undefined : item.id
  })
  const selectedItems = able.filter(({ id }) => selection.selected.has(id))
  const count = selectedItems.length

  const list = () =>
    trade?.({
      kind: 'bulkList',
      items: selectedItems.map((item) => ({
        item: toListedItem(item.token),
        held: BigInt(item.amount),
        listed: BigInt(item.amount) - unlistedUnits(item, getOpenListings(item, network)),
      })),
    })
  const buy = () => {
    const listings = selectedItems.flatMap((item) => {
      const listing = findOpenListing(item, network)
      return listing === undefined ? [] : [listing]
    })
    const all = cart.add(listings.map((listing) => toCartItem(listing)))
    const left = selectedItems.length - listings.length
    setSaid(
      !all
        ? accountTexts.page.cartFull
        : left > 0
          ? accountTexts.page.addedSome({ count: listings.length, left })
          : accountTexts.page.added({ count: listings.length }),
    )
    selection.end()
  }

  return {
    open: selection.open,
    area,
    has: ({ id }) => selection.selected.has(id),
    badge: (item, place) =>
      canSelect(item) ? (
        box({ id: item.id, place, item: toListedItem(item.token) })
      ) : own ? (
        <span className={styles.listed}>{t(accountTexts.page.listed)}</span>
      ) : undefined,
    // Nothing can be bought from an account without listings, or during time travel.
    bar: trade !== undefined && (own || able.length > 0) && (
      <>
        <SelectionBar
          selection={selection}
          shown={shown}
          noun={own ? 'items' : 'itemsForSale'}
          most={MAX_SELECTED}
        >
          <Button size="s" variant="primary" disabled={selectedItems.length === 0} onClick={own ? list : buy}>
            {t(own ? accountTexts.page.listItems({ count }) : accountTexts.page.addToCart({ count }))}
          </Button>
        </SelectionBar>
        {said !== undefined && !selection.open && (
          <p className={styles.said} role="status">
            {t(said)}
          </p>
        )}
      </>
    ),
  }
}

/** The holder's live public listing of an item. */
function findOpenListing(item: HeldItem, network: NetworkConfig): Listing | undefined {
  return getOpenListings(item, network).find((listing) => isOpenToAll(listing, nowSeconds()))
}

/** Units that no live, scheduled or private listing of the holder covers; the rest of an edition can be listed. */
function canList(item: HeldItem, network: NetworkConfig): boolean {
  return unlistedUnits(item, getOpenListings(item, network)) > 0n
}
