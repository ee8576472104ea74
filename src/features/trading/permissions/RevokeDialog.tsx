// The confirm dialog of taking a permission back: whose it is, what it opens, what stops working; then the steps.
import { useState } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Address } from '../../../ui/Address.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import dialogs from '../Dialogs.module.css'
import { useReading } from '../useReading.ts'
import { loadPermissions, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { revokeKey } from '../writeKeys.ts'
import { Extent } from './Extent.tsx'
import { permissionName, type GivenPermission } from './permission.ts'

export interface RevokeDialogProps {
  readonly given: GivenPermission
  readonly onClose: () => void
}

export function RevokeDialog(props: RevokeDialogProps) {
  const { state, prompt } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title="Take back permission"
        onOpenChange={props.onClose}
        footer={
          <Button variant="primary" onClick={() => void prompt.ask()}>
            Connect
          </Button>
        }
      >
        <p role="alert">Your wallet is not connected to this network. Nothing was signed.</p>
      </Dialog>
    )
  }
  return <Revocation key={state.account} {...props} wallet={state} />
}

function Revocation({ given, wallet, onClose }: RevokeDialogProps & { readonly wallet: ConnectedWallet }) {
  const [agreed] = useState(given)
  const { permission, subject, trades } = agreed
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(revokeKey(permissionName(permission), wallet.account))
  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const code = useReading(`${round}`, loadPermissions)

  const revoke = () => {
    if (code.status !== 'loaded') return
    setStarted(true)
    start(code.value.revocationOf(context, agreed))
  }
  const again = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  return (
    <Dialog
      open
      title={done ? 'Permission taken back' : 'Take back permission'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>
            {busy ? 'Continue in the background' : done ? 'Close' : 'Keep it'}
          </Button>
          {!following && code.status !== 'failed' && (
            <Button variant="danger" disabled={code.status === 'loading'} onClick={revoke}>
              Take back
            </Button>
          )}
          {((following && !busy && !done) || (!following && code.status === 'failed')) && (
            <Button variant="primary" onClick={again}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <p className={dialogs.lead}>
        {trades
          ? permission.kind === 'currency'
            ? 'Your open offers in this currency cannot be accepted until you allow it again. Nothing leaves your account.'
            : 'Your listings of these items cannot be bought until you allow it again. Nothing leaves your account.'
          : 'This contract cannot move anything of it any more. Nothing leaves your account.'}
      </p>
      <Facts>
        <Fact label="For">
          <bdi>{subject}</bdi>
        </Fact>
        <Fact label="It may take">
          <Extent given={agreed} />
        </Fact>
        <Fact label="Who">
          <Address address={permission.operator} to={null} full copyable />
        </Fact>
        <Fact label="Contract">
          <Address address={permission.contract} to={null} full copyable />
        </Fact>
      </Facts>
      {!following && code.status === 'failed' && (
        <p className={dialogs.failure} role="alert">
          {messageForPeople(code.error, 'The permission cannot be taken back now.')}
        </p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}
