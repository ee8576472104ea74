// The dialog of one trade for the connected account; its code loads with the first trade.
import { offerStart } from '../orders/offer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWallet } from '../wallet/WalletProvider.tsx'
import { CheckoutDialog } from './cart/Dialog.tsx'
import { BulkListDialog } from './listMany/Dialog.tsx'
import { CancelManyDialog } from './cancelMany/Dialog.tsx'
import { BuyDialog } from './buy/Dialog.tsx'
import { CancelDialog } from './cancel/Dialog.tsx'
import { ListDialog } from './list/Dialog.tsx'
import { AcceptDialog } from './accept/Dialog.tsx'
import { CoverDialog } from './cover/Dialog.tsx'
import { OfferDialog } from './offer/Dialog.tsx'
import { WithdrawDialog } from './withdraw/Dialog.tsx'
import { ApproveDialog } from './approve/Dialog.tsx'
import { RevokeDialog } from './revoke/Dialog.tsx'
import { WrapDialog } from './wrap/Dialog.tsx'
import type { AccountDialogProps, Trade } from './dialog/trade.ts'
import { tradeActionsTexts } from '../messages/en/tradeActions.ts'
import { useTranslate } from '../ui/useTranslate.ts'

export interface TradeDialogProps {
  readonly trade: Trade
  readonly onClose: () => void
}

export function TradeDialog({ trade, onClose }: TradeDialogProps) {
  const t = useTranslate()
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title={t(tradeActionsTexts.titles[trade.kind])}
        onOpenChange={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t(tradeActionsTexts.dialog.close)}</Button>
            <Button variant="primary" onClick={() => void prompt.connect()}>
              {t(tradeActionsTexts.dialog.connect)}
            </Button>
          </>
        }
      >
        <p role="alert">{t(tradeActionsTexts.dialog.notConnected)}</p>
      </Dialog>
    )
  }
  // A change of account starts from scratch, so that no input or reading is used for another account.
  return <AccountTradeDialog key={state.account} trade={trade} account={state.account} onClose={onClose} />
}

function AccountTradeDialog({ trade, ...props }: TradeDialogProps & AccountDialogProps) {
  switch (trade.kind) {
    case 'buy':
      return <BuyDialog listing={trade.listing} {...props} />
    case 'cart':
      return <CheckoutDialog cartItems={trade.cartItems} {...props} />
    case 'cancel':
      return <CancelDialog listing={trade.listing} {...props} />
    case 'offer':
      return <OfferDialog start={trade.start} {...props} />
    case 'changeOffer':
      return (
        <OfferDialog start={offerStart(trade.offer)} old={trade.offer} oldTrait={trade.trait} {...props} />
      )
    case 'accept':
      return <AcceptDialog offer={trade.offer} given={trade.given} {...props} />
    case 'cover':
      return <CoverDialog offer={trade.offer} {...props} />
    case 'wrap':
      return <WrapDialog currency={trade.currency} unwrapped={trade.unwrapped} {...props} />
    case 'withdraw':
      return <WithdrawDialog offers={trade.offers} {...props} />
    case 'cancelEverything':
      return <WithdrawDialog offers={undefined} {...props} />
    case 'edit':
      return <ListDialog item={trade.listing.item} held={undefined} old={trade.listing} {...props} />
    case 'listMany':
      return <BulkListDialog items={trade.items} expired={trade.expired} {...props} />
    case 'cancelMany':
      return <CancelManyDialog listings={trade.listings} {...props} />
    case 'allow':
      return <ApproveDialog listing={trade.listing} {...props} />
    case 'revoke':
      return <RevokeDialog given={trade.given} {...props} />
    case 'list':
      return <ListDialog item={trade.item} held={trade.held} expired={trade.expired} {...props} />
  }
}
