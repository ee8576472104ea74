// What files of a portfolio hold.
import { checksumAddress } from '../../domain/checksum.ts'
import { amountColumns, type ExportColumn, isoTime } from '../../ui/export/table.ts'
import { placeOf } from './items.ts'
import { type Closed, gainOf, type Money } from './ledger.ts'
import type { HeldItem } from './readPortfolio.ts'
import { unrealisedOf } from './value.ts'

function moneyColumns<Row>(
  key: string,
  moneyOf: (row: Row) => Money | undefined,
): readonly ExportColumn<Row>[] {
  return [
    ...amountColumns(key, moneyOf),
    { key: `${key}_currency`, value: (row) => moneyOf(row)?.currency.symbol ?? null },
    { key: `${key}_currency_address`, value: (row) => moneyOf(row)?.currency.address ?? null },
  ]
}

/** One row an item; a cost paid in several currencies stands in its first, and the others make the row incomplete. */
export const HELD_COLUMNS: readonly ExportColumn<HeldItem>[] = [
  { key: 'collection', value: ({ collection }) => checksumAddress(collection) },
  { key: 'collection_name', value: ({ collectionName }) => collectionName },
  { key: 'token_id', value: ({ tokenId }) => tokenId },
  { key: 'name', value: ({ name }) => name },
  { key: 'units', value: ({ quantity }) => quantity.toString() },
  ...moneyColumns<HeldItem>('cost', ({ cost }) => cost.known[0]),
  { key: 'units_without_known_cost', value: ({ cost }) => cost.unknownUnits.toString() },
  { key: 'cost_complete', value: ({ cost }) => cost.unknownUnits === 0n && cost.known.length === 1 },
  ...moneyColumns<HeldItem>('value_at_floor', ({ atFloor }) => atFloor),
  ...moneyColumns<HeldItem>('value_at_trait_floor', ({ atTraitFloor }) => atTraitFloor),
  { key: 'dearest_trait', value: ({ trait }) => trait ?? null },
  ...moneyColumns<HeldItem>('unrealised_gain', ({ cost, atFloor }) => unrealisedOf(cost, atFloor)),
]

/** One row a lot that left, sold or not. */
export const CLOSED_COLUMNS: readonly ExportColumn<Closed>[] = [
  { key: 'time', value: ({ atSeconds }) => isoTime(atSeconds) },
  { key: 'collection', value: ({ item }) => checksumAddress(placeOf(item).collection) },
  { key: 'token_id', value: ({ item }) => placeOf(item).tokenId },
  { key: 'units', value: ({ quantity }) => quantity.toString() },
  { key: 'came_by', value: ({ origin }) => origin },
  {
    key: 'acquired_at',
    value: ({ acquiredAtSeconds }) => (acquiredAtSeconds === undefined ? null : isoTime(acquiredAtSeconds)),
  },
  { key: 'left_by', value: ({ exit }) => exit },
  ...moneyColumns<Closed>('cost', ({ cost }) => cost),
  ...moneyColumns<Closed>('proceeds', ({ proceeds }) => proceeds),
  ...moneyColumns<Closed>('gain', gainOf),
  { key: 'transaction', value: ({ transaction }) => transaction },
]
