// The rules of docs/analytics.md that cover several transactions, worked out from whole histories at once. Tests compare
// the flags of the index with them, which it sets event by event.
import type { Address } from '../../src/domain/address.ts'
import { byPosition } from '../../src/domain/historyPosition.ts'
import { DAY_SECONDS } from '../../src/domain/time.ts'

/** How far apart two halves of a round trip may be. */
const WASH_WINDOW_DAYS = 30
const WINDOW_SECONDS = WASH_WINDOW_DAYS * DAY_SECONDS

/** Accounts on a way back to the seller, the seller included. Longer ways are more likely chance than design. */
const MAX_ACCOUNTS_ON_THE_WAY = 4

/** Prices of a trade and its reversal count as equal when they differ by no more than one part in this many. */
const PRICE_TOLERANCE_DIVISOR = 10n

type WashRule = 'same-account' | 'came-back' | 'mirrored'

/** A sale, as far as the rules look at it. */
export interface WashSale {
  readonly id: string
  /** Entity id of the token. */
  readonly item: string
  readonly seller: Address
  readonly buyer: Address
  /** The currency's unit of account: prices are compared within one alone. */
  readonly unit: string
  /** Price of the whole sale, in the smallest amount of the unit. */
  readonly price: bigint
  /** What of the price reached neither seller nor buyer: fees and royalties. */
  readonly charges: bigint
  readonly atSeconds: number
  /** Sorts sales and movements as the chain does. */
  readonly position: bigint
  readonly transaction: string
}

/** A token on its way from one account to another, sold or not. */
export interface WashMovement {
  readonly item: string
  readonly from: Address
  readonly to: Address
  readonly atSeconds: number
  readonly position: bigint
  readonly transaction: string
}

export interface WashFlag {
  readonly rule: WashRule
  /** Days from the sale to what completed the round trip, either way; zero for the same day. */
  readonly days: number
  /** For `came-back`: accounts that the item went through, the one it came back to first. Else the two parties. */
  readonly accounts: readonly Address[]
  /** For `came-back`: whether it came back without a sale. */
  readonly unpaid: boolean
}

/**
 * The sales that rules flag, each with the first rule that did.
 *
 * @param movements all of the items' movements from the first sale on, up to {@link WASH_WINDOW_DAYS} after the last
 */
export function flagSales(
  sales: readonly WashSale[],
  movements: readonly WashMovement[],
): ReadonlyMap<string, WashFlag> {
  const flags = new Map<string, WashFlag>()
  for (const sale of sales) {
    if (sale.seller !== sale.buyer) continue
    flags.set(sale.id, { rule: 'same-account', days: 0, accounts: [sale.seller], unpaid: false })
  }
  flagReturned(sales, movements, flags)
  flagMirrored(sales, flags)
  return flags
}

/** Every sale on a way that led an item from an account back to the same account within the window. */
function flagReturned(
  sales: readonly WashSale[],
  movements: readonly WashMovement[],
  flags: Map<string, WashFlag>,
): void {
  const ways = grouped(movements, ({ item }) => item)
  const salesByItem = grouped(sales, ({ item }) => item)
  for (const [item, sold] of salesByItem) {
    const way = (ways.get(item) ?? []).filter(({ from, to }) => from !== to).toSorted(byPosition)
    const soldBy = grouped(sold, ({ transaction, seller, buyer }) => `${transaction} ${seller} ${buyer}`)
    for (const sale of sold) {
      if (sale.seller === sale.buyer) continue
      const circle = findCircle(sale, way)
      const back = circle?.at(-1)
      if (circle === undefined || back === undefined) continue
      // Of an edition, strangers sell other units meanwhile: only sales that moved this way are on it.
      const salesAt = ({ transaction, from, to }: WashMovement) =>
        soldBy.get(`${transaction} ${from} ${to}`) ?? []
      const flag: WashFlag = {
        rule: 'came-back',
        days: Math.floor((back.atSeconds - sale.atSeconds) / DAY_SECONDS),
        accounts: [sale.seller, ...circle.map(({ from }) => from)],
        unpaid: salesAt(back).length === 0,
      }
      for (const { id } of [sale, ...circle.flatMap(salesAt)]) if (!flags.has(id)) flags.set(id, flag)
    }
  }
}

/**
 * Returns the movements of units from a sale to their return, the return last. Undefined when nothing returned within
 * the window, when the movements don't connect (then another unit of the edition may have returned), and when there are
 * too many movements.
 *
 * @param way the item's movements by position
 */
function findCircle(sale: WashSale, way: readonly WashMovement[]): readonly WashMovement[] | undefined {
  const walked: WashMovement[] = []
  let holder = sale.buyer
  for (let i = firstFrom(way, ({ position }) => position > sale.position); i < way.length; i++) {
    const movement = way[i]
    if (movement === undefined || movement.atSeconds > sale.atSeconds + WINDOW_SECONDS) return undefined
    if (movement.transaction === sale.transaction) continue
    if (movement.from === holder) {
      walked.push(movement)
      holder = movement.to
      if (holder === sale.seller) return walked
      // The seller and those that gave it on, and now one more.
      if (walked.length + 1 === MAX_ACCOUNTS_ON_THE_WAY) return undefined
    } else if (movement.to === sale.seller) return undefined
  }
  return undefined
}

/** Two sales between the same two accounts, in opposite directions, at nearly one price, with nobody else paid. */
function flagMirrored(sales: readonly WashSale[], flags: Map<string, WashFlag>): void {
  const free = sales
    .filter(({ charges, seller, buyer, price }) => charges === 0n && seller !== buyer && price > 0n)
    .toSorted((one, other) => one.atSeconds - other.atSeconds)
  const direction = ({ seller, buyer, unit }: WashSale) => `${seller} ${buyer} ${unit}`
  const byDirection = grouped(free, direction)
  for (const sale of free) {
    if (flags.has(sale.id)) continue
    const mirror = findMirror(sale, byDirection.get(`${sale.buyer} ${sale.seller} ${sale.unit}`) ?? [])
    if (mirror === undefined) continue
    flags.set(sale.id, {
      rule: 'mirrored',
      days: Math.floor(Math.abs(mirror.atSeconds - sale.atSeconds) / DAY_SECONDS),
      accounts: [sale.seller, sale.buyer],
      unpaid: false,
    })
  }
}

/** @param opposite sales the other way between the same two, by time */
function findMirror(sale: WashSale, opposite: readonly WashSale[]): WashSale | undefined {
  const earliest = sale.atSeconds - WINDOW_SECONDS
  for (let i = firstFrom(opposite, ({ atSeconds }) => atSeconds >= earliest); i < opposite.length; i++) {
    const other = opposite[i]
    if (other === undefined || other.atSeconds > sale.atSeconds + WINDOW_SECONDS) return undefined
    if (other.item !== sale.item && nearlyEqual(other.price, sale.price)) return other
  }
  return undefined
}

/** The place of the first row that is so; the number of rows where none is. All rows after one that is so must be so. */
function firstFrom<Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row !== undefined && isSo(row)) high = middle
    else low = middle + 1
  }
  return low
}

function nearlyEqual(one: bigint, other: bigint): boolean {
  const [low, high] = one < other ? [one, other] : [other, one]
  return (high - low) * PRICE_TOLERANCE_DIVISOR <= high
}

function grouped<Row>(
  rows: readonly Row[],
  toKey: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = toKey(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}
