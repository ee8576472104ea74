// Which sales among an item's rows the rules flag, as its collection's analytics do; of possible mirrors of these sales
// the thousand latest are looked at.
import type { Address } from '../../domain/address.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import {
  flagSales,
  WASH_WINDOW_DAYS,
  type WashFlag,
  type WashMovement,
  type WashSale,
} from '../../domain/wash.ts'
import { DAY_SECONDS } from '../../domain/time.ts'
import type { Sale_filter } from '../../graphql/__generated__/operations.ts'
import type { HistoryRow } from './rows.ts'

/** By the sale's row. */
export type SaleFlags = ReadonlyMap<string, WashFlag>

/** Where no rule was applied, or none flags anything. */
export const NO_FLAGS: SaleFlags = new Map()

/**
 * The sales that rules flag, by their rows.
 *
 * @param rows all movements and sales of one item: those of the latest stretch flag that stretch alone
 * @param elsewhere sales of the collection's other items, which one rule compares with
 */
export function flagRows(rows: readonly HistoryRow[], elsewhere: readonly WashSale[]): SaleFlags {
  return flagSales([...rows.flatMap(saleOf).toSorted(byPosition), ...elsewhere], rows.flatMap(movementOf))
}

/** The flag of the latest sale; undefined where none was flagged, or nothing sold. */
export function lastSaleFlag(rows: readonly HistoryRow[], flags: SaleFlags): WashFlag | undefined {
  const last = rows
    .filter(({ type }) => type === 'SALE')
    .toSorted(byPosition)
    .at(-1)
  return last === undefined ? undefined : flags.get(last.id)
}

/**
 * The sales of other items that could mirror one of these: the other way, free of charges, near in time. Undefined
 * where there can be none, which is so wherever somebody is paid a fee or a royalty.
 */
export function mirrorFilter(
  rows: readonly HistoryRow[],
  { collection, flags }: { readonly collection: Address; readonly flags: SaleFlags },
): Sale_filter | undefined {
  const free = rows
    .flatMap(saleOf)
    .filter(({ id, charges, seller, buyer }) => charges === 0n && seller !== buyer && !flags.has(id))
    .toSorted(byPosition)
  const [first] = free
  const last = free.at(-1)
  if (first === undefined || last === undefined) return undefined
  const window = WASH_WINDOW_DAYS * DAY_SECONDS
  return {
    collection,
    token_not: first.item,
    seller_in: accounts(free.map(({ buyer }) => buyer)),
    buyer_in: accounts(free.map(({ seller }) => seller)),
    royaltyAmount: '0',
    feeAmount: '0',
    timestampSeconds_gte: String(Math.max(0, first.atSeconds - window)),
    timestampSeconds_lte: String(last.atSeconds + window),
  }
}

function accounts(all: readonly Address[]): Address[] {
  return [...new Set(all)].toSorted()
}

function saleOf(row: HistoryRow): WashSale[] {
  const { type, item, from, to, price, charges } = row
  if (type !== 'SALE' || item === undefined || from === undefined || to === undefined) return []
  if (price === undefined || charges === undefined) return []
  const { total, currency } = price
  return [
    { ...placeOf(row), item, seller: from, buyer: to, currency: currency.address, price: total, charges },
  ]
}

function movementOf(row: HistoryRow): WashMovement[] {
  const { type, item, from, to } = row
  if (type !== 'TRANSFER' || item === undefined || from === undefined || to === undefined) return []
  return [{ ...placeOf(row), item, from, to }]
}

function placeOf({ id, position, transaction, timestampSeconds }: HistoryRow) {
  return { id, position, transaction, atSeconds: timestampSeconds }
}
