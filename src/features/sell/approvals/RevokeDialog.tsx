// Confirms revoking an approval: its operator, what it covers, and what stops working.
import { approvals } from '../../../messages/en/approvals.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { ConfirmDialog } from '../../../trade/ConfirmDialog.tsx'
import dialogs from '../../../trade/Dialogs.module.css'
import { LookAlikeMark } from '../../../ui/LookAlikes.tsx'
import { ListedMark } from '../../../trade/Evidence.tsx'
import { AddressFact } from '../../../trade/Summary.tsx'
import { useTradeContext } from '../../../trade/tradeContext.ts'
import { loadApprovals } from './loadApprovals.ts'
import { revokeKey } from '../../../trade/writeKeys.ts'
import { Extent } from './Extent.tsx'
import { getOperatorName, approvalKey, type ActiveApproval } from '../../../trade/approval.ts'
import type { AccountDialogProps } from '../../../trade/openTradeDialog.ts'

export interface RevokeDialogProps extends AccountDialogProps {
  readonly given: ActiveApproval
}

export function RevokeDialog({ given, account, onClose }: RevokeDialogProps) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { approval, subject } = given
  const operatorName = getOperatorName(approval.operator)
  return (
    <ConfirmDialog
      title={t(approvals.revokeTitle)}
      doneTitle={t(approvals.revoked)}
      confirmLabel={t(approvals.revoke)}
      keepLabel={t(approvals.keep)}
      failure={approvals.failed}
      writeKey={revokeKey(approvalKey(approval), account)}
      load={loadApprovals}
      define={({ defineRevocation }) => defineRevocation(context, given)}
      onClose={onClose}
    >
      <p className={dialogs.lead}>{t(consequence(given))}</p>
      <Facts>
        <Fact label={t(approvals.for)}>
          <bdi>{subject}</bdi>{' '}
          {approval.kind !== 'currency' && <LookAlikeMark address={approval.contract} names={[subject]} />}
        </Fact>
        {approval.kind === 'token' && <Fact label={t(approvals.tokenId)}>{`${approval.identifier}`}</Fact>}
        <Fact label={t(approvals.canTake)}>
          <Extent given={given} />
        </Fact>
        <AddressFact label={t(approvals.operator)} address={approval.operator}>
          {operatorName === undefined ? undefined : t(operatorName)}
        </AddressFact>
        <AddressFact label={t(approvals.contract)} address={approval.contract}>
          {approval.kind !== 'currency' && <ListedMark collection={approval.contract} />}
        </AddressFact>
      </Facts>
    </ConfirmDialog>
  )
}

function consequence({ trades, approval }: ActiveApproval): Message {
  if (!trades) return approvals.stopsForeign
  return approval.kind === 'currency' ? approvals.stopsOffers : approvals.stopsListings
}
