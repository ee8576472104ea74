// Tracks what the chain will hold at each point of the script: owners, approvals, and orders.
import type { TraitCriteria } from './criteria.ts'
import type { OrderParameters } from './orders.ts'
import type { CollectionKey } from './people.ts'
import type { Hex } from './contracts.ts'

export type Money = 'ETH' | 'WETH'

/** One token, or units of one token id. */
export interface ItemRef {
  readonly collection: CollectionKey
  readonly tokenId: bigint
}

/** An open or closed order for one item, a bundle, or (an offer) any item of a collection or of a set. */
export interface StandingOrder {
  readonly side: 'listing' | 'offer'
  readonly maker: Hex
  /** The items for sale or wanted; an offer for any item of a collection has no token id. */
  readonly items: readonly { readonly collection: CollectionKey; readonly tokenId?: bigint }[]
  readonly quantity: bigint
  remaining: bigint
  readonly money: Money
  /** Price of one unit at the start, in wei. */
  readonly unitPrice: bigint
  readonly declines: boolean
  readonly startsAt: number
  readonly endsAt: number
  readonly takerOnly?: Hex | undefined
  /** The set of accepted items of a trait offer. */
  readonly criteria?: { readonly tokenIds: readonly bigint[] } & TraitCriteria
  /** Whether the ordinary market leaves the order alone, because a set piece needs it. */
  readonly isReserved?: boolean
  readonly parameters: OrderParameters
  /** Number of times that its maker had raised their counter. */
  readonly epoch: number
  canceled: boolean
}

export const itemKey = ({ collection, tokenId }: ItemRef) => `${collection}:${tokenId}`

export class Ledger {
  readonly orders: StandingOrder[] = []
  readonly #listOrders = new Map<Hex, StandingOrder[]>()
  readonly #holdings = new Map<string, Map<Hex, bigint>>()
  readonly #refs = new Map<string, ItemRef>()
  readonly #approvals = new Set<string>()
  readonly #epochs = new Map<Hex, number>()

  balance(item: ItemRef, holder: Hex): bigint {
    return this.#holdings.get(itemKey(item))?.get(holder) ?? 0n
  }

  /** Returns all holders of an item's units, in the order in which they got them. */
  holders(item: ItemRef): Hex[] {
    return [...(this.#holdings.get(itemKey(item))?.keys() ?? [])]
  }

  /** Returns the only holder of an item. */
  ownerOf(item: ItemRef): Hex {
    const [owner, ...others] = this.holders(item)
    if (!owner || others.length) throw new Error(`${itemKey(item)} has no single owner`)
    return owner
  }

  listItems(holder: Hex, collection: CollectionKey): ItemRef[] {
    return this.items(collection).filter((item) => this.balance(item, holder) > 0n)
  }

  /** Returns every item that was ever minted in a collection. */
  items(collection: CollectionKey): ItemRef[] {
    return [...this.#refs.values()].filter((item) => item.collection === collection)
  }

  /** Moves units; from null is a mint, to null a burn. */
  move(item: ItemRef, from: Hex | null, to: Hex | null, amount: bigint): void {
    const key = itemKey(item)
    this.#refs.set(key, item)
    const holders = this.#holdings.get(key) ?? new Map<Hex, bigint>()
    this.#holdings.set(key, holders)
    if (from) {
      const left = (holders.get(from) ?? 0n) - amount
      if (left < 0n) throw new Error(`${from} does not hold ${amount} of ${key}`)
      if (left === 0n) holders.delete(from)
      else holders.set(from, left)
    }
    if (to) holders.set(to, (holders.get(to) ?? 0n) + amount)
  }

  addOrder(order: StandingOrder): void {
    this.orders.push(order)
    this.#listOrders.set(order.maker, [...this.listOrders(order.maker), order])
  }

  listOrders(maker: Hex): readonly StandingOrder[] {
    return this.#listOrders.get(maker) ?? []
  }

  isApproved(owner: Hex, collection: CollectionKey): boolean {
    return this.#approvals.has(`${owner}:${collection}`)
  }

  setApproved(owner: Hex, collection: CollectionKey, approved: boolean): void {
    if (approved) this.#approvals.add(`${owner}:${collection}`)
    else this.#approvals.delete(`${owner}:${collection}`)
  }

  epoch(maker: Hex): number {
    return this.#epochs.get(maker) ?? 0
  }

  raiseCounter(maker: Hex): void {
    this.#epochs.set(maker, this.epoch(maker) + 1)
  }

  /** Returns whether the order is open: neither filled, canceled, voided nor expired. */
  isOpen(order: StandingOrder, atSeconds: number): boolean {
    return (
      !order.canceled &&
      order.remaining > 0n &&
      order.epoch === this.epoch(order.maker) &&
      atSeconds < order.endsAt
    )
  }

  /** Returns whether an eligible account could fill the order now. */
  isLive(order: StandingOrder, atSeconds: number): boolean {
    if (!this.isOpen(order, atSeconds) || atSeconds < order.startsAt) return false
    if (order.side === 'offer') return true
    return order.items.every(({ collection, tokenId }) => {
      if (tokenId === undefined) return false
      const held = this.balance({ collection, tokenId }, order.maker)
      return held >= order.remaining && this.isApproved(order.maker, collection)
    })
  }

  /** Returns a holder's units of an item that no open listing offers. */
  unlisted(item: ItemRef, holder: Hex, atSeconds: number): bigint {
    const promised = this.listOrders(holder)
      .filter((order) => order.side === 'listing' && this.isOpen(order, atSeconds))
      .filter((order) =>
        order.items.some((orderItem) => itemKey({ ...item, ...orderItem }) === itemKey(item)),
      )
      .reduce((sum, order) => sum + order.remaining, 0n)
    const left = this.balance(item, holder) - promised
    return left > 0n ? left : 0n
  }
}
