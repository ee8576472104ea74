// What can be traded, and the way for any button to open the dialog of it.
import { createContext, use } from 'react'
import type { Currency } from '../domain/currency.ts'
import type { Wei } from '../domain/wei.ts'
import type { CartItem } from '../orders/cartItem.ts'
import type { HeldItem, ListedItem, Listing } from '../orders/listing.ts'
import type { Offer, OfferStart } from '../orders/offer.ts'
import type { ActiveApproval } from './approval.ts'

export type Trade =
  | { readonly kind: 'buy'; readonly listing: Listing }
  /** Cart items in one currency, at most as many as one transaction takes. */
  | { readonly kind: 'cart'; readonly cartItems: readonly CartItem[] }
  | { readonly kind: 'cancel'; readonly listing: Listing }
  | { readonly kind: 'offer'; readonly start: OfferStart }
  | { readonly kind: 'accept'; readonly offer: Offer; readonly given: HeldItem | undefined }
  /** What an offer of one's own lacks to be paid. */
  | { readonly kind: 'cover'; readonly offer: Offer }
  /** The native coin for what stands for it, or back: how much of it, where that is known. */
  | { readonly kind: 'wrap'; readonly currency: Currency; readonly unwrapped?: Wei | undefined }
  | { readonly kind: 'withdraw'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cancelEverything' }
  | { readonly kind: 'list'; readonly item: ListedItem; readonly held: bigint | undefined }
  /** Another price for a listing of one's own. */
  | { readonly kind: 'edit'; readonly listing: Listing }
  /** At most as many as one transaction takes. */
  | { readonly kind: 'listMany'; readonly items: readonly HeldItem[] }
  | { readonly kind: 'cancelMany'; readonly listings: readonly Listing[] }
  /** The approval that a listing of one's own lacks. */
  | { readonly kind: 'allow'; readonly listing: Listing }
  | { readonly kind: 'revoke'; readonly given: ActiveApproval }

export type OpenTradeDialog = (trade: Trade) => void

export const TradeDialogContext = createContext<OpenTradeDialog | undefined>(() => {
  throw new Error('Trading needs <TradeDialogs> above the page')
})

/**
 * Opens the dialog of a trade, after the connect dialog where there is no wallet yet. Undefined where the site is shown
 * as of a block of the past: there is no trade then, nor a button for one.
 */
export function useOpenTradeDialog(): OpenTradeDialog | undefined {
  return use(TradeDialogContext)
}
