// The listings of an account; on the viewer's own page also those reserved for them, and their expired ones.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountListings } from './AccountListings.tsx'
import { ExpiredListings } from './ExpiredListings.tsx'
import { ReservedListings } from './ReservedListings.tsx'

export function AccountListingsPage() {
  return (
    <AccountFrame view="listings">
      {(account) => (
        <>
          <ReservedListings account={account} />
          <AccountListings account={account} />
          <ExpiredListings account={account} />
        </>
      )}
    </AccountFrame>
  )
}
