// The confirm dialog of taking a permission back: whose it is, what it opens, and what stops working.
import type { Address as AddressValue } from '../../../domain/address.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { LookAlikeMark } from '../../../ui/LookAlikes.tsx'
import { ListedMark } from '../Evidence.tsx'
import { AddressFact } from '../AddressFact.tsx'
import { loadPermissions, useTradeContext } from '../useTrade.ts'
import { revokeKey } from '../writeKeys.ts'
import { Extent } from './Extent.tsx'
import { permissionName, type GivenPermission } from './permission.ts'

export interface RevokeDialogProps {
  readonly given: GivenPermission
  readonly account: AddressValue
  readonly onClose: () => void
}

export function RevokeDialog({ given, account, onClose }: RevokeDialogProps) {
  const context = useTradeContext(account)
  const { permission, subject } = given
  return (
    <ConfirmDialog
      title="Take back permission"
      doneTitle="Permission taken back"
      confirmLabel="Take back"
      keepLabel="Keep it"
      failure="The permission cannot be taken back now."
      writeKey={revokeKey(permissionName(permission), account)}
      load={loadPermissions}
      define={({ revocationOf }) => revocationOf(context, given)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>{meaningOf(given)} Nothing leaves your account.</p>
      <Facts>
        <Fact label="For">
          <bdi>{subject}</bdi>{' '}
          {permission.kind !== 'currency' && (
            <LookAlikeMark address={permission.contract} names={[subject]} />
          )}
        </Fact>
        {permission.kind === 'token' && <Fact label="Token ID">{`${permission.identifier}`}</Fact>}
        <Fact label="It may take">
          <Extent given={given} />
        </Fact>
        <AddressFact label="Who" address={permission.operator} />
        <AddressFact label="Contract" address={permission.contract}>
          {permission.kind !== 'currency' && <ListedMark collection={permission.contract} />}
        </AddressFact>
      </Facts>
    </ConfirmDialog>
  )
}

/** What stops working. */
function meaningOf({ trades, permission }: GivenPermission): string {
  if (!trades) return 'This contract cannot move anything of it any more.'
  return permission.kind === 'currency'
    ? 'Your open offers in this currency cannot be accepted until you allow it again.'
    : 'Your listings of these items cannot be bought until you allow it again.'
}
