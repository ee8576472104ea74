// Where features meet the frame: the search box and the wallet button of the header, the tray of transactions.
import { lazy, Suspense } from 'react'
import { HeaderSearch } from '../features/search/HeaderSearch.tsx'
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

export function SearchSlot() {
  return <HeaderSearch />
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
