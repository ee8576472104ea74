// An account's ledger: cost and proceeds of each unit, where known. Amounts are exact, and compared only within one unit
// of account.
//
// An ERC-721 item is its own lot, so the proceeds of its sale are compared with what that item cost (specific
// identification). Units of an ERC-1155 edition are interchangeable, so the first acquired are the first to leave
// (FIFO). Cost is what the buyer paid, proceeds are what the seller received after fees and royalties. Gas is in
// neither, because the index doesn't record it.
import type { Address } from '../../domain/address.ts'
import { findUnit } from '../../domain/config.ts'
import { type Currency, type ListedCurrencies, getUnit } from '../../domain/currency.ts'

export interface Money {
  readonly amount: bigint
  readonly currency: Currency
}

/** How units were acquired: bought, minted, received without a sale, or held before indexing began. */
type Origin = 'bought' | 'minted' | 'received' | 'before'

/** How units left: sold, burned, or given without a sale. */
type Exit = 'sold' | 'burned' | 'given'

interface Change {
  /** Entity id of the token. */
  readonly item: string
  /** Units, at least one. */
  readonly quantity: bigint
  readonly atSeconds: number
  readonly transaction: string
}

/** Units that arrived. Only bought ones have a price: the index doesn't record what a mint cost. */
interface Acquisition extends Change {
  readonly kind: 'in'
  readonly origin: Origin
  readonly paid: Money | undefined
}

/** Units that left. Only sold ones have proceeds. */
interface Disposal extends Change {
  readonly kind: 'out'
  readonly exit: Exit
  readonly proceeds: Money | undefined
}

export type LedgerEvent = Acquisition | Disposal

/** Units acquired together and still held. */
export interface Lot {
  readonly item: string
  readonly quantity: bigint
  readonly origin: Origin
  /** Total cost of these units; undefined if unknown. */
  readonly cost: Money | undefined
}

/** Units of one lot that left together. */
export interface Closed {
  readonly item: string
  readonly quantity: bigint
  readonly origin: Origin
  readonly exit: Exit
  readonly cost: Money | undefined
  readonly proceeds: Money | undefined
  readonly acquiredAtSeconds: number | undefined
  readonly atSeconds: number
  readonly transaction: string
}

export interface Ledger {
  readonly open: readonly Lot[]
  readonly closed: readonly Closed[]
}

interface OpenLot {
  quantity: bigint
  readonly origin: Origin
  amount: bigint | undefined
  readonly currency: Currency | undefined
  /** Undefined for units held before indexing began. */
  readonly sinceSeconds: number | undefined
}

/**
 * An item's lots, oldest first. Lots before `first` are used up; they stay, because removing the first of many is slow, and
 * anyone can send any number.
 */
interface Queue {
  readonly lots: OpenLot[]
  first: number
}

/** Units of an item that the account has now. */
export interface Held {
  readonly item: string
  readonly quantity: bigint
}

/**
 * Builds the ledger from all events.
 *
 * When a lot or a sale is split, each part gets its share rounded down and the remainder gets the rest, so the parts
 * always add up to the whole. Units whose arrival the index hasn't seen were held before indexing began, so they are
 * the first to leave.
 *
 * @param events in the chain's order
 * @param balances the account's balances after all events; an item that isn't in them has none
 */
export function buildLedger(events: readonly LedgerEvent[], balances: readonly Held[]): Ledger {
  const queues = new Map<string, Queue>()
  for (const [item, quantity] of countHeldBefore(events, balances)) {
    if (quantity <= 0n) continue
    const unknown = { amount: undefined, currency: undefined, sinceSeconds: undefined }
    queues.set(item, { lots: [{ quantity, origin: 'before', ...unknown }], first: 0 })
  }
  const closed: Closed[] = []
  for (const event of events) {
    const queue = queues.get(event.item) ?? { lots: [], first: 0 }
    queues.set(event.item, queue)
    if (event.kind === 'in') {
      const { quantity, origin, paid, atSeconds } = event
      queue.lots.push({
        quantity,
        origin,
        amount: paid?.amount,
        currency: paid?.currency,
        sinceSeconds: atSeconds,
      })
    } else {
      for (const lot of take(queue, event)) closed.push(lot)
    }
  }
  const open = [...queues].flatMap(([item, { lots, first }]) =>
    lots.slice(first).map(({ quantity, origin, amount, currency }): Lot => {
      return { item, quantity, origin, cost: money(amount, currency) }
    }),
  )
  return { open, closed }
}

/** The units of each item that its events don't explain; below zero where the index missed units that left. */
function countHeldBefore(
  events: readonly LedgerEvent[],
  balances: readonly Held[],
): ReadonlyMap<string, bigint> {
  const units = new Map(balances.map(({ item, quantity }) => [item, quantity]))
  for (const { item, kind, quantity } of events) {
    units.set(item, (units.get(item) ?? 0n) + (kind === 'in' ? -quantity : quantity))
  }
  return units
}

/**
 * Takes units from the front of the queue, lot by lot. Units that the queue lacks, where balance and events contradict
 * each other, count as held before.
 */
function take(queue: Queue, { item, quantity, exit, proceeds, atSeconds, transaction }: Disposal): Closed[] {
  const closed: Closed[] = []
  let units = quantity
  let left = proceeds?.amount
  const close = (part: bigint, of: Pick<Closed, 'origin' | 'cost' | 'acquiredAtSeconds'>) => {
    const share = left === undefined ? undefined : part === units ? left : (left * part) / units
    if (left !== undefined && share !== undefined) left -= share
    units -= part
    const ownProceeds = money(share, proceeds?.currency)
    closed.push({ item, quantity: part, exit, proceeds: ownProceeds, atSeconds, transaction, ...of })
  }
  while (units > 0n) {
    const lot = queue.lots[queue.first]
    if (lot === undefined) {
      close(units, { origin: 'before', cost: undefined, acquiredAtSeconds: undefined })
      break
    }
    const part = lot.quantity < units ? lot.quantity : units
    const share = lot.amount === undefined ? undefined : (lot.amount * part) / lot.quantity
    if (lot.amount !== undefined && share !== undefined) lot.amount -= share
    lot.quantity -= part
    if (lot.quantity === 0n) queue.first += 1
    const cost = money(share, lot.currency)
    close(part, { origin: lot.origin, cost, acquiredAtSeconds: lot.sinceSeconds })
  }
  return closed
}

function money(amount: bigint | undefined, currency: Currency | undefined): Money | undefined {
  return amount === undefined || currency === undefined ? undefined : { amount, currency }
}

/** The gain of selling one lot, in the currency of its proceeds; undefined if cost or proceeds are unknown or can't be compared. */
export function realizedGain({ cost, proceeds }: Pick<Closed, 'cost' | 'proceeds'>): Money | undefined {
  if (cost === undefined || proceeds === undefined) return undefined
  if (getUnit(cost.currency) !== getUnit(proceeds.currency)) return undefined
  return { amount: proceeds.amount - cost.amount, currency: proceeds.currency }
}

/** Totals of the sales in one unit of account. */
export interface RealizedTotals {
  /** The unit. */
  readonly currency: Currency
  /** Proceeds of all sales, whether or not their cost is known. */
  readonly proceeds: bigint
  /** The difference between proceeds and cost of the sales where they can be compared. */
  readonly gain: bigint
  /** Units of those sales. */
  readonly matchedUnits: bigint
  /** Units sold whose cost is unknown, or in another unit of account. */
  readonly unmatchedUnits: bigint
}

/** Totals of the ledger's sales by unit of account. */
export function realizedTotals(
  closed: readonly Closed[],
  network: ListedCurrencies,
): readonly RealizedTotals[] {
  const totals = new Map<Address, RealizedTotals>()
  for (const part of closed) {
    const { proceeds } = part
    if (proceeds === undefined) continue
    const currency = findUnit(network, proceeds.currency)
    const total = totals.get(currency.address) ?? {
      currency,
      proceeds: 0n,
      gain: 0n,
      matchedUnits: 0n,
      unmatchedUnits: 0n,
    }
    const gain = realizedGain(part)
    totals.set(currency.address, {
      currency,
      proceeds: total.proceeds + proceeds.amount,
      gain: total.gain + (gain?.amount ?? 0n),
      matchedUnits: total.matchedUnits + (gain === undefined ? 0n : part.quantity),
      unmatchedUnits: total.unmatchedUnits + (gain === undefined ? part.quantity : 0n),
    })
  }
  return [...totals.values()]
}
