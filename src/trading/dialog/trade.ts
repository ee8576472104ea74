// The kinds of trades, the hook with which any button opens a trade's dialog, and the props of such dialogs. The dialogs
// themselves are listed in src/trading/trades.ts.
import { createContext, use } from 'react'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { Trait } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import type { CartItem } from '../../orders/cartItem.ts'
import type { HeldItem, ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import type { Offer, OfferStart } from '../../orders/offer.ts'
import type { ActiveApproval } from './approval.ts'

/** How many items can be selected at once: as many as fit in one transaction and a dialog. */
export const MAX_SELECTED = 50

/** Each kind of trade, with what its dialog needs. */
export interface Trades {
  buy: { readonly listing: Listing }
  /** Cart items in one currency, at most as many as one transaction takes. */
  cart: { readonly cartItems: readonly CartItem[] }
  cancel: { readonly listing: Listing }
  offer: { readonly start: OfferStart }
  /** Changes the user's own offer. */
  changeOffer: {
    readonly offer: Offer
    /** The trait of a trait offer. */
    readonly trait: Trait | undefined
  }
  /** `itemToSell` is the item of the page; undefined to select one among those that the offer takes. */
  accept: { readonly offer: Offer; readonly itemToSell: HeldItem | undefined }
  /** Adds the balance or allowance that the user's own offer lacks. */
  cover: { readonly offer: Offer }
  /** Wraps the native coin or unwraps it; `unwrapped` is the amount to unwrap, if the page has one. */
  wrap: { readonly currency: Currency; readonly unwrapped?: Wei | undefined }
  cancelOffers: { readonly offers: readonly Offer[] }
  cancelEverything: object
  list: {
    readonly item: ListedItem
    readonly held: bigint | undefined
    /** The user's own expired listing, whose terms the form starts with. */
    readonly expired?: Listing
  }
  /** Changes the price of the user's own listing. */
  changePrice: { readonly listing: Listing }
  /** At most as many as one transaction takes; `expired` is the user's own expired listing of them as a bundle. */
  bulkList: { readonly items: readonly HeldItem[]; readonly expired?: Listing }
  bulkCancel: { readonly listings: readonly Listing[] }
  /** Grants the approval that the user's own listing lacks. */
  approve: { readonly listing: Listing }
  revoke: { readonly activeApproval: ActiveApproval }
}

export type TradeKind = keyof Trades

/** A trade of one of these kinds; of any by default. */
export type Trade<Kind extends TradeKind = TradeKind> = {
  [Each in Kind]: { readonly kind: Each } & Trades[Each]
}[Kind]

/** The props of the dialog of one kind of trade. */
export type TradeProps<Kind extends TradeKind> = Trades[Kind] & AccountDialogProps

export interface AccountDialogProps {
  /** The connected account. A change of account starts the dialog over. */
  readonly account: Address
  readonly onClose: () => void
}

export type OpenTradeDialog = (trade: Trade) => void

export const TradeDialogContext = createContext<OpenTradeDialog | undefined>(() => {
  throw new Error('No <TradeDialogs> above')
})

/**
 * Opens the dialog of a trade, after the connect dialog if no wallet is connected. Undefined during time travel: nobody
 * can trade as of a past block, and no button is shown.
 */
export function useOpenTradeDialog(): OpenTradeDialog | undefined {
  return use(TradeDialogContext)
}
