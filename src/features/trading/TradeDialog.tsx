// The dialog of one trade; its code comes with the first trade that is opened.
import { CheckoutDialog } from './basket/CheckoutDialog.tsx'
import { BulkListDialog } from './bulk/BulkListDialog.tsx'
import { CancelManyDialog } from './bulk/CancelManyDialog.tsx'
import { BuyDialog } from './listings/BuyDialog.tsx'
import { CancelDialog } from './listings/CancelDialog.tsx'
import { ListDialog } from './listings/ListDialog.tsx'
import { AcceptDialog } from './offers/AcceptDialog.tsx'
import { OfferDialog } from './offers/OfferDialog.tsx'
import { WithdrawDialog } from './offers/WithdrawDialog.tsx'
import { RevokeDialog } from './permissions/RevokeDialog.tsx'
import type { Trade } from './TradeDialogs.tsx'

export interface TradeDialogProps {
  readonly trade: Trade
  readonly onClose: () => void
}

export function TradeDialog({ trade, onClose }: TradeDialogProps) {
  switch (trade.kind) {
    case 'buy':
      return <BuyDialog listing={trade.listing} onClose={onClose} />
    case 'basket':
      return <CheckoutDialog legs={trade.legs} onClose={onClose} />
    case 'cancel':
      return <CancelDialog listing={trade.listing} onClose={onClose} />
    case 'offer':
      return <OfferDialog start={trade.start} onClose={onClose} />
    case 'accept':
      return <AcceptDialog offer={trade.offer} given={trade.given} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog offers={trade.offers} onClose={onClose} />
    case 'cancelEverything':
      return <WithdrawDialog offers={undefined} onClose={onClose} />
    case 'edit':
      return <ListDialog item={trade.listing.item} held={undefined} old={trade.listing} onClose={onClose} />
    case 'listMany':
      return <BulkListDialog items={trade.items} onClose={onClose} />
    case 'cancelMany':
      return <CancelManyDialog listings={trade.listings} onClose={onClose} />
    case 'revoke':
      return <RevokeDialog given={trade.given} onClose={onClose} />
    case 'list':
      return <ListDialog item={trade.item} held={trade.held} onClose={onClose} />
  }
}
