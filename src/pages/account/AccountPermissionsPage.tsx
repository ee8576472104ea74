// Who may move items and money of an account, and how to take that back.
import type { Address } from '../../domain/address.ts'
import { Permissions } from '../../features/trading/permissions/Permissions.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountPermissionsPage() {
  return (
    <AccountFrame title="Permissions">{(account) => <AccountPermissions account={account} />}</AccountFrame>
  )
}

function AccountPermissions({ account }: { readonly account: Address }) {
  const { state } = useWallet()
  return <Permissions account={account} own={'account' in state && state.account === account} />
}
