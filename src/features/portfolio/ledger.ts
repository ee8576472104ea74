// An account's book: what each unit cost, what selling it brought, and what is not known. Exact sums, currencies apart.
//
// The rule: an ERC-721 item is its own lot, so what a sale brings is set against what that very item cost (specific
// identification). Units of an ERC-1155 edition are alike, so those that came first leave first (FIFO). Cost is what
// the buyer paid, proceeds are what reached the seller after fees and royalties. Gas is in neither: the index does not
// keep it.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'

export interface Money {
  readonly amount: bigint
  readonly currency: Currency
}

/** How units came: bought, minted, received without a sale, or held before the index began. */
type Origin = 'bought' | 'minted' | 'received' | 'before'

/** How units left: sold, burnt, or given away without a sale. */
type Exit = 'sold' | 'burnt' | 'given'

interface Change {
  /** Entity id of the token. */
  readonly item: string
  /** Units, at least one. */
  readonly quantity: bigint
  readonly atSeconds: number
  readonly transaction: string
}

/** Units that came in. Only what was bought has a price: the index does not know what a mint cost. */
interface Acquisition extends Change {
  readonly kind: 'in'
  readonly origin: Origin
  readonly paid: Money | undefined
}

/** Units that went out. Only what was sold brought anything. */
interface Disposal extends Change {
  readonly kind: 'out'
  readonly exit: Exit
  readonly proceeds: Money | undefined
}

export type LedgerEvent = Acquisition | Disposal

/** Units that came together and are still here. */
export interface Lot {
  readonly item: string
  readonly quantity: bigint
  readonly origin: Origin
  /** What these units cost in all; undefined where that is not known. */
  readonly cost: Money | undefined
  /** Undefined for units held before the index began. */
  readonly sinceSeconds: number | undefined
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
  readonly sinceSeconds: number
}

/**
 * Keeps the book over all events.
 *
 * Where a lot or a sale is divided, each part takes its share rounded down and what stays takes the rest, so that the
 * parts always add up to the whole. Units that leave without having come were held before the index began.
 *
 * @param events in the chain's order
 */
export function keepLedger(events: readonly LedgerEvent[]): Ledger {
  const lots = new Map<string, OpenLot[]>()
  const closed: Closed[] = []
  for (const event of events) {
    const queue = lots.get(event.item) ?? []
    lots.set(event.item, queue)
    if (event.kind === 'in') {
      const { quantity, origin, paid, atSeconds } = event
      queue.push({
        quantity,
        origin,
        amount: paid?.amount,
        currency: paid?.currency,
        sinceSeconds: atSeconds,
      })
    } else {
      closed.push(...take(queue, event))
    }
  }
  const open = [...lots].flatMap(([item, queue]) =>
    queue.map(({ quantity, origin, amount, currency, sinceSeconds }): Lot => {
      return { item, quantity, origin, cost: money(amount, currency), sinceSeconds }
    }),
  )
  return { open, closed }
}

/** Takes units from the front of the queue, lot by lot. */
function take(
  queue: OpenLot[],
  { item, quantity, exit, proceeds, atSeconds, transaction }: Disposal,
): Closed[] {
  const closed: Closed[] = []
  let units = quantity
  let left = proceeds?.amount
  const close = (part: bigint, of: Pick<Closed, 'origin' | 'cost' | 'acquiredAtSeconds'>) => {
    const share = left === undefined ? undefined : part === units ? left : (left * part) / units
    if (left !== undefined && share !== undefined) left -= share
    units -= part
    const brought = money(share, proceeds?.currency)
    closed.push({ item, quantity: part, exit, proceeds: brought, atSeconds, transaction, ...of })
  }
  while (units > 0n) {
    const lot = queue[0]
    if (lot === undefined) {
      close(units, { origin: 'before', cost: undefined, acquiredAtSeconds: undefined })
      break
    }
    const part = lot.quantity < units ? lot.quantity : units
    const share = lot.amount === undefined ? undefined : (lot.amount * part) / lot.quantity
    if (lot.amount !== undefined && share !== undefined) lot.amount -= share
    lot.quantity -= part
    if (lot.quantity === 0n) queue.shift()
    const cost = money(share, lot.currency)
    close(part, { origin: lot.origin, cost, acquiredAtSeconds: lot.sinceSeconds })
  }
  return closed
}

function money(amount: bigint | undefined, currency: Currency | undefined): Money | undefined {
  return amount === undefined || currency === undefined ? undefined : { amount, currency }
}

/**
 * The lots brought to agree with what the account holds by its balance: units of which the index has not seen the
 * coming are a lot from before it began. Fewer units than the book says are left as they are.
 */
export function withHeldBefore(
  open: readonly Lot[],
  balances: readonly { readonly item: string; readonly quantity: bigint }[],
): readonly Lot[] {
  const known = new Map<string, bigint>()
  for (const { item, quantity } of open) known.set(item, (known.get(item) ?? 0n) + quantity)
  const missing = balances.flatMap(({ item, quantity }): Lot[] => {
    const rest = quantity - (known.get(item) ?? 0n)
    if (rest <= 0n) return []
    return [{ item, quantity: rest, origin: 'before', cost: undefined, sinceSeconds: undefined }]
  })
  return [...open, ...missing]
}

/** What selling one lot gained; undefined where cost or proceeds are not known, or are in different currencies. */
export function gainOf({ cost, proceeds }: Pick<Closed, 'cost' | 'proceeds'>): Money | undefined {
  if (cost === undefined || proceeds === undefined) return undefined
  if (cost.currency.address !== proceeds.currency.address) return undefined
  return { amount: proceeds.amount - cost.amount, currency: cost.currency }
}

/** Sums of one currency; a gain is told only of what has both cost and proceeds in it. */
export interface RealisedTotals {
  readonly currency: Currency
  /** What sales brought, whether or not their cost is known. */
  readonly proceeds: bigint
  /** Cost and proceeds of those sales that have both in this currency, and the difference. */
  readonly matchedCost: bigint
  readonly matchedProceeds: bigint
  readonly gain: bigint
  /** Units sold that have both. */
  readonly matchedUnits: bigint
  /** Units sold whose cost is not known, or was in another currency. */
  readonly unmatchedUnits: bigint
}

/** The sales of the book, summed by currency. */
export function realisedTotals(closed: readonly Closed[]): readonly RealisedTotals[] {
  const totals = new Map<Address, RealisedTotals>()
  for (const part of closed) {
    const { proceeds, cost } = part
    if (proceeds === undefined) continue
    const { currency } = proceeds
    const known = totals.get(currency.address) ?? {
      currency,
      proceeds: 0n,
      matchedCost: 0n,
      matchedProceeds: 0n,
      gain: 0n,
      matchedUnits: 0n,
      unmatchedUnits: 0n,
    }
    const gain = gainOf(part)
    totals.set(currency.address, {
      currency,
      proceeds: known.proceeds + proceeds.amount,
      matchedCost: known.matchedCost + (gain === undefined ? 0n : (cost?.amount ?? 0n)),
      matchedProceeds: known.matchedProceeds + (gain === undefined ? 0n : proceeds.amount),
      gain: known.gain + (gain?.amount ?? 0n),
      matchedUnits: known.matchedUnits + (gain === undefined ? 0n : part.quantity),
      unmatchedUnits: known.unmatchedUnits + (gain === undefined ? part.quantity : 0n),
    })
  }
  return [...totals.values()]
}
