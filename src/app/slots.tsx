// Where features meet the frame: the search box and the wallet button of the header, the tray of transactions.
import { type ComponentType, lazy, Suspense } from 'react'
import { WalletButton } from '../features/wallet/WalletButton.tsx'
import { useTransactions } from '../transactions/TransactionsProvider.tsx'

const search = import.meta.glob<{ HeaderSearch: ComponentType }>('../features/search/HeaderSearch.tsx', {
  eager: true,
})

export function SearchSlot() {
  const Search = Object.values(search)[0]?.HeaderSearch
  return Search === undefined ? null : <Search />
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
