// Collects planned blocks: transactions are appended to the open one, and nothing in a block depends on its own order.
import type { Hex } from './contracts.ts'
import { itemKey, type ItemRef } from './ledger.ts'

export interface PlannedTransaction {
  readonly from: Hex
  /** Absent for a deployment. */
  readonly to?: Hex
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
  readonly gas: number
  /** Description of the transaction, for the message when it fails. */
  readonly label: string
}

export interface PlannedBlock {
  readonly timestampSeconds: number
  readonly transactions: readonly PlannedTransaction[]
}

export class BlockWriter {
  readonly blocks: PlannedBlock[] = []
  #now: number
  #transactions: PlannedTransaction[] = []
  #touched = new Map<string, Hex>()

  constructor(startsAtSeconds: number) {
    this.#now = startsAtSeconds
  }

  /** Time of the open block, in Unix seconds. */
  get now(): number {
    return this.#now
  }

  append(transaction: PlannedTransaction): void {
    this.#transactions.push(transaction)
  }

  /** Closes the open block if it has transactions, and opens one at the given time. */
  turnTo(timestampSeconds: number): void {
    if (this.#transactions.length) {
      this.blocks.push({
        timestampSeconds: Math.max(this.#now, this.#earliest),
        transactions: this.#transactions,
      })
    }
    this.#transactions = []
    this.#touched = new Map()
    this.#now = Math.max(timestampSeconds, this.#earliest)
  }

  /** Returns whether no transaction in the open block concerns the items. */
  isQuiet(items: readonly ItemRef[]): boolean {
    return items.every((item) => !this.#touched.has(itemKey(item)))
  }

  /**
   * Records that a sender uses an item. Transactions of different senders in one block have no order that a planner
   * could rely on, so two of them never concern the same item.
   */
  touch(item: ItemRef, sender: Hex): void {
    const key = itemKey(item)
    const before = this.#touched.get(key)
    if (before !== undefined && before !== sender) throw new Error(`two senders touch ${key} in one block`)
    this.#touched.set(key, sender)
  }

  /** Each block comes after the previous one. */
  get #earliest(): number {
    return (this.blocks.at(-1)?.timestampSeconds ?? -1) + 1
  }
}
