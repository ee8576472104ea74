// What a file of permissions holds: for what, to whom, and how much of a currency to its smallest unit.
import { checksumAddress } from '../../../domain/checksum.ts'
import { currentTranslate } from '../../../messages/translate.ts'
import { amountColumns, currencyColumns, type ExportColumn } from '../../../ui/export/table.ts'
import { extentOf, nameOfOperator, type GivenPermission } from '../../../trade/permission.ts'

export const PERMISSION_COLUMNS: readonly ExportColumn<GivenPermission>[] = [
  { key: 'for', value: ({ subject }) => subject },
  { key: 'contract', value: ({ permission }) => checksumAddress(permission.contract) },
  {
    key: 'token_id',
    value: ({ permission }) => (permission.kind === 'token' ? permission.identifier.toString() : null),
  },
  { key: 'operator', value: ({ permission }) => checksumAddress(permission.operator) },
  {
    key: 'operator_name',
    value: ({ permission }) => currentTranslate()(nameOfOperator(permission.operator) ?? '') || null,
  },
  { key: 'extent', value: extentOf },
  ...currencyColumns<GivenPermission>(({ currency }) => currency),
  ...amountColumns<GivenPermission>('amount', ({ amount, currency }) =>
    amount === null || currency === undefined ? undefined : { amount, currency },
  ),
  { key: 'trades_here', value: ({ trades }) => trades },
]
