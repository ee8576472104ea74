// What each received offer is compared with, and a picture of what it accepts, read in one query for all of them.
import { getUnit } from '../../domain/currency.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { getItemFloor, getMarketFloor } from '../../orders/cheapestListing.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import { toListedItem, type PicturedItem } from '../../orders/listedItem.ts'
import type { Offer } from '../../orders/offer.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { AccountOfferMarksDocument } from './__generated__/AccountOfferMarks.ts'

/** The price that an offer is compared with: the collection's floor, or an edition's own cheapest listing. */
export interface OfferMark {
  readonly kind: 'floor' | 'listing'
  readonly price: Wei
}

export interface OfferMarks {
  readonly isLoading: boolean
  readonly findMark: (offer: Offer) => OfferMark | undefined
  /** The item of an offer for one; one that a collection or trait offer accepts, once it is read. */
  readonly findPicture: (offer: Offer) => PicturedItem | undefined
}

/** @param firstAccepted entity id of the first item that a collection or trait offer accepts */
export function useOfferMarks(
  offers: readonly Offer[],
  firstAccepted: (offer: Offer) => string | undefined,
): OfferMarks {
  const { network } = useConfig()
  const currencies = [network.nativeCurrency, ...network.currencies]
  const now = useQueryTime()
  const collections = [...new Set(offers.map(({ collection }) => collection.address))].sort()
  const ids = offers.flatMap((offer) => toTokenId(offer) ?? firstAccepted(offer) ?? [])
  const query = useIndexQuery(AccountOfferMarksDocument, {
    variables: {
      collections,
      tokens: [...new Set(ids)].sort(),
      openListings: { side: 'ASK', scope: 'ITEM', live: true, ...endsAfter(now) },
    },
    skip: offers.length === 0,
    keepPrevious: 'while-loading',
  })
  const data = query.kind === 'ready' ? query.data : { collections: [], tokens: [] }
  const tokens = new Map(data.tokens.map((token) => [token.id, token]))
  const markets = new Map(data.collections.map(({ id, markets: own }) => [id, own]))

  const findListing = (offer: Offer): OfferMark | undefined => {
    const token = tokens.get(toTokenId(offer) ?? '')
    const floor = token && getItemFloor(token, currencies, nowSeconds())
    return floor === undefined || getUnit(floor.currency) !== getUnit(offer.currency)
      ? undefined
      : { kind: 'listing', price: floor.amount }
  }
  const findFloor = ({ collection, currency }: Offer): OfferMark | undefined => {
    const unit = getUnit(currency)
    const market = markets.get(collection.address)?.find((one) => one.unit.id === unit)
    const floor = market && getMarketFloor(market, nowSeconds())
    return floor && { kind: 'floor', price: floor.price }
  }
  return {
    isLoading: offers.length > 0 && query.kind === 'loading',
    findMark(offer) {
      // The index's prices are of one contract's unit; the units of different editions have no common price.
      if (offer.decimals > 0) return undefined
      if (offer.collection.standard === 'ERC721') return findFloor(offer)
      return offer.subject.kind === 'token' ? findListing(offer) : undefined
    },
    findPicture(offer) {
      if (offer.subject.kind === 'token') return offer.subject.item
      const accepted = tokens.get(firstAccepted(offer) ?? '')
      return accepted && toListedItem(accepted)
    },
  }
}

/** Entity id of the item that an offer is for; undefined for other offers. */
const toTokenId = ({ subject }: Offer) =>
  subject.kind === 'token' ? tokenEntityId(subject.item.collection, subject.item.tokenId) : undefined
