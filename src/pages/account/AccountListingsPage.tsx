// What an account has for sale, and what would be for sale again without its doing.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountListings } from './AccountListings.tsx'

export function AccountListingsPage() {
  return <AccountFrame view="listings">{(account) => <AccountListings account={account} />}</AccountFrame>
}
