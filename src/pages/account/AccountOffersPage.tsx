// The offers an account made, and those that it could accept with what it holds.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountOffers } from './AccountOffers.tsx'

export function AccountOffersPage() {
  return <AccountFrame view="offers">{(account) => <AccountOffers account={account} />}</AccountFrame>
}
