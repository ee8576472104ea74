// Every kind of trade: the title of its dialog, and the dialog itself, whose code loads when it first opens.
import type { ComponentType } from 'react'
import { tradeActionsTexts } from '../messages/en/tradeActions.ts'
import type { Message } from '../messages/message.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import type { TradeKind, TradeProps } from './dialog/trade.ts'

export interface TradeEntry<Kind extends TradeKind> {
  /** Shown while no wallet is connected. */
  readonly title: Message
  readonly Dialog: ComponentType<TradeProps<Kind>>
}

const { sell, titles } = tradeActionsTexts

const trade = <Kind extends TradeKind>(
  title: Message,
  load: () => Promise<ComponentType<TradeProps<Kind>>>,
): TradeEntry<Kind> => ({ title, Dialog: lazyPart(load) })

export const TRADES: { readonly [Kind in TradeKind]: TradeEntry<Kind> } = {
  buy: trade(titles.buy, async () => (await import('./buy/Dialog.tsx')).BuyDialog),
  cart: trade(titles.cart, async () => (await import('./cart/Dialog.tsx')).CheckoutDialog),
  list: trade(sell.list, async () => (await import('./list/Dialog.tsx')).ListDialog),
  changePrice: trade(titles.changePrice, async () => (await import('./list/Dialog.tsx')).ChangePriceDialog),
  bulkList: trade(sell.list, async () => (await import('./bulkList/Dialog.tsx')).BulkListDialog),
  cancel: trade(titles.cancel, async () => (await import('./cancel/Dialog.tsx')).CancelDialog),
  bulkCancel: trade(titles.bulkCancel, async () => (await import('./cancel/Dialog.tsx')).BulkCancelDialog),
  offer: trade(titles.offer, async () => (await import('./offer/Dialog.tsx')).OfferDialog),
  changeOffer: trade(titles.changeOffer, async () => (await import('./offer/Dialog.tsx')).ChangeOfferDialog),
  accept: trade(titles.accept, async () => (await import('./accept/Dialog.tsx')).AcceptDialog),
  cover: trade(titles.cover, async () => (await import('./cover/Dialog.tsx')).CoverDialog),
  cancelOffers: trade(
    titles.cancelOffers,
    async () => (await import('./cancelOffers/Dialog.tsx')).CancelOffersDialog,
  ),
  cancelEverything: trade(
    titles.cancelEverything,
    async () => (await import('./cancelOffers/Dialog.tsx')).CancelEverythingDialog,
  ),
  wrap: trade(titles.wrap, async () => (await import('./wrap/Dialog.tsx')).WrapDialog),
  approve: trade(titles.approve, async () => (await import('./approve/Dialog.tsx')).ApproveDialog),
  revoke: trade(titles.revoke, async () => (await import('./revoke/Dialog.tsx')).RevokeDialog),
}
