// Plans set pieces: short scripts around one item each, so that every kind of history has an example.
import { cast, SECOND_OF_BUNDLE } from './cast.ts'
import type { Hex } from './contracts.ts'
import { draftListing } from './drafts.ts'
import { itemKey } from './ledger.ts'
import { DAY } from './market.ts'
import { sells, type Stage } from './stage.ts'

/** An action at a time. */
export interface Entry {
  /** Days since the start of the script, with fractions. */
  readonly day: number
  readonly run: () => void
}

export class Episodes {
  readonly #stage: Stage
  readonly #hops: number
  readonly #newDigest: Hex

  /**
   * @param options.hops owners of the most traveled item, after the first
   * @param options.recataloguedDigest sha2-256 of the document that replaces one item's first
   */
  constructor(options: { stage: Stage; hops: number; recataloguedDigest: Hex }) {
    this.#stage = options.stage
    this.#hops = options.hops
    this.#newDigest = options.recataloguedDigest
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

  /** One item goes through many hands, by sale and otherwise, at a price that rises with setbacks. */
  #wanderings(): Entry[] {
    const item = cast('longestCustody')
    const hops = Array.from({ length: this.#hops }, (_, hop) => ({
      day: 1.5 + (hop * 57) / this.#hops + (hop % 3) / 7,
      run: () => {
        const owner = this.#stage.script.ledger.ownerOf(item)
        const recent = this.#stage.market.pickCollector(
          item.collection,
          owner,
          this.#stage.ada,
          this.#stage.basil,
        )
        if (hop % 3 === 2) this.#stage.script.transfer(item, owner, recent)
        else
          this.#stage.sell(
            {
              maker: owner,
              items: [item],
              unitPrice: this.#stage.market.prices.of(item, 90 + hop + (hop % 5) * 4),
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
          const owner = this.#stage.script.ledger.ownerOf(twice)
          this.#stage.script.deliver(twice, owner, this.#stage.market.pickCollector('lattice', owner))
        },
      },
    ]
  }

  /** Items leave with a listing behind them: one returns, one does not. One approval is revoked. */
  #departures(): Entry[] {
    const returning = cast('reentered')
    const leaving = cast('movedAway')
    let friend: Hex
    return [
      { day: 21.2, run: () => this.#stage.list({ items: [returning], percent: 112, lastsFor: 95 * DAY }) },
      {
        day: 29.6,
        run: () => {
          const owner = this.#stage.script.ledger.ownerOf(returning)
          friend = this.#stage.market.pickCollector('nouns', owner)
          this.#stage.script.transfer(returning, owner, friend)
        },
      },
      {
        day: 55.6,
        run: () => {
          const [maker] = this.#stage.script.ledger.orders
            .filter((order) => sells(order, returning))
            .map((order) => order.maker)
          if (maker) this.#stage.script.transfer(returning, friend, maker)
        },
      },
      { day: 40.1, run: () => this.#stage.list({ items: [leaving], percent: 96, lastsFor: 80 * DAY }) },
      {
        day: 44.8,
        run: () => {
          const owner = this.#stage.script.ledger.ownerOf(leaving)
          this.#stage.script.transfer(
            leaving,
            owner,
            this.#stage.market.pickCollector('nouns', owner, this.#stage.ada),
          )
        },
      },
      {
        day: 56.2,
        run: () => this.#stage.list({ items: [cast('approvalRevoked')], percent: 110, lastsFor: 70 * DAY }),
      },
      {
        // This comes last, because the owner's next listing would give the approval again.
        day: 59.995,
        run: () =>
          this.#stage.script.approve(
            this.#stage.script.ledger.ownerOf(cast('approvalRevoked')),
            'nouns',
            false,
          ),
      },
    ]
  }

  /** Other kinds of prices: declining, scheduled, in wrapped ether, for one taker, for a bundle, by the unit. */
  #pricings(): Entry[] {
    const sold = cast('soldDutch')
    const parts = cast('partlyFilled')
    const matched = cast('matched')
    return [
      {
        day: 17.1,
        run: () => this.#stage.list({ items: [sold], percent: 240, endPercent: 80, lastsFor: 14 * DAY }),
      },
      { day: 25.3, run: () => this.#stage.buy(sold, 'advanced') },
      {
        day: 55.5,
        run: () =>
          this.#stage.list({ items: [cast('dutch')], percent: 220, endPercent: 70, lastsFor: 45 * DAY }),
      },
      {
        day: 57.4,
        run: () =>
          this.#stage.list({
            items: [cast('scheduled')],
            percent: 90,
            lastsFor: 40 * DAY,
            startsIn: 6 * DAY,
          }),
      },
      {
        day: 54.9,
        run: () =>
          this.#stage.list({
            items: [cast('pricedInWeth')],
            percent: 104,
            lastsFor: 60 * DAY,
            money: 'WETH',
          }),
      },
      {
        day: 58.1,
        run: () =>
          this.#stage.list({
            items: [cast('privateSale')],
            percent: 85,
            lastsFor: 60 * DAY,
            takerOnly: this.#stage.ada,
          }),
      },
      {
        day: 53.6,
        run: () =>
          this.#stage.list({ items: [cast('bundled'), SECOND_OF_BUNDLE], percent: 180, lastsFor: 75 * DAY }),
      },
      {
        day: 33.3,
        run: () => {
          const owner = this.#stage.script.ledger.ownerOf(matched)
          const taker = this.#stage.market.pickCollector('lattice', owner)
          this.#stage.list({ items: [matched], percent: 95, lastsFor: 3 * DAY, takerOnly: taker })
          this.#stage.script.nextBlock(7_000)
          this.#stage.script.buyPrivately(this.#stage.findListingFor(matched), taker)
        },
      },
      { day: 46.5, run: () => this.#stage.listUnits(parts, 6n) },
      { day: 49.2, run: () => this.#stage.buy(parts, 'advanced', 2n) },
      { day: 52.8, run: () => this.#stage.buy(parts, 'advanced', 1n) },
    ]
  }

  #offers(): Entry[] {
    const accepted = cast('offerAccepted')
    const any = cast('collectionOfferAccepted')
    return [
      { day: 27.4, run: () => this.#stage.makeOfferFor(accepted, { percent: 92 }) },
      {
        day: 28.7,
        run: () =>
          this.#stage.script.acceptOffer(
            this.#stage.findOfferOn(accepted),
            this.#stage.script.ledger.ownerOf(accepted),
            accepted,
          ),
      },
      {
        day: 36.6,
        run: () => {
          const maker = this.#stage.makeOfferFor(any, { percent: 88, anyItem: true })
          this.#stage.script.nextBlock(30_000)
          const offer = this.#stage.script.ledger.listOrders(maker).at(-1)
          if (offer) this.#stage.script.acceptOffer(offer, this.#stage.script.ledger.ownerOf(any), any)
        },
      },
      { day: 50.4, run: () => this.#stage.makeOfferFor(cast('offered'), { percent: 81 }) },
      { day: 58.8, run: () => this.#stage.makeOfferFor(cast('offered'), { percent: 87 }) },
      { day: 56.1, run: () => this.#stage.makeOfferFor(any, { percent: 84, anyItem: true }) },
      { day: 58.9, run: () => this.#stage.makeOfferFor(cast('offered'), { percent: 60, anyItem: true }) },
      // The first two accounts get some wrapped ether, without an approval for Seaport.
      {
        day: 10.2,
        run: () =>
          [this.#stage.ada, this.#stage.basil].forEach((account) =>
            this.#stage.script.deposit(account, 5n * 10n ** 18n),
          ),
      },
    ]
  }

  /** A counter is raised, a document replaced, and items are burned. */
  #endings(): Entry[] {
    const bumped = cast('counterBumped')
    return [
      { day: 42.2, run: () => this.#stage.list({ items: [bumped], percent: 125, lastsFor: 60 * DAY }) },
      { day: 45.1, run: () => this.#stage.script.raiseCounter(this.#stage.script.ledger.ownerOf(bumped)) },
      { day: 38.5, run: () => this.#stage.script.recatalogue(cast('recatalogued').tokenId, this.#newDigest) },
      {
        day: 31.9,
        run: () => this.#stage.script.burn(cast('burnt'), this.#stage.script.ledger.ownerOf(cast('burnt'))),
      },
      ...[19.7, 34.1, 43.4, 50.6].map((day, i) => ({
        day,
        run: () => this.#stage.burnOne(i % 2 ? 'lattice' : 'tidal'),
      })),
    ]
  }

  /** The studio sells what the constructor minted for it, and gives what is left to collectors. */
  #primarySale(): Entry[] {
    const studio = this.#stage.script.people.studio
    const unsold = () => this.#stage.script.ledger.listItems(studio, 'lattice')
    return [
      // The items that the set pieces need leave the studio first.
      {
        day: 9.4,
        run: () =>
          this.#stage.give(unsold().filter((item) => this.#stage.script.reserved.has(itemKey(item)))),
      },
      // A few are listed each day, so that the newest collection is not for sale as a whole.
      ...Array.from({ length: 9 }, (_, page) => ({
        day: 9.5 + page,
        run: () => {
          const { ledger, now } = this.#stage.script
          const items = unsold().filter((item) => ledger.unlisted(item, studio, now) > 0n)
          const listings = items.slice(0, 6).map((item) => {
            const unitPrice = this.#stage.market.prices.of(item, 95)
            return draftListing(this.#stage.script, {
              maker: studio,
              items: [item],
              unitPrice,
              lastsFor: 10 * DAY,
            })
          })
          if (listings.length > 0) this.#stage.script.publish(listings)
        },
      })),
      { day: 28.1, run: () => this.#stage.give(unsold()) },
    ]
  }
}
