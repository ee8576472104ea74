// Turns rows of the index into the events of an account's ledger: which transfers were sales, and which had no price.
import { type Address, parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import type { LedgerEvent, Money } from './ledger.ts'

/** A transfer of an item from or to the account. */
export interface TransferRow {
  readonly id: string
  readonly item: string
  readonly from: Address
  readonly to: Address
  readonly quantity: bigint
  readonly position: bigint
  readonly transaction: string
  readonly atSeconds: number
}

/** A sale in which the account was buyer or seller. */
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
 * Within one transaction, an item's units that moved in one direction are assigned to the sales in that direction, in
 * order. Units beyond those were minted, received, burned or given. Units of a sale without a transfer are left out:
 * only transfers change ownership.
 */
export function ledgerEvents(
  account: Address,
  transfers: readonly TransferRow[],
  sales: readonly SaleRow[],
): readonly LedgerEvent[] {
  const open = new Map<string, { readonly sale: SaleRow; left: bigint; money: bigint }[]>()
  for (const sale of sales.toSorted(byPosition)) {
    if (sale.seller === sale.buyer) continue
    const incoming = sale.buyer === account
    const key = groupKey(sale, incoming)
    const openSales = open.get(key) ?? []
    open.set(key, openSales)
    openSales.push({ sale, left: sale.quantity, money: incoming ? sale.price.amount : sale.proceeds.amount })
  }
  return transfers.toSorted(byPosition).flatMap((transfer): LedgerEvent[] => {
    if (transfer.from === transfer.to) return []
    const incoming = transfer.to === account
    const { item, transaction, atSeconds } = transfer
    const common = { item, transaction, atSeconds }
    const events: LedgerEvent[] = []
    let units = transfer.quantity
    for (const openSale of open.get(groupKey(transfer, incoming)) ?? []) {
      const part = openSale.left < units ? openSale.left : units
      if (part === 0n) continue
      const amount = (openSale.money * part) / openSale.left
      openSale.money -= amount
      openSale.left -= part
      units -= part
      const { price, proceeds } = openSale.sale
      events.push(
        incoming
          ? {
              ...common,
              kind: 'in',
              origin: 'bought',
              quantity: part,
              paid: { amount, currency: price.currency },
            }
          : {
              ...common,
              kind: 'out',
              exit: 'sold',
              quantity: part,
              proceeds: { amount, currency: proceeds.currency },
            },
      )
    }
    if (units > 0n) {
      const rest = { ...common, quantity: units }
      events.push(
        incoming
          ? {
              ...rest,
              kind: 'in',
              origin: transfer.from === ZERO_ADDRESS ? 'minted' : 'received',
              paid: undefined,
            }
          : {
              ...rest,
              kind: 'out',
              exit: transfer.to === ZERO_ADDRESS ? 'burned' : 'given',
              proceeds: undefined,
            },
      )
    }
    return events
  })
}

function groupKey(
  { transaction, item }: { readonly transaction: string; readonly item: string },
  incoming: boolean,
): string {
  return `${transaction} ${item} ${incoming ? 'in' : 'out'}`
}

/** The account on one side of a row; the zero address if the index names none. */
export function sideAddress(account: { readonly id: string } | null): Address {
  return account === null ? ZERO_ADDRESS : parseAddress(account.id)
}
