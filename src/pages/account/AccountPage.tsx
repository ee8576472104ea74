// The items of an account, the latest acquired first.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountItems } from './AccountItems.tsx'

export function AccountPage() {
  return <AccountFrame view="items">{(account) => <AccountItems account={account} />}</AccountFrame>
}
