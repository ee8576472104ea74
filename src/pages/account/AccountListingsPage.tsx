// The listings of an account.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountListings } from './AccountListings.tsx'

export function AccountListingsPage() {
  return <AccountFrame view="listings">{(account) => <AccountListings account={account} />}</AccountFrame>
}
