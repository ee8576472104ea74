// Columns of a portfolio's exports.
import { tokenCollection, parseEntityTokenId } from '../../domain/ids.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { exportedCollectionName } from '../../domain/names.ts'
import { amountColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { type Closed, realizedGain, type Money } from './ledger.ts'
import type { HeldItem } from './fetchPortfolio.ts'
import { unrealizedGain } from './value.ts'

function moneyColumns<Row>(
  key: string,
  getMoney: (row: Row) => Money | undefined,
): readonly ExportColumn<Row>[] {
  return [
    ...amountColumns(key, getMoney),
    { key: `${key}_currency`, value: (row) => getMoney(row)?.currency.symbol ?? null },
    { key: `${key}_currency_address`, value: (row) => getMoney(row)?.currency.address ?? null },
  ]
}

/** One row per item. If its cost was paid in several units of account, the row has the first and isn't marked complete. */
export const HELD_COLUMNS: readonly ExportColumn<HeldItem>[] = [
  { key: 'collection', value: ({ collection }) => checksumAddress(collection) },
  { key: 'collection_name', value: ({ collectionName }) => exportedCollectionName(collectionName) },
  { key: 'token_id', value: ({ tokenId }) => tokenId },
  { key: 'name', value: ({ name }) => name },
  { key: 'units', value: ({ quantity }) => quantity.toString() },
  { key: 'decimals', value: ({ decimals }) => `${decimals}` },
  ...moneyColumns<HeldItem>('cost', ({ cost }) => cost.amounts[0]),
  { key: 'units_without_known_cost', value: ({ cost }) => cost.unknownUnits.toString() },
  { key: 'cost_complete', value: ({ cost }) => cost.unknownUnits === 0n && cost.amounts.length === 1 },
  ...moneyColumns<HeldItem>('value_at_floor', ({ atFloor }) => atFloor),
  ...moneyColumns<HeldItem>('value_at_trait_floor', ({ atTraitFloor }) => atTraitFloor),
  { key: 'highest_floor_trait', value: ({ trait }) => trait ?? null },
  ...moneyColumns<HeldItem>('unrealized_gain', ({ cost, atFloor }) => unrealizedGain(cost, atFloor)),
]

/** One row per lot that left the account, sold or not. */
export const CLOSED_COLUMNS: readonly ExportColumn<Closed>[] = [
  { key: 'time', value: ({ atSeconds }) => isoTime(atSeconds) },
  { key: 'collection', value: ({ item }) => checksumAddress(tokenCollection(item)) },
  { key: 'token_id', value: ({ item }) => parseEntityTokenId(item) },
  { key: 'units', value: ({ quantity }) => quantity.toString() },
  { key: 'acquired_by', value: ({ origin }) => origin },
  {
    key: 'acquired_at',
    value: ({ acquiredAtSeconds }) => (acquiredAtSeconds === undefined ? null : isoTime(acquiredAtSeconds)),
  },
  { key: 'left_by', value: ({ exit }) => exit },
  ...moneyColumns<Closed>('cost', ({ cost }) => cost),
  ...moneyColumns<Closed>('proceeds', ({ proceeds }) => proceeds),
  ...moneyColumns<Closed>('gain', realizedGain),
  { key: 'transaction', value: ({ transaction }) => transaction },
]
