// Plays the ordinary days of the market: collectors list, buy, make offers, cancel, and give items away.
import { cast } from './cast.ts'
import { draftListing, draftOffer } from './drafts.ts'
import type { Hex } from './contracts.ts'
import { itemKey, type ItemRef, type StandingOrder } from './ledger.ts'
import { COLLECTIONS, type Collector, type CollectionKey } from './people.ts'
import { computeCharm, Prices, tidy } from './prices.ts'
import type { Random } from './random.ts'
import type { Script } from './script.ts'

export const DAY = 86_400

/** Charm above which an item is bought more often than others. */
const WANTED = 1_300
/**
 * Durations of a listing in days, one of which is chosen at random: some sellers list for a few days, most for months.
 */
const LISTED_FOR_DAYS = [5, 14, 30, 90, 120, 120, 120, 180, 180, 180]
/** Items that a newcomer's account keeps unlisted in each collection, so that it has something to list. */
const KEPT_BY_NEWCOMERS = 4
/**
 * Collections for which the first two accounts never approve Seaport, so that listing there starts with an approval.
 */
const NEVER_LISTED: readonly CollectionKey[] = ['lattice', 'tidal']

/** How often each collection is bought from. */
const BOUGHT_WEIGHTS: Readonly<Record<CollectionKey, number>> = { nouns: 5, tidal: 4, lattice: 4 }
/** Percentage of buyers that buy one of the cheapest listings, which moves the floor. */
const AT_FLOOR_PERCENT = 45

/** The owner of this item revokes Seaport's approval for its collection on the last day. */
const REVOKED = cast('approvalRevoked')

type Action = 'buy' | 'sweep' | 'transfer' | 'cancel' | 'offer' | 'accept'
const ACTION_WEIGHTS: Readonly<Record<Action, number>> = {
  buy: 42,
  sweep: 3,
  transfer: 12,
  cancel: 9,
  offer: 5,
  accept: 4,
}
const ACTIONS = Object.keys(ACTION_WEIGHTS) as Action[]

export class Market {
  readonly #script: Script
  readonly #random: Random
  readonly prices = new Prices()

  constructor(script: Script) {
    this.#script = script
    this.#random = script.random
  }

  /** Returns a collector who likes the collection and is none of `others`. */
  pickCollector(collection: CollectionKey, ...others: readonly Hex[]): Hex {
    const candidates = this.#script.people.collectors.filter(({ address }) => !others.includes(address))
    return this.#random.weighted(candidates, ({ taste }) => taste[collection]).address
  }

  /** Performs one action, if the first that it tries is possible. */
  act(): void {
    const action = this.#random.weighted(ACTIONS, (name) => ACTION_WEIGHTS[name])
    switch (action) {
      case 'buy':
        return this.#buy()
      case 'sweep':
        return this.#sweep()
      case 'transfer':
        return this.#transfer()
      case 'cancel':
        return this.#cancel()
      case 'offer':
        return this.#offer()
      case 'accept':
        return this.#accept()
    }
  }

  /** Makes one collector list a few items of a collection while fewer listings than `target` are live. */
  restock(collection: CollectionKey, target: number): void {
    if (this.liveListings(collection).length >= target) return
    for (let attempt = 0; attempt < 8; attempt++) {
      const address = this.pickCollector(collection)
      const items = this.#listable(address, collection)
      if (items.length === 0) continue
      const count = this.#random.pick([1, 2, 3, 3, 4, 5])
      // Popular items are traded: half of the time the most charming go first.
      if (this.#random.chance(50)) items.sort((one, other) => computeCharm(other) - computeCharm(one))
      return this.#script.publish(items.slice(0, count).map((item) => this.#draftListing(address, item)))
    }
  }

  /** Returns listings of one collection that any account could fill in the open block. */
  liveListings(collection?: CollectionKey): StandingOrder[] {
    const { ledger, now } = this.#script
    return ledger.orders.filter(
      (order) =>
        order.side === 'listing' &&
        order.takerOnly === undefined &&
        (collection === undefined || order.items[0]?.collection === collection) &&
        ledger.isLive(order, now),
    )
  }

  /**
   * Prices an offer for any item of a collection: a buyer who would pay as much as the cheapest listing buys that
   * instead. Inactive and scheduled listings count too, because they may become live.
   */
  underFloor(collection: CollectionKey, wish: bigint): bigint {
    const { ledger, now } = this.#script
    return ledger.orders.reduce((least, order) => {
      const isOpenListing =
        order.side === 'listing' && order.takerOnly === undefined && ledger.isOpen(order, now)
      if (!isOpenListing || order.items[0]?.collection !== collection) return least
      const under = tidy((order.unitPrice * 9n) / 10n)
      return under < least ? under : least
    }, wish)
  }

  /** Prices a listing: a seller who would take as little as the best collection offer accepts that offer instead. */
  overOffers(collection: CollectionKey, wish: bigint): bigint {
    const { ledger, now } = this.#script
    // Sellers differ in how far above the offer they go; otherwise every cheap listing would have the same price.
    const percent = BigInt(this.#random.between(106, 128))
    return ledger.orders.reduce((most, order) => {
      const [wanted] = order.items
      const isForAny = order.side === 'offer' && order.criteria === undefined && wanted?.tokenId === undefined
      if (!isForAny || wanted?.collection !== collection || !ledger.isLive(order, now)) return most
      const over = tidy((order.unitPrice * percent) / 100n)
      return over > most ? over : most
    }, wish)
  }

  #draftListing(maker: Hex, item: ItemRef): StandingOrder {
    const { ledger, now } = this.#script
    const spare = Number(ledger.unlisted(item, maker, now))
    const quantity = BigInt(item.collection === 'tidal' ? this.#random.between(1, Math.min(spare, 6)) : 1)
    return draftListing(this.#script, {
      maker,
      items: [item],
      unitPrice: this.overOffers(
        item.collection,
        this.prices.of(item, this.#random.pick([94, 98, 100, 103, 107, 112, 120, 135, 160])),
      ),
      quantity,
      money: this.#random.chance(8) ? 'WETH' : 'ETH',
      lastsFor: this.#random.pick(LISTED_FOR_DAYS) * DAY,
    })
  }

  /** Returns items of a collection that an owner could list, in random order. */
  #listable(owner: Hex, collection: CollectionKey): ItemRef[] {
    const { ledger, now, people } = this.#script
    if (!this.#script.isDeployed(collection)) return []
    const newcomer = people.accounts
      .slice(0, NEVER_LISTED.length)
      .findIndex(({ address }) => address === owner)
    if (NEVER_LISTED[newcomer] === collection) return []
    // A revoked approval deactivates all of a seller's listings at once, so the seller who will revoke has no others
    // there.
    if (collection === REVOKED.collection && ledger.balance(REVOKED, owner) > 0n) return []
    const items = this.#free(ledger.listItems(owner, collection)).filter(
      (item) => ledger.unlisted(item, owner, now) > 0n,
    )
    return this.#random
      .shuffled(items)
      .slice(0, newcomer < 0 ? items.length : Math.max(0, items.length - KEPT_BY_NEWCOMERS))
  }

  #free<T extends ItemRef>(items: readonly T[]): T[] {
    return items.filter((item) => !this.#script.reserved.has(itemKey(item)) && this.#script.isQuiet(item))
  }

  /** Returns live listings of the ordinary market, the best value first. */
  #bargains(collection?: CollectionKey): { order: StandingOrder; item: ItemRef }[] {
    const listings = this.liveListings(collection).flatMap((order) => {
      const [item, ...others] = order.items as ItemRef[]
      return item && others.length === 0 && this.#free([item]).length ? [{ order, item }] : []
    })
    const value = ({ order, item }: (typeof listings)[number]) =>
      (order.unitPrice * 1000n) / this.prices.worth(item)
    return listings.sort((one, other) => Number(value(one) - value(other)))
  }

  #buy(): void {
    const collection = this.#random.weighted(COLLECTIONS, (key) => BOUGHT_WEIGHTS[key])
    const bargains = this.#bargains(collection)
    if (bargains.length === 0) return
    const { order, item } = this.#random.chance(AT_FLOOR_PERCENT)
      ? this.#random.pick(bargains.sort(byPrice).slice(0, 2))
      : this.#random.weighted(bargains.slice(0, Math.ceil(bargains.length / 2)), ({ item }) =>
          computeCharm(item) > WANTED ? 9 : 1,
        )
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
    const cartItems = bargains
      .filter(({ item }) => !items.has(itemKey(item)) && items.add(itemKey(item)))
      .slice(0, 5)
    const buyer = this.#pickBuyer(
      collection,
      cartItems.map(({ order }) => order.maker),
    )
    if (cartItems.length < 2 || !buyer) return
    this.#script.sweep(
      cartItems.map(({ order }) => order),
      buyer.address,
    )
  }

  #buyerFor(order: StandingOrder, collection: CollectionKey): Hex | undefined {
    // The first two accounts keep to ether, so that their wrapped ether is still to be approved.
    const newcomers = this.#script.people.accounts.slice(0, 2).map(({ address }) => address)
    return this.#pickBuyer(collection, order.money === 'WETH' ? [...newcomers, order.maker] : [order.maker])
      ?.address
  }

  #pickBuyer(collection: CollectionKey, excluded: readonly Hex[]): Collector | undefined {
    const candidates = this.#script.people.collectors.filter(
      ({ address, taste }) => !excluded.includes(address) && taste[collection] > 0,
    )
    return candidates.length ? this.#random.weighted(candidates, ({ taste }) => taste[collection]) : undefined
  }

  #transfer(): void {
    const { ledger, now, people } = this.#script
    const { address } = this.#random.pick(people.collectors)
    const collection = this.#random.pick(COLLECTIONS)
    const items = this.#free(ledger.listItems(address, collection))
    const spare = items.filter((item) => ledger.unlisted(item, address, now) > 0n)
    const listedToo = this.#random.chance(10)
    const candidates = listedToo ? items : spare
    if (candidates.length === 0) return
    const item = this.#random.pick(candidates)
    this.#script.transfer(item, address, this.pickCollector(collection, address))
  }

  #cancel(): void {
    const { ledger } = this.#script
    const candidates = this.liveListings().filter(
      (order) =>
        ledger.epoch(order.maker) === 0 && this.#free(order.items as ItemRef[]).length === order.items.length,
    )
    const order = candidates.length ? this.#random.pick(candidates) : undefined
    const item = order?.items[0]
    if (!order || item?.tokenId === undefined || order.items.length > 1) return
    this.#script.cancel([order])
    // Most cancellations change the price: the old order is canceled, and a cheaper one is published.
    if (this.#random.chance(70)) this.#script.publish([this.#draftListing(order.maker, item as ItemRef)])
  }

  #offer(): void {
    const { ledger, people } = this.#script
    const collection = this.#random.pick<CollectionKey>(['nouns', 'lattice'])
    const items = this.#free(ledger.items(collection)).filter((item) => ledger.holders(item).length === 1)
    if (items.length === 0) return
    const item = this.#random.pick(items)
    const newcomers = people.accounts.slice(0, 2).map(({ address }) => address)
    const maker = this.pickCollector(collection, ledger.ownerOf(item), people.studio, ...newcomers)
    const forAny = this.#random.chance(30)
    const price = forAny
      ? this.underFloor(collection, this.prices.ordinary(collection, this.#random.between(75, 92)))
      : this.prices.of(item, this.#random.between(70, 96))
    this.#script.wrap(maker, price)
    const tokenId = forAny ? {} : { tokenId: item.tokenId }
    const days = this.#random.pick([7, 14, 30, 45])
    this.#script.publish([
      draftOffer(this.#script, { maker, collection, ...tokenId, price, lastsFor: days * DAY }),
    ])
  }

  #accept(): void {
    const { ledger, now, people } = this.#script
    const offers = ledger.orders.filter(
      (order) => order.side === 'offer' && !order.isReserved && ledger.isLive(order, now),
    )
    if (offers.length === 0) return
    const offer = this.#random.pick(offers)
    const wantedItem = offer.items[0]
    if (!wantedItem) return
    const newcomers = people.accounts.slice(0, 2).map(({ address }) => address)
    const items = this.#free(ledger.items(wantedItem.collection)).filter((item) => {
      const owner = ledger.holders(item)[0]
      const fits =
        wantedItem.tokenId === undefined ? computeCharm(item) < 1_050 : item.tokenId === wantedItem.tokenId
      return fits && owner && owner !== offer.maker && owner !== people.studio && !newcomers.includes(owner)
    })
    if (items.length === 0) return
    const item = this.#random.pick(items)
    this.#script.acceptOffer(offer, ledger.ownerOf(item), item)
  }
}

function byPrice(one: { order: StandingOrder }, other: { order: StandingOrder }): number {
  return one.order.unitPrice < other.order.unitPrice ? -1 : 1
}
