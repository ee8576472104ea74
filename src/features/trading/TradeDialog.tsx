// The dialog of one trade, for the account that is connected; its code comes with the first trade that is opened.
import type { Address } from '../../domain/address.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { CheckoutDialog } from './basket/CheckoutDialog.tsx'
import { BulkListDialog } from './bulk/BulkListDialog.tsx'
import { CancelManyDialog } from './bulk/CancelManyDialog.tsx'
import { BuyDialog } from './listings/BuyDialog.tsx'
import { CancelDialog } from './listings/CancelDialog.tsx'
import { ListDialog } from './listings/ListDialog.tsx'
import { AcceptDialog } from './offers/AcceptDialog.tsx'
import { CoverDialog } from './offers/CoverDialog.tsx'
import { OfferDialog } from './offers/OfferDialog.tsx'
import { WithdrawDialog } from './offers/WithdrawDialog.tsx'
import { AllowDialog } from './listings/AllowDialog.tsx'
import { RevokeDialog } from './permissions/RevokeDialog.tsx'
import { WrapDialog } from './wrapping/WrapDialog.tsx'
import type { Trade } from './openTrade.ts'

export interface TradeDialogProps {
  readonly trade: Trade
  readonly onClose: () => void
}

export function TradeDialog({ trade, onClose }: TradeDialogProps) {
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title={TITLES[trade.kind]}
        onOpenChange={onClose}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" onClick={() => void prompt.ask()}>
              Connect
            </Button>
          </>
        }
      >
        <p role="alert">Your wallet is not connected to this network, so nothing can be signed.</p>
      </Dialog>
    )
  }
  // Another account is another trade: nothing typed or read for one is used for the other.
  return <DialogOf key={state.account} trade={trade} account={state.account} onClose={onClose} />
}

const TITLES: Readonly<Record<Trade['kind'], string>> = {
  buy: 'Buy',
  basket: 'Buy',
  cancel: 'Cancel listing',
  offer: 'Make an offer',
  accept: 'Accept an offer',
  cover: 'Cover offer',
  wrap: 'Wrap or unwrap',
  withdraw: 'Cancel offers',
  cancelEverything: 'Cancel everything',
  edit: 'Change the price',
  listMany: 'List for sale',
  cancelMany: 'Cancel listings',
  allow: 'Allow again',
  revoke: 'Take back permission',
  list: 'List for sale',
}

function DialogOf({ trade, ...props }: TradeDialogProps & { readonly account: Address }) {
  switch (trade.kind) {
    case 'buy':
      return <BuyDialog listing={trade.listing} {...props} />
    case 'basket':
      return <CheckoutDialog legs={trade.legs} {...props} />
    case 'cancel':
      return <CancelDialog listing={trade.listing} {...props} />
    case 'offer':
      return <OfferDialog start={trade.start} {...props} />
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
      return <BulkListDialog items={trade.items} {...props} />
    case 'cancelMany':
      return <CancelManyDialog listings={trade.listings} {...props} />
    case 'allow':
      return <AllowDialog listing={trade.listing} {...props} />
    case 'revoke':
      return <RevokeDialog given={trade.given} {...props} />
    case 'list':
      return <ListDialog item={trade.item} held={trade.held} {...props} />
  }
}
