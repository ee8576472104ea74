// Whether the viewer bought a listing that the index still shows, because it hasn't reached the purchase yet.
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { unitOf } from '../../domain/currency.ts'
import type { Listing } from '../../orders/listing.ts'
import { buyKey, cartKey } from '../dialog/writeKeys.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useWrite } from '../../transactions/TransactionsProvider.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { useCart } from '../cart/store/cartStore.ts'

/** True from the block of the viewer's purchase, alone or in the cart, until the index reaches it; false in time travel. */
export function useConfirmedPurchase({ orderHash, currency }: Listing): boolean {
  const account = useAccount() ?? ZERO_ADDRESS
  const isNow = useAsOfBlock() === undefined
  const inCart = cartKey(unitOf(currency), account)
  const { cartItems } = useCart()
  const alone = useWrite(buyKey(orderHash, account)).entry
  const checkout = useWrite(inCart).entry
  const isInCheckout = cartItems.some((one) => one.orderHash === orderHash && one.checkout === inCart)
  return isNow && (isUnindexed(alone) || (isInCheckout && isUnindexed(checkout)))
}

function isUnindexed(entry: TransactionEntry | undefined): boolean {
  const status = entry?.state.status
  return status === 'mined' || status === 'stalled'
}
