// A seller's draft of a listing: one item or a bundle, at a fixed or declining price, for anyone or for one account.
import type { Address } from '../../domain/address.ts'
import type { Wei } from '../../domain/wei.ts'
import { splitPrice, type PriceSplit } from '../amounts.ts'
import { ROYALTY_CAP_BASIS_POINTS } from '../priceTerms.ts'
import type { Royalty } from '../royalty.ts'
import type { TokenRef } from '../tokens.ts'
import type { MarketConfig } from '../types.ts'

/** An item to sell; several of them make a bundle. */
export interface DraftItem extends TokenRef {
  /** Units in the whole listing; 1 for ERC-721. */
  readonly quantity: bigint
}

export interface ListingDraft {
  readonly items: readonly [DraftItem, ...DraftItem[]]
  /** Equal parts that the listing is sold in: the units of a single item, 1 for a bundle. */
  readonly parts: bigint
  /** Price of one part at the start, including fees and royalties, in the smallest unit of the currency. */
  readonly startPrice: Wei
  /** Price of one part at the end; equal to the start for a fixed price, never more. */
  readonly endPrice: Wei
  readonly currency: Address
  /** Unix seconds; null starts at once. */
  readonly startsAtSeconds: number | null
  /** Unix seconds. */
  readonly expiresAtSeconds: number
  /** The only account that may buy; null for anyone. */
  readonly reservedFor: Address | null
  /** Makes the order hash unique; the same for every preparation of one listing. */
  readonly salt: bigint
}

/** One recipient's share of the whole listing, at its start and at its end. */
interface ListingShare {
  readonly role: 'seller' | 'royalty' | 'fee'
  readonly recipient: Address
  readonly start: Wei
  readonly end: Wei
}

/** The division of the price, exact to the wei: the shares add up to the price at either end. */
export interface ListingTerms {
  readonly shares: readonly [ListingShare, ...ListingShare[]]
  /** True when a collection requests more than the cap; the excess stays with the seller. */
  readonly capped: boolean
}

/** The price on which each item's royalty is computed: an even part, since a bundle has one price. */
export function royaltyBases({ items, startPrice, endPrice }: ListingDraft): { start: Wei; end: Wei } {
  const count = BigInt(items.length)
  return { start: (startPrice / count) as Wei, end: (endPrice / count) as Wei }
}

/** The royalties that the items' collections request for one part, by recipient. */
function sumRoyalties(royalties: readonly (Royalty | null)[]): ReadonlyMap<Address, bigint> {
  const sums = new Map<Address, bigint>()
  for (const royalty of royalties) {
    if (royalty === null) continue
    sums.set(royalty.recipient, (sums.get(royalty.recipient) ?? 0n) + royalty.amount)
  }
  return sums
}

interface PartTerms {
  readonly split: PriceSplit
  readonly royalties: ReadonlyMap<Address, bigint>
  readonly capped: boolean
}

/** The shares of one part's price; over the cap, each collection gets its proportion of the cap. */
function partTerms(price: Wei, royalties: readonly (Royalty | null)[], config: MarketConfig): PartTerms {
  const requestedRoyalties = sumRoyalties(royalties)
  const sum = [...requestedRoyalties.values()].reduce((total, amount) => total + amount, 0n)
  const feeBasisPoints = config.fee?.basisPoints ?? 0
  const royaltyCapBasisPoints = ROYALTY_CAP_BASIS_POINTS
  const split = splitPrice({ price, royalty: sum, royaltyCapBasisPoints, feeBasisPoints })
  const paidRoyalties = new Map(
    [...requestedRoyalties].map(([who, amount]) => [who, (amount * split.royalty) / sum] as const),
  )
  const royalty = [...paidRoyalties.values()].reduce((total, amount) => total + amount, 0n) as Wei
  // An amount too small to be divided among several collections stays with the seller.
  const proceeds = (split.proceeds + split.royalty - royalty) as Wei
  return { split: { ...split, royalty, proceeds }, royalties: paidRoyalties, capped: split.royalty < sum }
}

/**
 * The terms of a draft.
 *
 * @param royalties the royalty that each item's collection requests on {@link royaltyBases}, in the items' order; null
 * for none
 */
export function listingTerms(
  draft: ListingDraft,
  options: {
    readonly config: MarketConfig
    readonly seller: Address
    readonly royalties: {
      readonly start: readonly (Royalty | null)[]
      readonly end: readonly (Royalty | null)[]
    }
  },
): ListingTerms {
  const { config, seller, royalties } = options
  const start = partTerms(draft.startPrice, royalties.start, config)
  const end = partTerms(draft.endPrice, royalties.end, config)
  const multiply = (amount: bigint) => (amount * draft.parts) as Wei
  const recipients = new Set([...start.royalties.keys(), ...end.royalties.keys()])
  const others: ListingShare[] = [...recipients].map((recipient) => ({
    role: 'royalty',
    recipient,
    start: multiply(start.royalties.get(recipient) ?? 0n),
    end: multiply(end.royalties.get(recipient) ?? 0n),
  }))
  if (config.fee !== null) {
    const { recipient } = config.fee
    others.push({ role: 'fee', recipient, start: multiply(start.split.fee), end: multiply(end.split.fee) })
  }
  return {
    shares: [
      {
        role: 'seller',
        recipient: seller,
        start: multiply(start.split.proceeds),
        end: multiply(end.split.proceeds),
      },
      ...others.filter((share) => share.start > 0n || share.end > 0n),
    ],
    capped: start.capped || end.capped,
  }
}

/** The totals of the whole listing for the seller, the collections together and the site, at its start or its end. */
export function sumShares({ shares }: ListingTerms, at: 'start' | 'end'): PriceSplit {
  const sum = (role: ListingShare['role']) =>
    shares.reduce((total, share) => (share.role === role ? total + share[at] : total), 0n) as Wei
  return { proceeds: sum('seller'), royalty: sum('royalty'), fee: sum('fee') }
}

/** Whether two readings of the terms give every recipient the same amounts. */
export function sameTerms(one: ListingTerms, other: ListingTerms): boolean {
  return (
    one.shares.length === other.shares.length &&
    one.shares.every((share, index) => {
      const against = other.shares[index]
      return (
        against !== undefined &&
        share.role === against.role &&
        share.recipient === against.recipient &&
        share.start === against.start &&
        share.end === against.end
      )
    })
  )
}
