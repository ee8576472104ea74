// Drafts listings and offers, with the royalty as a separate consideration item.
import { ZeroAddress } from 'ethers'
import { WETH_ADDRESS, type Hex } from './contracts.ts'
import { traitCriteria, type Trait } from './criteria.ts'
import type { ItemRef, Money, StandingOrder } from './ledger.ts'
import { ItemType, openOrder, OrderType, type ConsiderationItem, type OfferItem } from './orders.ts'
import type { CollectionKey } from './people.ts'
import type { Script } from './script.ts'

const BASIS = 10_000n
/** Parts of ten thousand that go to the studio, as each contract's royaltyInfo returns them. Lattice has no royalty. */
const ROYALTY_BASIS_POINTS: Readonly<Record<CollectionKey, bigint>> = {
  nouns: 500n,
  tidal: 750n,
  lattice: 0n,
}

const moneyAddress = (money: Money): Hex => (money === 'ETH' ? (ZeroAddress as Hex) : WETH_ADDRESS)

export interface ListingDraft {
  readonly maker: Hex
  /** One item, or several sold together. */
  readonly items: readonly ItemRef[]
  /** Wei for one unit (or for the bundle). */
  readonly unitPrice: bigint
  /** Wei for one unit at the end, when the price declines. */
  readonly endUnitPrice?: bigint
  /** Units for sale; several may be bought in parts. */
  readonly quantity?: bigint
  readonly money?: Money
  /** Seconds from now. */
  readonly startsIn?: number
  readonly lastsFor: number
  /** The only account that may buy. */
  readonly takerOnly?: Hex
}

export interface OfferDraft {
  readonly maker: Hex
  readonly collection: CollectionKey
  /** Absent for any item of the collection, or of those with the trait. */
  readonly tokenId?: bigint
  /** The trait that an item must have, with all items that have it. */
  readonly trait?: Trait & { readonly tokenIds: readonly bigint[] }
  /** Wei of wrapped ether. */
  readonly price: bigint
  readonly lastsFor: number
  /** Whether the ordinary market leaves the order alone. */
  readonly isReserved?: boolean
}

export function draftListing(script: Script, draft: ListingDraft): StandingOrder {
  const { maker, items, unitPrice, endUnitPrice = unitPrice, quantity = 1n, money = 'ETH', takerOnly } = draft
  const collection = items[0]?.collection
  if (!collection) throw new Error('A listing needs an item')
  const startsAt = script.now + (draft.startsIn ?? 0)
  const endsAt = startsAt + draft.lastsFor
  const offer = items.map((item) => toOfferItem(script, item, quantity))
  const starts = split(unitPrice, collection)
  const ends = split(endUnitPrice, collection)
  const due = (amount: bigint, endAmount: bigint, recipient: Hex): ConsiderationItem => ({
    itemType: money === 'ETH' ? ItemType.Native : ItemType.ERC20,
    token: moneyAddress(money),
    identifierOrCriteria: 0n,
    startAmount: amount * quantity,
    endAmount: endAmount * quantity,
    recipient,
  })
  const consideration = [due(starts.proceeds, ends.proceeds, maker)]
  if (starts.royalty > 0n) consideration.push(due(starts.royalty, ends.royalty, script.people.studio))
  if (takerOnly) consideration.push(...offer.map((item) => ({ ...item, recipient: takerOnly })))
  return {
    side: 'listing',
    maker,
    items,
    quantity,
    remaining: quantity,
    money,
    unitPrice,
    declines: endUnitPrice !== unitPrice,
    startsAt,
    endsAt,
    takerOnly,
    epoch: script.ledger.epoch(maker),
    canceled: false,
    parameters: openOrder({
      offerer: maker,
      offer,
      consideration,
      orderType: quantity > 1n ? OrderType.PartialOpen : OrderType.FullOpen,
      startTime: startsAt,
      endTime: endsAt,
      salt: script.random.salt(),
    }),
  }
}

/**
 * Drafts an offer in wrapped ether for one item (one unit of an edition), or for any ERC-721 item of a collection or
 * with a trait.
 */
export function draftOffer(script: Script, draft: OfferDraft): StandingOrder {
  const { maker, collection, tokenId, trait, price, isReserved = false } = draft
  if (collection === 'tidal' && tokenId === undefined) throw new Error('offers for editions name one')
  const criteria = trait && {
    ...traitCriteria(script.address(collection), trait, trait.tokenIds),
    tokenIds: trait.tokenIds,
  }
  const money = { itemType: ItemType.ERC20, token: moneyAddress('WETH'), identifierOrCriteria: 0n }
  const { royalty } = split(price, collection)
  const wantedItem: ConsiderationItem = {
    itemType: wantedType(collection, tokenId),
    token: script.address(collection),
    identifierOrCriteria: tokenId ?? criteria?.root ?? 0n,
    startAmount: 1n,
    endAmount: 1n,
    recipient: maker,
  }
  const consideration = [wantedItem]
  if (royalty > 0n)
    consideration.push({
      ...money,
      startAmount: royalty,
      endAmount: royalty,
      recipient: script.people.studio,
    })
  const endsAt = script.now + draft.lastsFor
  return {
    side: 'offer',
    maker,
    items: [tokenId === undefined ? { collection } : { collection, tokenId }],
    ...(criteria && { criteria }),
    isReserved,
    quantity: 1n,
    remaining: 1n,
    money: 'WETH',
    unitPrice: price,
    declines: false,
    startsAt: script.now,
    endsAt,
    epoch: script.ledger.epoch(maker),
    canceled: false,
    parameters: openOrder({
      offerer: maker,
      offer: [{ ...money, startAmount: price, endAmount: price }],
      consideration,
      orderType: OrderType.FullOpen,
      startTime: script.now,
      endTime: endsAt,
      salt: script.random.salt(),
      ...(criteria && { zoneHash: criteria.zoneHash }),
    }),
  }
}

function wantedType(collection: CollectionKey, tokenId: bigint | undefined): number {
  if (tokenId === undefined) return ItemType.ERC721WithCriteria
  return collection === 'tidal' ? ItemType.ERC1155 : ItemType.ERC721
}

function split(price: bigint, collection: CollectionKey): { proceeds: bigint; royalty: bigint } {
  const royalty = (price * ROYALTY_BASIS_POINTS[collection]) / BASIS
  return { proceeds: price - royalty, royalty }
}

function toOfferItem(script: Script, item: ItemRef, quantity: bigint): OfferItem {
  return {
    itemType: item.collection === 'tidal' ? ItemType.ERC1155 : ItemType.ERC721,
    token: script.address(item.collection),
    identifierOrCriteria: item.tokenId,
    startAmount: quantity,
    endAmount: quantity,
  }
}
