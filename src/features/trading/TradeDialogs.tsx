// The place where the dialogs that trade live: above the pages, so that a listing that leaves the page on being
// bought does not take its own dialog away.
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { later } from '../../ui/later.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { Leg } from './basket/leg.ts'
import type { HeldItem, ListedItem, Listing } from './listings/listing.ts'
import type { GivenPermission } from './permissions/permission.ts'
import type { Offer, OfferStart } from './offers/offer.ts'

const TradeDialog = later(async () => (await import('./tradeDialogCode.ts')).loadTradeDialog())

export type Trade =
  | { readonly kind: 'buy'; readonly listing: Listing }
  /** Legs in one currency, at most as many as one transaction takes. */
  | { readonly kind: 'basket'; readonly legs: readonly Leg[] }
  | { readonly kind: 'cancel'; readonly listing: Listing }
  | { readonly kind: 'offer'; readonly start: OfferStart }
  | { readonly kind: 'accept'; readonly offer: Offer; readonly given: HeldItem | undefined }
  | { readonly kind: 'withdraw'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cancelEverything' }
  | { readonly kind: 'list'; readonly item: ListedItem; readonly held: bigint | undefined }
  /** Another price for a listing of one's own. */
  | { readonly kind: 'edit'; readonly listing: Listing }
  /** At most as many as one transaction takes. */
  | { readonly kind: 'listMany'; readonly items: readonly HeldItem[] }
  | { readonly kind: 'cancelMany'; readonly listings: readonly Listing[] }
  /** The permission that a listing of one's own lacks. */
  | { readonly kind: 'allow'; readonly listing: Listing }
  | { readonly kind: 'revoke'; readonly given: GivenPermission }

type OpenTrade = (trade: Trade) => void

const TradeContext = createContext<OpenTrade | undefined>(() => {
  throw new Error('Trading needs <TradeDialogs> above the page')
})

/**
 * Opens the dialog of a trade, after the connect dialog where there is no wallet yet. Undefined where the site is shown
 * as of a block of the past: there is no trade then, nor a button for one.
 */
export function useOpenTrade(): OpenTrade | undefined {
  return use(TradeContext)
}

export function TradeDialogs({ children }: { readonly children: ReactNode }) {
  const { prompt } = useWallet()
  const past = usePast()
  // Each opening is a dialog of its own: nothing typed or read for one is left over for the next.
  const [current, setCurrent] = useState<{ readonly trade: Trade; readonly opening: number }>()
  const { ask } = prompt
  const open = useCallback<OpenTrade>(
    (trade) => {
      void ask().then((wallet) => {
        if (wallet !== undefined) setCurrent((before) => ({ trade, opening: (before?.opening ?? 0) + 1 }))
      })
    },
    [ask],
  )
  return (
    <TradeContext value={past === undefined ? open : undefined}>
      {children}
      {current !== undefined && (
        <TradeDialog key={current.opening} trade={current.trade} onClose={() => setCurrent(undefined)} />
      )}
    </TradeContext>
  )
}
