// Where features meet the frame: the search box and the wallet button of the header.
import type { ComponentType } from 'react'

const search = import.meta.glob<{ HeaderSearch: ComponentType }>('../features/search/HeaderSearch.tsx', {
  eager: true,
})
const wallet = import.meta.glob<{ WalletButton: ComponentType }>('../features/wallet/WalletButton.tsx', {
  eager: true,
})

export function SearchSlot() {
  const Search = Object.values(search)[0]?.HeaderSearch
  return Search === undefined ? null : <Search />
}

export function WalletSlot() {
  const Wallet = Object.values(wallet)[0]?.WalletButton
  return Wallet === undefined ? null : <Wallet />
}
