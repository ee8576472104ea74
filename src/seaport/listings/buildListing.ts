// Builds the order of a listing: the items offered, and one line of the price for each recipient.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { ZERO_BYTES32 } from '../contracts.ts'
import { ItemType, OrderType, type ConsiderationItem, type OrderComponents } from '../types.ts'
import type { ListingDraft, ListingTerms, DraftItem } from './draft.ts'

function toOfferItem({ standard, token, identifier, quantity }: DraftItem) {
  const itemType = standard === 'ERC721' ? ItemType.erc721 : ItemType.erc1155
  return { itemType, token, identifierOrCriteria: identifier, startAmount: quantity, endAmount: quantity }
}

/**
 * The components of a listing. Royalty and fee are separate lines, and rounding remainders stay with the seller. A
 * private sale lists the items in the consideration with the taker as recipient, as Seaport's own tools do.
 *
 * @param startTime Unix seconds
 */
export function buildListing(
  draft: ListingDraft,
  options: {
    readonly seller: Address
    readonly terms: ListingTerms
    readonly startTime: bigint
    readonly counter: bigint
  },
): OrderComponents {
  const { items, currency, reservedFor, parts } = draft
  const { seller, terms, startTime, counter } = options
  const native = BigInt(currency) === 0n
  const payments = terms.shares.map(({ recipient, start, end }): ConsiderationItem => ({
    itemType: native ? ItemType.native : ItemType.erc20,
    token: currency,
    identifierOrCriteria: 0n,
    startAmount: start,
    endAmount: end,
    recipient,
  }))
  const offer = items.map(toOfferItem)
  const handover = reservedFor === null ? [] : offer.map((item) => ({ ...item, recipient: reservedFor }))
  return {
    offerer: seller,
    zone: ZERO_ADDRESS,
    offer,
    consideration: [...payments, ...handover],
    // A private sale is matched as a whole.
    orderType: parts > 1n && reservedFor === null ? OrderType.partialOpen : OrderType.fullOpen,
    startTime,
    endTime: BigInt(draft.expiresAtSeconds),
    zoneHash: ZERO_BYTES32,
    salt: draft.salt,
    conduitKey: ZERO_BYTES32,
    counter,
  }
}
