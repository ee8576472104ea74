// Where features meet the frame: search box, cart and wallet button of the header, the tray of transactions.
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

/** Until its code is there, the field's own shape. */
export const SearchSlot = lazyPart(
  async () => (await import('../features/search/HeaderSearch.tsx')).HeaderSearch,
  { waiting: () => <Skeleton width="100%" height="var(--target)" /> },
)

/** Until its code is there, the button's room. */
export const CartSlot = lazyPart(
  async () => (await import('../features/buy/cart/cartCode.ts')).loadCartButton(),
  { waiting: () => <span style={{ width: 'var(--target)' }} />, notice: 'none' },
)

/** Under every page that is shown as of a block. */
export const TimeTravelBanner = lazyPart(
  async () => (await import('../features/timeTravel/TimeTravelBanner.tsx')).TimeTravelBanner,
  {
    notice: 'none',
  },
)

export function WalletSlot() {
  return <WalletButton />
}

const Tray = lazyPart(async () => (await import('./trayCode.ts')).loadTray())

/** The tray's code comes with the first transaction, or with the one that an earlier page left under way. */
export function TransactionsSlot() {
  const { entries } = useTransactions()
  return entries.length === 0 ? null : <Tray />
}
