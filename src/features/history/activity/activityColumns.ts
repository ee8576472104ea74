// Columns of an export of events: names as on the page; parties, amounts and positions on the chain in full.
import { getDecimals } from '../../../domain/quantity.ts'
import { parseAddress } from '../../../domain/address.ts'
import { checksumAddress } from '../../../domain/checksum.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { RULE_MESSAGES } from '../../../domain/saleFlagMessages.ts'
import { getSaleFlag } from '../../../graphql/saleFlag.ts'
import { ownCollectionName, plainName } from '../../../domain/names.ts'
import { getCurrency } from '../../../graphql/currency.ts'
import { translateToEnglish } from '../../../messages/translate.ts'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../../ui/export/table.ts'
import { bundleSize, eventParties } from '../record/rows.ts'
import { eventMessage } from '../record/eventTypes.ts'
import type { ActivityExportQuery } from './__generated__/ActivityExport.ts'

export type ExportedActivity = ActivityExportQuery['activities'][number]

/** @param network whose native currency replaces a currency without a name */
export function activityColumns(network: NetworkConfig): readonly ExportColumn<ExportedActivity>[] {
  const account = (side: { readonly id: string } | null) =>
    side === null ? null : checksumAddress(parseAddress(side.id))
  const getRowCurrency = ({ currency }: ExportedActivity) =>
    currency === null ? undefined : getCurrency(currency, network)
  const money = (row: ExportedActivity, amount: string | null) => {
    const currency = getRowCurrency(row)
    return amount === null || currency === undefined ? undefined : { amount: BigInt(amount), currency }
  }
  return [
    { key: 'time', value: ({ timestampSeconds }) => isoTime(Number(timestampSeconds)) },
    {
      key: 'event',
      value: ({ type, order, sale }) => translateToEnglish(eventMessage({ type, order: sale ?? order })),
    },
    { key: 'type', value: ({ type }) => type },
    { key: 'collection', value: ({ collection }) => account(collection) },
    {
      key: 'collection_name',
      value: ({ collection }) => (collection && ownCollectionName(collection)) || null,
    },
    { key: 'token_id', value: ({ token }) => token?.tokenId ?? null },
    { key: 'item_name', value: ({ token }) => plainName(token?.metadata?.name) || null },
    { key: 'quantity', value: ({ quantity }) => quantity },
    {
      key: 'decimals',
      value: ({ token }) => (token === null ? null : `${getDecimals(token.standard, token.metadata)}`),
    },
    ...currencyColumns<ExportedActivity>(getRowCurrency),
    ...amountColumns<ExportedActivity>('price', (row) => money(row, row.price)),
    ...amountColumns<ExportedActivity>('unit_price', (row) => money(row, row.unitPrice)),
    // A bundle has a row for each item: a sale's with a share of the price, a listing's with the price of all.
    { key: 'bundle_items', value: (row) => bundleItems(row) },
    { key: 'price_signed', value: ({ sale }) => (sale === null ? null : sale.priceSigned ? 'yes' : 'no') },
    { key: 'flag', value: (row) => flagRuleName(row) },
    { key: 'from', value: (row) => account(eventParties(row).from) },
    { key: 'to', value: (row) => account(eventParties(row).to) },
    { key: 'for_account', value: ({ order }) => account(order?.privateTaker ?? null) },
    { key: 'order_hash', value: ({ order }) => order?.id ?? null },
    { key: 'transaction', value: ({ transactionHash }) => transactionHash },
    { key: 'log_index', value: ({ logIndex }) => logIndex },
    { key: 'block', value: ({ blockNumber }) => blockNumber },
    { key: 'block_hash', value: ({ blockHash }) => blockHash },
  ]
}

/** Number of items sold or offered together; null for one. */
function bundleItems({ type, order, sale }: ExportedActivity): string | null {
  const count = sale?.bundleSize ?? bundleSize({ type, order }) ?? 1
  return count > 1 ? String(count) : null
}

/** Name of the rule that flags a sale; null for none, and for rows that are not sales. */
function flagRuleName({ sale }: ExportedActivity): string | null {
  const flag = sale === null ? undefined : getSaleFlag(sale)
  return flag === undefined ? null : translateToEnglish(RULE_MESSAGES[flag.rule].name)
}
