// Makes the events of an account's book from rows of the index: which movements were sales, and which came for nothing.
import { type Address, parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import type { LedgerEvent, Money } from './ledger.ts'

/** A movement of a token in which the account took part. */
export interface MovementRow {
  readonly id: string
  readonly item: string
  readonly from: Address
  readonly to: Address
  readonly quantity: bigint
  readonly position: bigint
  readonly transaction: string
  readonly atSeconds: number
}

/** A sale in which the account bought or sold. */
export interface SaleRow {
  readonly id: string
  readonly item: string
  readonly seller: Address
  readonly buyer: Address
  readonly quantity: bigint
  readonly price: Money
  readonly proceeds: Money
  readonly transaction: string
  readonly position: bigint
}

/**
 * The events in the chain's order.
 *
 * Within one transaction, the units of an item that moved one way are first those of the sales of that way, in order;
 * what moved beyond them was minted, received, burnt or given. Units that a sale names but that no movement carried
 * are left out: the movements are what changes hands.
 */
export function ledgerEvents(
  account: Address,
  movements: readonly MovementRow[],
  sales: readonly SaleRow[],
): readonly LedgerEvent[] {
  const open = new Map<string, { readonly sale: SaleRow; left: bigint; money: bigint }[]>()
  for (const sale of sales.toSorted(byPosition)) {
    if (sale.seller === sale.buyer) continue
    const incoming = sale.buyer === account
    const key = keyOf(sale, incoming)
    const waiting = open.get(key) ?? []
    open.set(key, waiting)
    waiting.push({ sale, left: sale.quantity, money: incoming ? sale.price.amount : sale.proceeds.amount })
  }
  return movements.toSorted(byPosition).flatMap((movement): LedgerEvent[] => {
    if (movement.from === movement.to) return []
    const incoming = movement.to === account
    const { item, transaction, atSeconds } = movement
    const place = { item, transaction, atSeconds }
    const events: LedgerEvent[] = []
    let units = movement.quantity
    for (const waiting of open.get(keyOf(movement, incoming)) ?? []) {
      const part = waiting.left < units ? waiting.left : units
      if (part === 0n) continue
      const amount = (waiting.money * part) / waiting.left
      waiting.money -= amount
      waiting.left -= part
      units -= part
      const { price, proceeds } = waiting.sale
      events.push(
        incoming
          ? {
              ...place,
              kind: 'in',
              origin: 'bought',
              quantity: part,
              paid: { amount, currency: price.currency },
            }
          : {
              ...place,
              kind: 'out',
              exit: 'sold',
              quantity: part,
              proceeds: { amount, currency: proceeds.currency },
            },
      )
    }
    if (units > 0n) {
      const rest = { ...place, quantity: units }
      events.push(
        incoming
          ? {
              ...rest,
              kind: 'in',
              origin: movement.from === ZERO_ADDRESS ? 'minted' : 'received',
              paid: undefined,
            }
          : {
              ...rest,
              kind: 'out',
              exit: movement.to === ZERO_ADDRESS ? 'burnt' : 'given',
              proceeds: undefined,
            },
      )
    }
    return events
  })
}

function keyOf(
  { transaction, item }: { readonly transaction: string; readonly item: string },
  incoming: boolean,
): string {
  return `${transaction} ${item} ${incoming ? 'in' : 'out'}`
}

/** The account of a row's side; the zero address where the index names nobody. */
export function sideOf(account: { readonly id: string } | null): Address {
  return account === null ? ZERO_ADDRESS : parseAddress(account.id)
}
