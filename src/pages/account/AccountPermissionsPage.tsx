// Who may move items and money of an account, and how to take that back.
import type { Address } from '../../domain/address.ts'
import { Permissions } from '../../features/trading/permissions/Permissions.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Empty } from '../../ui/States.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountPermissionsPage() {
  return (
    <AccountFrame title="Permissions">{(account) => <AccountPermissions account={account} />}</AccountFrame>
  )
}

function AccountPermissions({ account }: { readonly account: Address }) {
  const { state } = useWallet()
  if (usePast() !== undefined) {
    return (
      <Empty title="Permissions are those of now">
        They are read from the chain itself, and not kept for the past. Go back to now to see them.
      </Empty>
    )
  }
  return <Permissions account={account} own={'account' in state && state.account === account} />
}
