// The columns of an approvals export: subject, operator, and extent, with amounts to the smallest unit.
import { checksumAddress } from '../../domain/checksum.ts'
import { translateToEnglish } from '../../messages/translate.ts'
import { amountColumns, currencyColumns, type ExportColumn } from '../../ui/export/table.ts'
import { getApprovalExtent, getOperatorName, type ActiveApproval } from '../dialog/approval.ts'

export const APPROVAL_COLUMNS: readonly ExportColumn<ActiveApproval>[] = [
  { key: 'for', value: ({ subject }) => subject },
  { key: 'contract', value: ({ approval }) => checksumAddress(approval.contract) },
  {
    key: 'token_id',
    value: ({ approval }) => (approval.kind === 'token' ? approval.identifier.toString() : null),
  },
  { key: 'operator', value: ({ approval }) => checksumAddress(approval.operator) },
  {
    key: 'operator_name',
    value: ({ approval }) => translateToEnglish(getOperatorName(approval.operator) ?? '') || null,
  },
  { key: 'extent', value: getApprovalExtent },
  ...currencyColumns<ActiveApproval>(({ currency }) => currency),
  ...amountColumns<ActiveApproval>('amount', ({ amount, currency }) =>
    amount === null || currency === undefined ? undefined : { amount, currency },
  ),
  { key: 'trades_here', value: ({ trades }) => trades },
  { key: 'read', value: ({ isRead }) => isRead },
]
