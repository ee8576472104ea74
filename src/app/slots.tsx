// The features in the frame: search box, cart and wallet buttons, and the tray of transactions.
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

/** Shows a skeleton of the field until its code loads. */
export const SearchSlot = lazyPart(
  async () => (await import('../features/search/HeaderSearch.tsx')).HeaderSearch,
  { waiting: () => <Skeleton width="100%" height="var(--target)" /> },
)

/** Reserves the button's space until its code loads. */
export const CartSlot = lazyPart(
  async () => (await import('../features/buy/cart/cartCode.ts')).loadCartButton(),
  { waiting: () => <span style={{ width: 'var(--target)' }} />, notice: 'none' },
)

/** Rendered below every page during time travel. */
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

/** The tray's code loads with the first transaction, or with one that a previous page left pending. */
export function TransactionsSlot() {
  const { entries } = useTransactions()
  return entries.length === 0 ? null : <Tray />
}
