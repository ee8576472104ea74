// What the market says about a price: the marks that it is compared with, and those that are shown beside its field.
import { type Currency, findByAddress } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Trait, TraitKey } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import type { Offer } from '../../orders/offer.ts'
import type { MarketConfig } from '../../seaport/types.ts'

/** A market price, of one unit as the index counts them. */
export interface Mark {
  readonly amount: Wei
  /** What the order or the sale is paid in. */
  readonly currency: Currency
  /** True if the actual price may be lower, because not every declining price was compared. */
  readonly mayBeLower?: boolean
}

/** A listing's price, in what it is paid in; in `currency` if the site no longer lists that. */
export function toMark(
  { currencies }: Pick<MarketConfig, 'currencies'>,
  listing: {
    readonly price: Wei
    readonly exact: boolean
    readonly currency?: { readonly id: string } | null | undefined
  },
  currency: Currency,
): Mark {
  return {
    amount: listing.price,
    currency: findByAddress(currencies, listing.currency?.id) ?? currency,
    ...(!listing.exact && { mayBeLower: true }),
  }
}

/** The best offer, with the offer itself where it can be accepted instead. */
export interface OfferMark extends Mark {
  readonly offer?: Offer
}

export interface TraitMark extends Mark {
  readonly trait: Trait
}

/** The market prices of one item, or of any item of a collection; all in one unit of account. */
export interface Marks {
  /** Whether it is one edition, whose units are worth what that edition sells at: it has neither floor nor trait floor. */
  readonly isEdition: boolean
  /** Of the collection. */
  readonly floor?: Mark | undefined
  /** The item's own cheapest listing at a time, in Unix seconds. */
  readonly listingAt?: ((atSeconds: number) => Mark | undefined) | undefined
  readonly lastSale?: Mark | undefined
  readonly offer?: OfferMark | undefined
  /** True if the best offer may be missing, because there are too many to check them all. */
  readonly mayMissOffer?: boolean
  /** The highest floor among the item's traits, if it was read. */
  readonly traitFloor?: TraitMark | undefined
  /** The item's traits, by which trait floors are read. */
  readonly traits: readonly TraitKey[]
}

/** By the item's path. */
export type MarksByPath = ReadonlyMap<string, Marks>

/** A market price that one click makes the price. */
export interface MarketPrice extends Mark {
  readonly kind: 'bestOffer' | 'lastSale' | 'editionFloor' | 'floor' | 'traitFloor'
  /** The trait of a trait floor. */
  readonly trait?: Trait | undefined
}

/** By the item's path. */
export type PricesByPath = ReadonlyMap<string, readonly MarketPrice[]>

/** The kinds of market prices beside a price, in their order. */
export const PRICE_KINDS = {
  // The trait floor comes later than the others, and must not move them.
  list: ['bestOffer', 'lastSale', 'editionFloor', 'floor', 'traitFloor'],
  // Without offers, which a seller would accept instead.
  bulkList: ['lastSale', 'editionFloor', 'floor', 'traitFloor'],
  offer: ['bestOffer', 'lastSale', 'traitFloor', 'editionFloor', 'floor'],
} as const satisfies Record<string, readonly MarketPrice['kind'][]>

/** The market prices of some kinds. An order can't be for nothing, as a sale can that only pays the buyer. */
export function toMarketPrices(
  { isEdition, floor, listingAt, lastSale, offer, traitFloor }: Marks,
  kinds: readonly MarketPrice['kind'][],
): readonly MarketPrice[] {
  const editionFloor = isEdition ? listingAt?.(nowSeconds()) : undefined
  const marks = { bestOffer: offer, lastSale, editionFloor, floor, traitFloor }
  return kinds.flatMap((kind) => {
    const mark = marks[kind]
    return mark === undefined || mark.amount === 0n ? [] : [{ ...mark, kind }]
  })
}
