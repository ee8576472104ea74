// The kinds of trades, the hook with which any button opens a trade's dialog, and the props that every such dialog takes.
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

export type Trade =
  | { readonly kind: 'buy'; readonly listing: Listing }
  /** Cart items in one currency, at most as many as one transaction takes. */
  | { readonly kind: 'cart'; readonly cartItems: readonly CartItem[] }
  | { readonly kind: 'cancel'; readonly listing: Listing }
  | { readonly kind: 'offer'; readonly start: OfferStart }
  /** Changes the user's own offer. */
  | {
      readonly kind: 'changeOffer'
      readonly offer: Offer
      /** The trait of a trait offer. */
      readonly trait: Trait | undefined
    }
  | { readonly kind: 'accept'; readonly offer: Offer; readonly given: HeldItem | undefined }
  /** Adds the balance or allowance that the user's own offer lacks. */
  | { readonly kind: 'cover'; readonly offer: Offer }
  /** Wraps the native coin or unwraps it; `unwrapped` is the amount to unwrap, if the page has one. */
  | { readonly kind: 'wrap'; readonly currency: Currency; readonly unwrapped?: Wei | undefined }
  | { readonly kind: 'withdraw'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cancelEverything' }
  | {
      readonly kind: 'list'
      readonly item: ListedItem
      readonly held: bigint | undefined
      /** The user's own expired listing, whose terms the form starts with. */
      readonly expired?: Listing
    }
  /** Changes the price of the user's own listing. */
  | { readonly kind: 'edit'; readonly listing: Listing }
  /** At most as many as one transaction takes. */
  | { readonly kind: 'listMany'; readonly items: readonly HeldItem[]; readonly expired?: Listing }
  | { readonly kind: 'cancelMany'; readonly listings: readonly Listing[] }
  /** Grants the approval that the user's own listing lacks. */
  | { readonly kind: 'allow'; readonly listing: Listing }
  | { readonly kind: 'revoke'; readonly given: ActiveApproval }

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
