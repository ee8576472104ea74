// Where features meet the frame: the search box and the wallet button of the header, the tray of transactions.
import { lazy, Suspense } from 'react'
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

const HeaderSearch = lazy(async () => ({
  default: (await import('../features/search/HeaderSearch.tsx')).HeaderSearch,
}))

/** Until its code is there, the field's own shape. */
export function SearchSlot() {
  return (
    <Suspense fallback={<Skeleton width="100%" height="var(--target)" />}>
      <HeaderSearch />
    </Suspense>
  )
}

export function WalletSlot() {
  return <WalletButton />
}

const TransactionTray = lazy(async () => {
  const { TransactionTray: Tray } = await import('../features/transactions/TransactionTray.tsx')
  return { default: Tray }
})

/** The tray's code comes with the first transaction, or with the one that an earlier page left under way. */
export function TransactionsSlot() {
  const { entries } = useTransactions()
  if (entries.length === 0) return null
  return (
    <Suspense>
      <TransactionTray />
    </Suspense>
  )
}
