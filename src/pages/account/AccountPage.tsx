// What an account holds, the latest acquired first.
import { AccountFrame } from './AccountFrame.tsx'
import { AccountItems } from './AccountItems.tsx'

export function AccountPage() {
  return <AccountFrame title="Items">{(account) => <AccountItems account={account} />}</AccountFrame>
}
