// Set pieces: short sequences around one item each, so that every kind of history has an example to point to.
import type { DemoItem, Hex, NotableItems } from './contracts.ts'
import { draftAsk, draftBid, type AskDraft } from './drafts.ts'
import { itemKey, type ItemRef, type StandingOrder } from './ledger.ts'
import { DAY, type Market } from './market.ts'
import type { CollectionKey } from './people.ts'
import type { Script } from './script.ts'

/** Something to do at a time. */
export interface Entry {
  /** Days since the start of the script, with fractions. */
  readonly day: number
  readonly run: () => void
}

type NotableName = keyof NotableItems

/** The items of the set pieces. Their numbers are low, so that they exist at every scale. */
const CAST: Readonly<Record<NotableName, readonly [CollectionKey, bigint]>> = {
  longestCustody: ['nouns', 1n],
  reentered: ['nouns', 3n],
  dutch: ['nouns', 5n],
  pricedInWeth: ['nouns', 6n],
  movedAway: ['nouns', 7n],
  approvalRevoked: ['nouns', 8n],
  counterBumped: ['nouns', 9n],
  offered: ['nouns', 10n],
  offerAccepted: ['nouns', 11n],
  recatalogued: ['nouns', 12n],
  burnt: ['nouns', 13n],
  privateSale: ['nouns', 14n],
  movedTwice: ['lattice', 2n],
  soldDutch: ['lattice', 3n],
  scheduled: ['lattice', 4n],
  matched: ['lattice', 5n],
  bundled: ['lattice', 6n],
  collectionOfferAccepted: ['lattice', 8n],
  mintedConsecutively: ['lattice', 1n],
  partlyFilled: ['tidal', 2n],
}
const SECOND_OF_BUNDLE: ItemRef = { collection: 'lattice', tokenId: 7n }

export class Episodes {
  readonly #script: Script
  readonly #market: Market
  readonly #hops: number
  readonly #newDigest: Hex

  constructor(options: { script: Script; market: Market; hops: number; recataloguedDigest: Hex }) {
    this.#script = options.script
    this.#market = options.market
    this.#hops = options.hops
    this.#newDigest = options.recataloguedDigest
    for (const name of Object.keys(CAST) as NotableName[]) options.script.reserved.add(itemKey(cast(name)))
    options.script.reserved.add(itemKey(SECOND_OF_BUNDLE))
  }

  entries(): Entry[] {
    return [
      ...this.#wanderings(),
      ...this.#departures(),
      ...this.#pricings(),
      ...this.#offers(),
      ...this.#endings(),
      ...this.#primarySale(),
    ]
  }

  notable(): NotableItems {
    const item = (name: NotableName): DemoItem => ({
      collection: this.#script.address(cast(name).collection),
      tokenId: cast(name).tokenId.toString(),
    })
    return Object.fromEntries(
      (Object.keys(CAST) as NotableName[]).map((name) => [name, item(name)]),
    ) as unknown as NotableItems
  }

  /** One item goes through many hands, by sale and otherwise, at a price that climbs with setbacks. */
  #wanderings(): Entry[] {
    const item = cast('longestCustody')
    const hops = Array.from({ length: this.#hops }, (_, hop) => ({
      day: 1.5 + (hop * 57) / this.#hops + (hop % 3) / 7,
      run: () => {
        const owner = this.#script.ledger.ownerOf(item)
        const recent = this.#market.collectorOf(item.collection, owner, this.#ada, this.#basil)
        if (hop % 3 === 2) this.#script.transfer(item, owner, recent)
        else
          this.#sell(
            {
              maker: owner,
              items: [item],
              unitPrice: this.#market.price(item, 90 + hop + (hop % 5) * 4),
              lastsFor: 20 * DAY,
            },
            recent,
          )
      },
    }))
    return [
      ...hops,
      {
        day: 14.4,
        run: () => {
          const twice = cast('movedTwice')
          const owner = this.#script.ledger.ownerOf(twice)
          this.#script.deliver(twice, owner, this.#market.collectorOf('lattice', owner))
        },
      },
    ]
  }

  /** Items that leave with a listing behind them: one comes back, one does not; one approval is taken back. */
  #departures(): Entry[] {
    const returning = cast('reentered')
    const leaving = cast('movedAway')
    let friend: Hex
    return [
      { day: 21.2, run: () => this.#list({ items: [returning], percent: 64, lastsFor: 95 * DAY }) },
      {
        day: 29.6,
        run: () => {
          const owner = this.#script.ledger.ownerOf(returning)
          friend = this.#market.collectorOf('nouns', owner)
          this.#script.transfer(returning, owner, friend)
        },
      },
      {
        day: 47.3,
        run: () => {
          const [maker] = this.#script.ledger.orders
            .filter((order) => sells(order, returning))
            .map((order) => order.maker)
          if (maker) this.#script.transfer(returning, friend, maker)
        },
      },
      { day: 40.1, run: () => this.#list({ items: [leaving], percent: 96, lastsFor: 80 * DAY }) },
      {
        day: 44.8,
        run: () => {
          const owner = this.#script.ledger.ownerOf(leaving)
          this.#script.transfer(leaving, owner, this.#market.collectorOf('nouns', owner, this.#ada))
        },
      },
      {
        day: 56.2,
        run: () => this.#list({ items: [cast('approvalRevoked')], percent: 110, lastsFor: 70 * DAY }),
      },
      {
        // Last of all, or its owner's next listing would give the approval again.
        day: 59.995,
        run: () => this.#script.approve(this.#script.ledger.ownerOf(cast('approvalRevoked')), 'nouns', false),
      },
    ]
  }

  /** Prices of other kinds: falling, not yet begun, in wrapped ether, for one taker, for a bundle, by the unit. */
  #pricings(): Entry[] {
    const sold = cast('soldDutch')
    const parts = cast('partlyFilled')
    const matched = cast('matched')
    return [
      {
        day: 17.1,
        run: () => this.#list({ items: [sold], percent: 240, endPercent: 80, lastsFor: 14 * DAY }),
      },
      { day: 25.3, run: () => this.#buy(sold, 'advanced') },
      {
        day: 55.5,
        run: () => this.#list({ items: [cast('dutch')], percent: 220, endPercent: 70, lastsFor: 45 * DAY }),
      },
      {
        day: 57.4,
        run: () =>
          this.#list({ items: [cast('scheduled')], percent: 90, lastsFor: 40 * DAY, startsIn: 6 * DAY }),
      },
      {
        day: 54.9,
        run: () =>
          this.#list({ items: [cast('pricedInWeth')], percent: 104, lastsFor: 60 * DAY, money: 'WETH' }),
      },
      {
        day: 58.1,
        run: () =>
          this.#list({ items: [cast('privateSale')], percent: 85, lastsFor: 60 * DAY, takerOnly: this.#ada }),
      },
      {
        day: 53.6,
        run: () =>
          this.#list({ items: [cast('bundled'), SECOND_OF_BUNDLE], percent: 180, lastsFor: 75 * DAY }),
      },
      {
        day: 33.3,
        run: () => {
          const owner = this.#script.ledger.ownerOf(matched)
          const taker = this.#market.collectorOf('lattice', owner)
          this.#list({ items: [matched], percent: 95, lastsFor: 3 * DAY, takerOnly: taker })
          this.#script.nextBlock(7_000)
          this.#script.buyPrivately(this.#askFor(matched), taker)
        },
      },
      { day: 46.5, run: () => this.#listUnits(parts, 6n) },
      { day: 49.2, run: () => this.#buy(parts, 'advanced', 2n) },
      { day: 52.8, run: () => this.#buy(parts, 'advanced', 1n) },
    ]
  }

  #offers(): Entry[] {
    const accepted = cast('offerAccepted')
    const any = cast('collectionOfferAccepted')
    return [
      { day: 27.4, run: () => this.#bidFor(accepted, { percent: 92 }) },
      {
        day: 28.7,
        run: () =>
          this.#script.acceptBid(this.#bidOn(accepted), this.#script.ledger.ownerOf(accepted), accepted),
      },
      {
        day: 36.6,
        run: () => {
          const maker = this.#bidFor(any, { percent: 88, anyItem: true })
          this.#script.nextBlock(30_000)
          const bid = this.#script.ledger.ordersOf(maker).at(-1)
          if (bid) this.#script.acceptBid(bid, this.#script.ledger.ownerOf(any), any)
        },
      },
      { day: 57.9, run: () => this.#bidFor(cast('offered'), { percent: 81 }) },
      { day: 58.8, run: () => this.#bidFor(cast('offered'), { percent: 87 }) },
      { day: 58.3, run: () => this.#bidFor(any, { percent: 84, anyItem: true }) },
      { day: 58.9, run: () => this.#bidFor(cast('offered'), { percent: 60, anyItem: true }) },
      // Some wrapped ether for the first two accounts, which Seaport may not move yet.
      {
        day: 10.2,
        run: () =>
          [this.#ada, this.#basil].forEach((account) => this.#script.deposit(account, 5n * 10n ** 18n)),
      },
    ]
  }

  /** A counter raised, a document replaced, items destroyed. */
  #endings(): Entry[] {
    const bumped = cast('counterBumped')
    return [
      { day: 42.2, run: () => this.#list({ items: [bumped], percent: 125, lastsFor: 60 * DAY }) },
      { day: 45.1, run: () => this.#script.raiseCounter(this.#script.ledger.ownerOf(bumped)) },
      { day: 38.5, run: () => this.#script.recatalogue(cast('recatalogued').tokenId, this.#newDigest) },
      { day: 31.9, run: () => this.#script.burn(cast('burnt'), this.#script.ledger.ownerOf(cast('burnt'))) },
      ...[19.7, 34.1, 43.4, 50.6].map((day, i) => ({
        day,
        run: () => this.#burnOne(i % 2 ? 'lattice' : 'tidal'),
      })),
    ]
  }

  /** The studio sells what the constructor minted for it, and gives what is left to collectors. */
  #primarySale(): Entry[] {
    const studio = this.#script.people.studio
    const unsold = () => this.#script.ledger.itemsOf(studio, 'lattice')
    return [
      // What the set pieces need leaves the studio first.
      {
        day: 9.4,
        run: () => this.#give(unsold().filter((item) => this.#script.reserved.has(itemKey(item)))),
      },
      {
        day: 9.5,
        run: () => {
          const items = unsold().map((item) => ({ item, unitPrice: this.#market.price(item, 95) }))
          for (let start = 0; start < items.length; start += 20) {
            const page = items.slice(start, start + 20)
            this.#script.publish(
              page.map(({ item, unitPrice }) =>
                draftAsk(this.#script, { maker: studio, items: [item], unitPrice, lastsFor: 18 * DAY }),
              ),
            )
          }
        },
      },
      { day: 28.1, run: () => this.#give(unsold()) },
    ]
  }

  get #ada(): Hex {
    return this.#account(0)
  }

  get #basil(): Hex {
    return this.#account(1)
  }

  #account(index: number): Hex {
    const account = this.#script.people.accounts[index]
    if (!account) throw new Error(`there is no account ${index}`)
    return account.address
  }

  #give(items: readonly ItemRef[]): void {
    for (const item of items)
      this.#script.transfer(
        item,
        this.#script.people.studio,
        this.#market.collectorOf(item.collection, this.#ada),
      )
  }

  /** Publishes an ask of the owner for items of one collection, priced by the first. */
  #list({
    items,
    percent,
    endPercent,
    ...terms
  }: Omit<AskDraft, 'maker' | 'unitPrice' | 'endUnitPrice'> & {
    percent: number
    endPercent?: number
  }): void {
    const [item] = items
    if (!item) return
    const maker = this.#script.ledger.ownerOf(item)
    for (const other of items.slice(1)) {
      const owner = this.#script.ledger.ownerOf(other)
      if (owner === maker) continue
      this.#script.transfer(other, owner, maker)
      this.#script.nextBlock(5_000)
    }
    const endUnitPrice =
      endPercent === undefined ? {} : { endUnitPrice: this.#market.price(item, endPercent) }
    const unitPrice = this.#market.price(item, percent)
    this.#script.publish([draftAsk(this.#script, { maker, items, unitPrice, ...endUnitPrice, ...terms })])
  }

  /** Lists units of an edition, by whoever has most; the studio adds what is missing. */
  #listUnits(item: ItemRef, quantity: bigint): void {
    const { ledger } = this.#script
    const [maker] = ledger
      .holders(item)
      .filter((holder) => holder !== this.#basil && holder !== this.#ada)
      .sort((one, other) => Number(ledger.balance(item, other) - ledger.balance(item, one)))
    if (!maker) throw new Error(`nobody holds ${itemKey(item)}`)
    const missing = quantity - ledger.unlisted(item, maker, this.#script.now)
    if (missing > 0n) {
      this.#script.mintEditions(maker, new Map([[item.tokenId, missing]]))
      this.#script.nextBlock(600)
    }
    const unitPrice = this.#market.price(item, 101)
    this.#script.publish([
      draftAsk(this.#script, { maker, items: [item], unitPrice, quantity, lastsFor: 90 * DAY }),
    ])
  }

  #sell(draft: AskDraft, buyer: Hex): void {
    const order = draftAsk(this.#script, draft)
    this.#script.publish([order])
    this.#script.nextBlock(this.#script.random.between(600, 20_000))
    this.#script.buy(order, buyer, { method: 'basic' })
  }

  #askFor(item: ItemRef): StandingOrder {
    const order = this.#script.ledger.orders.findLast((ask) => sells(ask, item))
    if (!order) throw new Error(`${itemKey(item)} was never listed`)
    return order
  }

  #buy(item: ItemRef, method: 'basic' | 'advanced', units?: bigint): void {
    const order = this.#askFor(item)
    const buyer = this.#market.collectorOf(item.collection, order.maker, this.#ada)
    this.#script.buy(order, buyer, units === undefined ? { method } : { method, units })
  }

  /** Makes an offer of somebody else than the owner; returns who. */
  #bidFor(item: ItemRef, { percent, anyItem = false }: { percent: number; anyItem?: boolean }): Hex {
    const owner = this.#script.ledger.ownerOf(item)
    const maker = this.#market.collectorOf(item.collection, owner, this.#ada, this.#basil)
    const price = this.#market.price(item, percent)
    this.#script.wrap(maker, price)
    const wanted = anyItem ? {} : { tokenId: item.tokenId }
    this.#script.publish([
      draftBid(this.#script, { maker, collection: item.collection, ...wanted, price, lastsFor: 50 * DAY }),
    ])
    return maker
  }

  #bidOn(item: ItemRef): StandingOrder {
    const order = this.#script.ledger.orders.findLast(
      (bid) => bid.side === 'bid' && bid.items[0]?.tokenId === item.tokenId,
    )
    if (!order) throw new Error(`nobody bid for ${itemKey(item)}`)
    return order
  }

  #burnOne(collection: CollectionKey): void {
    const { ledger, reserved, random, now } = this.#script
    const items = ledger
      .items(collection)
      .filter((item) => !reserved.has(itemKey(item)) && ledger.holders(item).length > 0)
    const candidates = items.flatMap((item) =>
      ledger
        .holders(item)
        .filter(
          (holder) =>
            holder !== this.#ada && holder !== this.#basil && ledger.unlisted(item, holder, now) > 0n,
        )
        .map((holder) => ({ item, holder })),
    )
    const { item, holder } = random.pick(candidates)
    this.#script.burn(item, holder)
  }
}

function cast(name: NotableName): ItemRef {
  const [collection, tokenId] = CAST[name]
  return { collection, tokenId }
}

const sells = (order: StandingOrder, item: ItemRef) =>
  order.side === 'ask' &&
  order.items.some(({ collection, tokenId }) => collection === item.collection && tokenId === item.tokenId)
