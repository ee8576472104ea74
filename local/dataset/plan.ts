// Plans a dataset's history, block by block: mints, then sixty days of listings, sales and transfers. The same seed and
// number of items give the same history; only times follow the clock.
import type { CompiledContracts } from '../contracts/compile.ts'
import type { PlannedBlock, PlannedTransaction } from '../seed/blocks.ts'
import type { Hex } from '../seed/contracts.ts'
import type { OrderParameters } from '../seed/orders.ts'
import { Random } from '../seed/random.ts'
import { DatasetCalls, createListing } from './calls.ts'
import { Holdings } from './holdings.ts'
import { DatasetPrices } from './prices.ts'
import { MINTS_PER_TRANSACTION, type DatasetScale } from './scale.ts'
import { blockTimes } from './times.ts'

const DAY_SECONDS = 86_400
/** A saved chain shows live listings for at least half a year. */
const LISTED_DAYS = { least: 180, most: 400 } as const
const MAX_AT_ONCE = { listings: 12, sales: 6, transfers: 8 } as const
/** Most blocks between a listing and its sale. */
const MAX_BLOCKS_LISTED = 60

/** Number of events of each kind in the planned blocks that an index of the collection follows. */
export interface EventCounts {
  mints: number
  approvals: number
  listings: number
  sales: number
  /** Includes sold items. */
  transfers: number
}

export interface PlanOptions {
  readonly scale: DatasetScale
  readonly seed: string
  readonly contracts: CompiledContracts
  readonly holders: readonly Hex[]
  /** End of the history, in Unix seconds. */
  readonly nowSeconds: number
}

interface PendingSale {
  readonly item: number
  readonly order: OrderParameters
}

/** Returns the part of a total that is due once `done` of `all` blocks are made. */
const due = (total: number, done: number, all: number) => Math.floor((total * done) / all)

export class DatasetPlan {
  /** Counts the events of the blocks returned so far. */
  readonly events: EventCounts = { mints: 0, approvals: 0, listings: 0, sales: 0, transfers: 0 }
  readonly blockCount: number
  readonly #scale: DatasetScale
  readonly #calls: DatasetCalls
  readonly #holders: readonly Hex[]
  readonly #random: Random
  readonly #prices: DatasetPrices
  readonly #holdings: Holdings
  readonly #times: readonly number[]
  readonly #approved = new Set<number>()
  readonly #sales = new Map<number, PendingSale[]>()
  /** Items received in the open block, which their new owners can use from the next one on. */
  #received: { item: number; owner: number }[] = []
  #transactions: PlannedTransaction[] = []

  constructor({ scale, seed, contracts, holders, nowSeconds }: PlanOptions) {
    this.#scale = scale
    this.#calls = new DatasetCalls(contracts)
    this.#holders = holders
    this.#random = new Random(`${seed} history`)
    this.#prices = new DatasetPrices(new Random(`${seed} prices`))
    const { items, mintBlocks, tradeBlocks } = scale
    this.#holdings = new Holdings({ items, holders: holders.length, random: new Random(`${seed} holdings`) })
    this.#times = blockTimes({
      random: new Random(`${seed} times`),
      mintBlocks: mintBlocks + 1,
      tradeBlocks,
      endsAtSeconds: nowSeconds,
    })
    this.blockCount = this.#times.length
  }

  /** Yields the blocks in their order; may be iterated once. */
  *blocks(): Generator<PlannedBlock> {
    this.#transactions.push(this.#calls.deploy())
    yield this.#close(0)
    yield* this.#mints()
    for (let block = 0; block < this.#scale.tradeBlocks; block++) {
      this.#prices.drift()
      this.#sell(block)
      this.#list(block)
      this.#transfer(block)
      yield this.#close(1 + this.#scale.mintBlocks + block)
    }
  }

  *#mints(): Generator<PlannedBlock> {
    const { items, mintBlocks } = this.#scale
    for (let block = 0; block < mintBlocks; block++) {
      const end = Math.min(items, (block + 1) * 2 * MINTS_PER_TRANSACTION)
      while (this.events.mints < end) {
        const count = Math.min(MINTS_PER_TRANSACTION, end - this.events.mints)
        const owners = Array.from({ length: count }, () => this.#drawHolder())
        for (const owner of owners) this.#holdings.give(++this.events.mints, owner)
        this.#transactions.push(this.#calls.mint(owners.map((owner) => this.#addressOf(owner))))
      }
      yield this.#close(1 + block)
    }
  }

  #close(index: number): PlannedBlock {
    for (const { item, owner } of this.#received) this.#holdings.give(item, owner)
    this.#received = []
    const block = { timestampSeconds: this.#readTime(index), transactions: this.#transactions }
    this.#transactions = []
    return block
  }

  /** Publishes the listings that are due: those that stay live, and those that are sold in a block after this. */
  #list(block: number): void {
    const { listings, sales, tradeBlocks } = this.#scale
    // The last block sells, and lists nothing that would have to be sold.
    const toSell = due(sales, block + 1, tradeBlocks - 1) - due(sales, block, tradeBlocks - 1)
    const toStay = due(listings, block + 1, tradeBlocks) - due(listings, block, tradeBlocks)
    if (block < tradeBlocks - 1) {
      this.#publish(block, toSell, 88, 112, (item, order) => {
        const wait = this.#random.between(1, Math.min(MAX_BLOCKS_LISTED, tradeBlocks - 1 - block))
        const pending = this.#sales.get(block + wait) ?? []
        this.#sales.set(block + wait, [...pending, { item, order }])
      })
    }
    this.#publish(block, toStay, 100, 260, () => undefined)
  }

  #publish(
    block: number,
    count: number,
    lowPercent: number,
    highPercent: number,
    onListed: (item: number, order: OrderParameters) => void,
  ): void {
    for (let left = count; left > 0;) {
      const atOnce = this.#random.between(1, Math.min(left, MAX_AT_ONCE.listings))
      const { owner, items } = this.#holdings.takeSome(atOnce)
      left -= items.length
      const seller = this.#addressOf(owner)
      const orders = items.map((item) =>
        this.#listing(seller, item, block, this.#random.between(lowPercent, highPercent)),
      )
      items.forEach((item, i) => onListed(item, orders[i] as OrderParameters))
      if (!this.#approved.has(owner)) {
        this.#approved.add(owner)
        this.#transactions.push(this.#calls.approveSeaport(seller))
        this.events.approvals++
      }
      this.#transactions.push(this.#calls.list(seller, orders))
      this.events.listings += orders.length
    }
  }

  #listing(seller: Hex, item: number, block: number, percent: number): OrderParameters {
    const startsAtSeconds = this.#readTime(1 + this.#scale.mintBlocks + block)
    const lasts = this.#random.between(LISTED_DAYS.least * 1_440, LISTED_DAYS.most * 1_440) * 60
    return createListing({
      seller,
      item,
      price: this.#prices.of(item, percent),
      startsAtSeconds,
      endsAtSeconds: this.#readTime(this.blockCount - 1) + DAY_SECONDS + lasts,
      salt: this.#random.salt(),
    })
  }

  /** Buys the listings that are due in this block, some alone and some several at once. */
  #sell(block: number): void {
    const pending = this.#random.shuffled(this.#sales.get(block) ?? [])
    this.#sales.delete(block)
    while (pending.length > 0) {
      const purchases = pending.splice(0, this.#random.between(1, MAX_AT_ONCE.sales))
      const sellers = new Set(purchases.map(({ item }) => this.#holdings.ownerOf(item)))
      const buyer = this.#drawHolder((holder) => !sellers.has(holder))
      this.#transactions.push(
        this.#calls.buy(
          this.#addressOf(buyer),
          purchases.map(({ order }) => order),
        ),
      )
      for (const { item } of purchases) this.#received.push({ item, owner: buyer })
      this.events.sales += purchases.length
      this.events.transfers += purchases.length
    }
  }

  #transfer(block: number): void {
    const { transfers, tradeBlocks } = this.#scale
    for (let left = due(transfers, block + 1, tradeBlocks) - due(transfers, block, tradeBlocks); left > 0;) {
      const atOnce = this.#random.between(1, Math.min(left, MAX_AT_ONCE.transfers))
      const { owner, items } = this.#holdings.takeSome(atOnce)
      left -= items.length
      const receiver = this.#drawHolder((holder) => holder !== owner)
      this.#transactions.push(this.#calls.give(this.#addressOf(owner), this.#addressOf(receiver), items))
      for (const item of items) this.#received.push({ item, owner: receiver })
      this.events.transfers += items.length
    }
  }

  /** The first holders are drawn more often than the last. */
  #drawHolder(accept: (holder: number) => boolean = () => true): number {
    const count = this.#holders.length
    for (let draws = 0; draws < 10_000; draws++) {
      const drawn = this.#random.below(1 << 12)
      const holder = Math.floor((count * drawn * drawn) / (1 << 24))
      if (accept(holder)) return holder
    }
    throw new Error('no holder will do')
  }

  #addressOf(holder: number): Hex {
    const address = this.#holders[holder]
    if (address === undefined) throw new Error(`there is no holder ${holder}`)
    return address
  }

  #readTime(index: number): number {
    const time = this.#times[index]
    if (time === undefined) throw new Error(`there is no block ${index}`)
    return time
  }
}
