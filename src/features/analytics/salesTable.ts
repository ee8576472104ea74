// Columns of an export of sales: every figure of each, with the rule that flagged it.
import { checksumAddress } from '../../domain/checksum.ts'
import type { Currency } from '../../domain/currency.ts'
import { translateToEnglish } from '../../messages/translate.ts'
import { amountColumns, currencyColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import type { AnalyzedSale } from './sales.ts'
import type { ItemNames } from './useItemNames.ts'
import type { VolumeBar } from './volume.ts'
import { flagReason, RULE_MESSAGES } from '../../domain/saleFlagMessages.ts'

/** @param names of the items, if loaded */
export function saleColumns(names?: ItemNames): readonly ExportColumn<AnalyzedSale>[] {
  const named: readonly ExportColumn<AnalyzedSale>[] =
    names === undefined ? [] : [{ key: 'item_name', value: (sale) => names.find(sale) ?? null }]
  return [
    { key: 'time', value: ({ atSeconds }) => isoTime(atSeconds) },
    { key: 'token_id', value: ({ tokenId }) => tokenId },
    ...named,
    { key: 'quantity', value: ({ quantity }) => quantity.toString() },
    ...currencyColumns<AnalyzedSale>(({ currency }) => currency),
    ...amountColumns<AnalyzedSale>('price', ({ price, currency }) => ({ amount: price, currency })),
    ...amountColumns<AnalyzedSale>('unit_price', ({ unitPrice, currency }) => ({
      amount: unitPrice,
      currency,
    })),
    { key: 'price_signed', value: ({ signed }) => (signed ? 'yes' : 'no') },
    ...amountColumns<AnalyzedSale>('fees_and_royalties', ({ charges, currency }) => ({
      amount: charges,
      currency,
    })),
    { key: 'seller', value: ({ seller }) => checksumAddress(seller) },
    { key: 'buyer', value: ({ buyer }) => checksumAddress(buyer) },
    {
      key: 'flag',
      value: ({ flag }) => (flag === undefined ? null : translateToEnglish(RULE_MESSAGES[flag.rule].name)),
    },
    {
      key: 'flag_reason',
      value: ({ flag }) =>
        flag === undefined ? null : translateToEnglish(flagReason(flag, checksumAddress)),
    },
    { key: 'transaction', value: ({ transaction }) => transaction },
  ]
}

export function volumeColumns(currency: Currency): readonly ExportColumn<VolumeBar>[] {
  return [
    { key: 'from', value: ({ startsAtSeconds }) => isoTime(startsAtSeconds) },
    ...currencyColumns<VolumeBar>(() => currency),
    ...amountColumns<VolumeBar>('volume', ({ adjusted }) => ({ amount: adjusted, currency })),
    ...amountColumns<VolumeBar>('flagged_volume', ({ flagged }) => ({ amount: flagged, currency })),
    { key: 'sales', value: ({ sales, flaggedSales }) => sales - flaggedSales },
    { key: 'flagged_sales', value: ({ flaggedSales }) => flaggedSales },
  ]
}
