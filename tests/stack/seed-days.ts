// The demo's market as it stood at the end of each of its days, replayed from the chain's logs alone.
import { ZeroAddress } from 'ethers'
import type { DemoContracts, Hex } from '../../local/seed/contracts.ts'
import {
  decodeMoves,
  publishedOrder,
  type ChainLog,
  type PublishedOrder,
  type SeedFacts,
} from './seed-facts.ts'

const DAY = 86_400

/** One collection at the end of a day. */
export interface CollectionDay {
  /** Days since the history began. */
  readonly day: number
  readonly items: number
  /** Items with a live listing that anyone may fill. */
  readonly listed: number
  /** The lowest price of a live listing of one item in ether, in wei. */
  readonly floor: bigint | undefined
  /** Listings and offers filled during the day. */
  readonly sales: number
}

interface Tracked {
  readonly order: PublishedOrder
  remaining: bigint
}

/** @param endSeconds when the last of the days ends, in Unix seconds */
export function replayDays(
  facts: SeedFacts,
  { contracts, endSeconds, days }: { contracts: DemoContracts; endSeconds: number; days: number },
): { byCollection: ReadonlyMap<Hex, readonly CollectionDay[]>; liveAtTheEnd: ReadonlySet<Hex> } {
  const market = new MarketReplay(contracts.seaport)
  const byCollection = new Map<Hex, CollectionDay[]>(
    contracts.collections.map(({ address }) => [address, []]),
  )
  const logs = facts.logs.map((log) => ({ log, atSeconds: facts.blockTimes.get(log.blockNumber) ?? 0 }))
  let next = 0
  for (let day = 0; day < days; day++) {
    const endOfDay = endSeconds - (days - 1 - day) * DAY
    for (let entry = logs[next]; entry && entry.atSeconds <= endOfDay; entry = logs[++next])
      market.apply(entry.log)
    for (const [collection, rows] of byCollection) rows.push(market.closeDay(collection, day, endOfDay))
  }
  return { byCollection, liveAtTheEnd: market.live(endSeconds) }
}

class MarketReplay {
  readonly #seaport: Hex
  readonly #orders = new Map<Hex, Tracked>()
  readonly #holdings = new Map<string, bigint>()
  readonly #supplies = new Map<string, bigint>()
  readonly #approvals = new Set<string>()
  readonly #sales = new Map<string, number>()

  constructor(seaport: Hex) {
    this.#seaport = seaport
  }

  apply(log: ChainLog): void {
    const { event } = log
    for (const { collection, tokenId, from, to, amount } of decodeMoves(log)) {
      const item = `${collection}:${tokenId}`
      add(this.#holdings, `${item}:${from.toLowerCase()}`, -amount)
      add(this.#holdings, `${item}:${to.toLowerCase()}`, amount)
      if (from === ZeroAddress) add(this.#supplies, item, amount)
      if (to === ZeroAddress) add(this.#supplies, item, -amount)
    }
    switch (event.name) {
      case 'ApprovalForAll': {
        const [owner, operator, approved] = event.args as unknown as [string, string, boolean]
        const key = `${log.address}:${owner.toLowerCase()}`
        if (operator.toLowerCase() !== this.#seaport) return
        if (approved) this.#approvals.add(key)
        else this.#approvals.delete(key)
        return
      }
      case 'OrderValidated': {
        const order = publishedOrder(event)
        this.#orders.set(order.hash, { order, remaining: order.parameters.offer[0]?.startAmount ?? 0n })
        return
      }
      case 'OrderCancelled':
        this.#orders.delete(event.args.getValue('orderHash') as Hex)
        return
      case 'CounterIncremented': {
        const offerer = event.args.getValue('offerer') as string
        for (const [hash, { order }] of this.#orders)
          if (order.parameters.offerer === offerer) this.#orders.delete(hash)
        return
      }
      case 'OrderFulfilled': {
        const tracked = this.#orders.get(event.args.getValue('orderHash') as Hex)
        if (!tracked) return
        const [offered] = [...(event.args.getValue('offer') as { amount: bigint }[])]
        tracked.remaining -= offered?.amount ?? 0n
        const sold = tracked.order.parameters[tracked.order.isListing ? 'offer' : 'consideration'][0]
        const collection = sold?.token.toLowerCase() ?? ''
        this.#sales.set(collection, (this.#sales.get(collection) ?? 0) + 1)
      }
    }
  }

  /** The hashes of the listings that anyone may fill. */
  live(atSeconds: number): Set<Hex> {
    return new Set(this.#live(atSeconds).map(({ hash }) => hash))
  }

  closeDay(collection: Hex, day: number, atSeconds: number): CollectionDay {
    const live = this.#live(atSeconds).filter(
      ({ parameters }) => parameters.offer[0]?.token.toLowerCase() === collection,
    )
    const listed = live.flatMap(({ parameters }) =>
      [...parameters.offer].map(({ identifierOrCriteria }) => identifierOrCriteria),
    )
    const prices = live.flatMap(({ parameters: { offer, consideration } }) => {
      const units = offer[0]?.startAmount ?? 1n
      const isPlain = offer.length === 1 && consideration.every(({ itemType }) => itemType === 0n)
      return isPlain ? [consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n) / units] : []
    })
    const items = [...this.#supplies].filter(
      ([key, supply]) => supply > 0n && key.startsWith(collection),
    ).length
    const sales = this.#sales.get(collection) ?? 0
    this.#sales.delete(collection)
    const floor = prices.reduce<bigint | undefined>(
      (least, price) => (least === undefined || price < least ? price : least),
      undefined,
    )
    return { day, items, listed: new Set(listed).size, floor, sales }
  }

  #live(atSeconds: number): PublishedOrder[] {
    return [...this.#orders.values()]
      .filter(({ order: { isListing, parameters }, remaining }) => {
        const { offerer, offer, consideration, startTime, endTime } = parameters
        const inTime = startTime <= BigInt(atSeconds) && BigInt(atSeconds) < endTime
        const isForAnyone = consideration.every(({ itemType }) => itemType < 2n)
        return (
          isListing &&
          inTime &&
          isForAnyone &&
          remaining > 0n &&
          [...offer].every(({ token, identifierOrCriteria }) => {
            const [collection, owner] = [token.toLowerCase(), offerer.toLowerCase()]
            const held = this.#holdings.get(`${collection}:${identifierOrCriteria}:${owner}`) ?? 0n
            return held >= remaining && this.#approvals.has(`${collection}:${owner}`)
          })
        )
      })
      .map(({ order }) => order)
  }
}

function add(amounts: Map<string, bigint>, key: string, amount: bigint): void {
  amounts.set(key, (amounts.get(key) ?? 0n) + amount)
}
