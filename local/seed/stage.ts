// Provides the actions of set pieces: an item's owner lists it, another account buys it or makes an offer, and so on.
import type { Hex } from './contracts.ts'
import { draftListing, draftOffer, type ListingDraft, type OfferDraft } from './drafts.ts'
import { itemKey, type ItemRef, type StandingOrder } from './ledger.ts'
import { DAY, type Market } from './market.ts'
import type { CollectionKey } from './people.ts'
import type { PurchaseMethod, Script } from './script.ts'

/** Default duration of an offer in seconds: to the end of the history and well beyond, whenever it is made. */
export const LASTS_FOR = 90 * DAY

export class Stage {
  readonly script: Script
  readonly market: Market

  constructor(script: Script, market: Market) {
    this.script = script
    this.market = market
  }

  get ada(): Hex {
    return this.#account(0)
  }

  get basil(): Hex {
    return this.#account(1)
  }

  #account(index: number): Hex {
    const account = this.script.people.accounts[index]
    if (!account) throw new Error(`there is no account ${index}`)
    return account.address
  }

  give(items: readonly ItemRef[]): void {
    for (const item of items)
      this.script.transfer(
        item,
        this.script.people.studio,
        this.market.pickCollector(item.collection, this.ada),
      )
  }

  /** Publishes a listing of the owner for items of one collection, priced by the first. */
  list({
    items,
    percent,
    endPercent,
    ...terms
  }: Omit<ListingDraft, 'maker' | 'unitPrice' | 'endUnitPrice'> & {
    percent: number
    endPercent?: number
  }): void {
    const [item] = items
    if (!item) return
    const maker = this.script.ledger.ownerOf(item)
    for (const other of items.slice(1)) {
      const owner = this.script.ledger.ownerOf(other)
      if (owner === maker) continue
      this.script.transfer(other, owner, maker)
      this.script.nextBlock(5_000)
    }
    const endUnitPrice =
      endPercent === undefined ? {} : { endUnitPrice: this.market.prices.of(item, endPercent) }
    const unitPrice = this.market.overOffers(item.collection, this.market.prices.of(item, percent))
    this.script.publish([draftListing(this.script, { maker, items, unitPrice, ...endUnitPrice, ...terms })])
  }

  /** Lists units of an edition by its largest holder; the studio adds missing units. */
  listUnits(item: ItemRef, quantity: bigint): void {
    const { ledger } = this.script
    const [maker] = ledger
      .holders(item)
      .filter((holder) => holder !== this.basil && holder !== this.ada)
      .sort((one, other) => Number(ledger.balance(item, other) - ledger.balance(item, one)))
    if (!maker) throw new Error(`No account holds ${itemKey(item)}`)
    const missing = quantity - ledger.unlisted(item, maker, this.script.now)
    if (missing > 0n) {
      this.script.mintEditions(maker, new Map([[item.tokenId, missing]]))
      this.script.nextBlock(600)
    }
    const unitPrice = this.market.prices.of(item, 124)
    this.script.publish([
      draftListing(this.script, { maker, items: [item], unitPrice, quantity, lastsFor: 90 * DAY }),
    ])
  }

  sell(draft: ListingDraft, buyer: Hex): void {
    const order = draftListing(this.script, draft)
    this.script.publish([order])
    this.script.nextBlock(this.script.random.between(600, 20_000))
    this.script.buy(order, buyer, { method: 'basic' })
  }

  findListingFor(item: ItemRef): StandingOrder {
    const order = this.script.ledger.orders.findLast((listing) => sells(listing, item))
    if (!order) throw new Error(`${itemKey(item)} was never listed`)
    return order
  }

  buy(item: ItemRef, method: PurchaseMethod, units?: bigint): void {
    const order = this.findListingFor(item)
    const buyer = this.market.pickCollector(item.collection, order.maker, this.ada)
    this.script.buy(order, buyer, units === undefined ? { method } : { method, units })
  }

  /** Makes an offer from an account other than the owner, for the item or for any like it. Returns the maker. */
  makeOfferFor(
    item: ItemRef,
    {
      percent,
      anyItem = false,
      trait,
      lastsFor = LASTS_FOR,
    }: { percent: number; anyItem?: boolean; trait?: OfferDraft['trait']; lastsFor?: number },
  ): Hex {
    const owners = this.script.ledger.holders(item)
    const maker = this.market.pickCollector(item.collection, ...owners, this.ada, this.basil)
    const { prices } = this.market
    const price = anyItem
      ? this.market.underFloor(item.collection, prices.ordinary(item.collection, percent))
      : prices.of(item, percent)
    this.script.wrap(maker, price)
    const wanted = trait ? { trait } : anyItem ? {} : { tokenId: item.tokenId }
    this.script.publish([
      draftOffer(this.script, {
        maker,
        collection: item.collection,
        ...wanted,
        price,
        lastsFor,
        isReserved: true,
      }),
    ])
    return maker
  }

  /** The owner of a matching item accepts the maker's latest offer. */
  acceptLatest(maker: Hex, item: ItemRef): void {
    const offer = this.script.ledger.listOrders(maker).findLast(({ side }) => side === 'offer')
    if (!offer) throw new Error(`${maker} made no offer`)
    this.script.acceptOffer(offer, this.script.ledger.ownerOf(item), item)
  }

  findOfferOn(item: ItemRef): StandingOrder {
    const order = this.script.ledger.orders.findLast(
      (offer) =>
        offer.side === 'offer' &&
        offer.items[0]?.collection === item.collection &&
        offer.items[0].tokenId === item.tokenId,
    )
    if (!order) throw new Error(`No offer for ${itemKey(item)}`)
    return order
  }

  burnOne(collection: CollectionKey): void {
    const { ledger, reserved, random, now } = this.script
    const items = ledger
      .items(collection)
      .filter((item) => !reserved.has(itemKey(item)) && ledger.holders(item).length > 0)
    const holdings = items.flatMap((item) =>
      ledger
        .holders(item)
        .filter((holder) => holder !== this.ada && holder !== this.basil)
        .map((holder) => ({ item, holder })),
    )
    const unlisted = holdings.filter(({ item, holder }) => ledger.unlisted(item, holder, now) > 0n)
    // In a small history all items may be for sale.
    const { item, holder } = random.pick(unlisted.length > 0 ? unlisted : holdings)
    this.script.burn(item, holder)
  }
}

export const sells = (order: StandingOrder, item: ItemRef) =>
  order.side === 'listing' &&
  order.items.some(({ collection, tokenId }) => collection === item.collection && tokenId === item.tokenId)
