// The ordinary days of the market: collectors list, buy, bid, change their minds and give things away.
import { draftAsk, draftBid } from './drafts.ts'
import type { Hex } from './contracts.ts'
import { itemKey, type ItemRef, type StandingOrder } from './ledger.ts'
import { COLLECTIONS, type Collector, type CollectionKey } from './people.ts'
import { charmOf, Prices, tidy } from './prices.ts'
import type { Random } from './random.ts'
import type { Script } from './script.ts'

export const DAY = 86_400

/** Charm from which an item is bought more often than others. */
const WANTED = 1_300
/** Time left from which a listing counts as one that lasts. */
const LASTING = 34 * DAY
/** Items a newcomer's account keeps unlisted in each collection, so that there is something to list. */
const KEPT_BY_NEWCOMERS = 4
/** Collections that the first two accounts never let Seaport move, so that listing there starts with an approval. */
const NEVER_LISTED: readonly CollectionKey[] = ['lattice', 'tidal']

type Action = 'list' | 'buy' | 'sweep' | 'transfer' | 'cancel' | 'bid' | 'accept'
const ACTION_WEIGHTS: Readonly<Record<Action, number>> = {
  list: 30,
  buy: 37,
  sweep: 3,
  transfer: 12,
  cancel: 9,
  bid: 5,
  accept: 4,
}
const ACTIONS = Object.keys(ACTION_WEIGHTS) as Action[]

export class Market {
  readonly #script: Script
  readonly #random: Random
  readonly prices: Prices

  constructor(script: Script) {
    this.#script = script
    this.#random = script.random
    this.prices = new Prices(script.random)
  }

  /** A collector who likes the collection and is none of `others`. */
  collectorOf(collection: CollectionKey, ...others: readonly Hex[]): Hex {
    const candidates = this.#script.people.collectors.filter(({ address }) => !others.includes(address))
    return this.#random.weighted(candidates, ({ taste }) => taste[collection]).address
  }

  /** Does something, if what it tries first is possible. */
  act(): void {
    const action = this.#random.weighted(ACTIONS, (name) => ACTION_WEIGHTS[name])
    switch (action) {
      case 'list':
        return this.#list()
      case 'buy':
        return this.#buy()
      case 'sweep':
        return this.#sweep()
      case 'transfer':
        return this.#transfer()
      case 'cancel':
        return this.#cancel()
      case 'bid':
        return this.#bid()
      case 'accept':
        return this.#accept()
    }
  }

  /** Lists items of a collection, a few collectors at a time, until so many listings are live and last. */
  hang(collection: CollectionKey, target: number): void {
    const collectors = this.#random.shuffled(this.#script.people.collectors)
    for (let round = 0; round < 6; round++) {
      for (const { address } of collectors) {
        const lasting = this.liveAsks(collection).filter(({ endsAt }) => endsAt > this.#script.now + LASTING)
        const missing = target - lasting.length
        if (missing <= 0) return
        const items = this.#listable(address, collection).slice(
          0,
          Math.min(missing, this.#random.between(2, 5)),
        )
        if (items.length === 0) continue
        this.#script.publish(items.map((item) => this.#ask(address, item, this.#random.between(38, 110))))
      }
      this.#script.nextBlock(this.#random.between(300, 2_000))
    }
  }

  /** Asks of one collection that anyone could fill in the block being written. */
  liveAsks(collection?: CollectionKey): StandingOrder[] {
    const { ledger, now } = this.#script
    return ledger.orders.filter(
      (order) =>
        order.side === 'ask' &&
        order.takerOnly === undefined &&
        (collection === undefined || order.items[0]?.collection === collection) &&
        ledger.isLive(order, now),
    )
  }

  /** What is bid for any item of a collection: whoever would give as much as the cheapest listing asks buys that. */
  underFloor(collection: CollectionKey, wish: bigint): bigint {
    return this.liveAsks(collection).reduce((least, { unitPrice }) => {
      const under = tidy((unitPrice * 9n) / 10n)
      return under < least ? under : least
    }, wish)
  }

  #list(): void {
    const { address, taste } = this.#random.pick(this.#script.people.collectors)
    const collection = this.#random.weighted(COLLECTIONS, (key) => taste[key])
    const items = this.#listable(address, collection)
    if (items.length === 0) return
    const count = Math.min(items.length, this.#random.pick([1, 1, 1, 2, 2, 3, 4, 6]))
    const days = this.#random.pick([1, 2, 3, 5, 7, 7, 10, 14, 21, 30])
    // What is wanted is traded: half of the time the most charming go first.
    if (this.#random.chance(50)) items.sort((one, other) => charmOf(other) - charmOf(one))
    this.#script.publish(items.slice(0, count).map((item) => this.#ask(address, item, days)))
  }

  #ask(maker: Hex, item: ItemRef, days: number): StandingOrder {
    const { ledger, now } = this.#script
    const spare = Number(ledger.unlisted(item, maker, now))
    const quantity = BigInt(item.collection === 'tidal' ? this.#random.between(1, Math.min(spare, 6)) : 1)
    return draftAsk(this.#script, {
      maker,
      items: [item],
      unitPrice: this.prices.of(item, this.#random.pick([94, 98, 100, 103, 107, 112, 120, 135, 160])),
      quantity,
      money: this.#random.chance(8) ? 'WETH' : 'ETH',
      lastsFor: days * DAY,
    })
  }

  /** Items of a collection that an owner could list and would, in chance order. */
  #listable(owner: Hex, collection: CollectionKey): ItemRef[] {
    const { ledger, now, people } = this.#script
    if (!this.#script.isDeployed(collection)) return []
    const newcomer = people.accounts
      .slice(0, NEVER_LISTED.length)
      .findIndex(({ address }) => address === owner)
    if (NEVER_LISTED[newcomer] === collection) return []
    const items = this.#free(ledger.itemsOf(owner, collection)).filter(
      (item) => ledger.unlisted(item, owner, now) > 0n,
    )
    return this.#random
      .shuffled(items)
      .slice(0, newcomer < 0 ? items.length : Math.max(0, items.length - KEPT_BY_NEWCOMERS))
  }

  #free<T extends ItemRef>(items: readonly T[]): T[] {
    return items.filter((item) => !this.#script.reserved.has(itemKey(item)) && this.#script.isQuiet(item))
  }

  /** Live asks of the ordinary market, the best value first. */
  #bargains(collection?: CollectionKey): { order: StandingOrder; item: ItemRef }[] {
    const asks = this.liveAsks(collection).flatMap((order) => {
      const [item, ...others] = order.items as ItemRef[]
      return item && others.length === 0 && this.#free([item]).length ? [{ order, item }] : []
    })
    const value = ({ order, item }: (typeof asks)[number]) =>
      (order.unitPrice * 1000n) / this.prices.worth(item)
    return asks.sort((one, other) => Number(value(one) - value(other)))
  }

  #buy(): void {
    const bargains = this.#bargains()
    if (bargains.length === 0) return
    const within = bargains.slice(0, Math.ceil(bargains.length / 2))
    const { order, item } = this.#random.weighted(within, ({ item }) => (charmOf(item) > WANTED ? 9 : 1))
    const buyer = this.#buyerFor(order, item.collection)
    if (!buyer) return
    const units = BigInt(this.#random.between(1, Number(order.remaining)))
    const basic = units === order.quantity && !order.declines && this.#random.chance(65)
    this.#script.buy(order, buyer, { method: basic ? 'basic' : 'advanced', units })
  }

  #sweep(): void {
    const collection = this.#random.pick(COLLECTIONS)
    const bargains = this.#bargains(collection).filter(
      ({ order }) => order.money === 'ETH' && !order.declines,
    )
    const items = new Set<string>()
    const legs = bargains
      .filter(({ item }) => !items.has(itemKey(item)) && items.add(itemKey(item)))
      .slice(0, 5)
    const buyer = this.#buyerOf(
      collection,
      legs.map(({ order }) => order.maker),
    )
    if (legs.length < 2 || !buyer) return
    this.#script.sweep(
      legs.map(({ order }) => order),
      buyer.address,
    )
  }

  #buyerFor(order: StandingOrder, collection: CollectionKey): Hex | undefined {
    // The first two accounts keep to ether, so that their wrapped ether is still to be approved.
    const newcomers = this.#script.people.accounts.slice(0, 2).map(({ address }) => address)
    return this.#buyerOf(collection, order.money === 'WETH' ? [...newcomers, order.maker] : [order.maker])
      ?.address
  }

  #buyerOf(collection: CollectionKey, excluded: readonly Hex[]): Collector | undefined {
    const candidates = this.#script.people.collectors.filter(
      ({ address, taste }) => !excluded.includes(address) && taste[collection] > 0,
    )
    return candidates.length ? this.#random.weighted(candidates, ({ taste }) => taste[collection]) : undefined
  }

  #transfer(): void {
    const { ledger, now, people } = this.#script
    const { address } = this.#random.pick(people.collectors)
    const collection = this.#random.pick(COLLECTIONS)
    const items = this.#free(ledger.itemsOf(address, collection))
    const spare = items.filter((item) => ledger.unlisted(item, address, now) > 0n)
    const listedToo = this.#random.chance(10)
    const candidates = listedToo ? items : spare
    if (candidates.length === 0) return
    const item = this.#random.pick(candidates)
    this.#script.transfer(item, address, this.collectorOf(collection, address))
  }

  #cancel(): void {
    const { ledger } = this.#script
    const candidates = this.liveAsks().filter(
      (order) =>
        ledger.epoch(order.maker) === 0 && this.#free(order.items as ItemRef[]).length === order.items.length,
    )
    const order = candidates.length ? this.#random.pick(candidates) : undefined
    const item = order?.items[0]
    if (!order || item?.tokenId === undefined || order.items.length > 1) return
    this.#script.cancel([order])
    // Most change the price: the old order goes, a cheaper one comes.
    if (this.#random.chance(70))
      this.#script.publish([this.#ask(order.maker, item as ItemRef, this.#random.pick([7, 14, 30]))])
  }

  #bid(): void {
    const { ledger, people } = this.#script
    const collection = this.#random.pick<CollectionKey>(['nouns', 'lattice'])
    const items = this.#free(ledger.items(collection)).filter((item) => ledger.holders(item).length === 1)
    if (items.length === 0) return
    const item = this.#random.pick(items)
    const newcomers = people.accounts.slice(0, 2).map(({ address }) => address)
    const maker = this.collectorOf(collection, ledger.ownerOf(item), people.studio, ...newcomers)
    const forAny = this.#random.chance(30)
    const price = forAny
      ? this.underFloor(collection, this.prices.ordinary(collection, this.#random.between(75, 92)))
      : this.prices.of(item, this.#random.between(70, 96))
    this.#script.wrap(maker, price)
    const tokenId = forAny ? {} : { tokenId: item.tokenId }
    const days = this.#random.pick([5, 10, 20, 40])
    this.#script.publish([
      draftBid(this.#script, { maker, collection, ...tokenId, price, lastsFor: days * DAY }),
    ])
  }

  #accept(): void {
    const { ledger, now, people } = this.#script
    const bids = ledger.orders.filter(
      (order) => order.side === 'bid' && !order.isReserved && ledger.isLive(order, now),
    )
    if (bids.length === 0) return
    const bid = this.#random.pick(bids)
    const wanted = bid.items[0]
    if (!wanted) return
    const newcomers = people.accounts.slice(0, 2).map(({ address }) => address)
    const items = this.#free(ledger.items(wanted.collection)).filter((item) => {
      const owner = ledger.holders(item)[0]
      const fits = wanted.tokenId === undefined ? charmOf(item) < 1_050 : item.tokenId === wanted.tokenId
      return fits && owner && owner !== bid.maker && owner !== people.studio && !newcomers.includes(owner)
    })
    if (items.length === 0) return
    const item = this.#random.pick(items)
    this.#script.acceptBid(bid, ledger.ownerOf(item), item)
  }
}
