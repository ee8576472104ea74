// Finds the highest offers that their buyers can pay. Anyone can publish any number of offers without money, so it reads
// on past buyers who can't pay, a limited number of times.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Currency } from '../../domain/currency.ts'
import { SHARED } from '../../graphql/clientState.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { matchAll, matchAny } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { isFillableWith } from '../../orders/bestOffers.ts'
import { minimumPayment, sortOffers, toFundingSource, toOffer, type Offer } from '../../orders/offer.ts'
import { MAX_OFFERS } from '../../orders/orderFilters.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { OffersDocument } from './__generated__/Offers.ts'

/** How often it reads on. */
const MAX_ROUNDS = 5

/** The most buyers whose funds are read at once, each per currency and operator; a page of offers has no more. */
const MAX_CHECKED = 100

/** The lower offers that the index may have: it returned as many as the query's limit. */
export interface LowerOffers {
  /** The filter of the offers that were read. */
  readonly where: Order_filter
  /** An offer that can be paid is looked for in each of these; anyone could offer any amount of another one. */
  readonly currencies: readonly Currency[]
  /** The offers of this account can't be accepted by it, so it looks for others. */
  readonly account: Address | undefined
  /** Units that the seller holds, if known: an offer for more can be paid, but not accepted. */
  readonly held?: bigint | undefined
}

/** The amounts that can be paid, by `fundingKey`; undefined where the currency's contract returned no readable result. */
export type FundsByKey = ReadonlyMap<string, bigint | undefined>

export interface FundedOffers {
  /** The given offers and those read on; those that can be paid are first then, in the order of `sortOffers`. */
  readonly offers: readonly Offer[]
  readonly funds: FundsByKey
  /** Whether it read on. */
  readonly hasReadOn: boolean
  /** False if an offer that can be paid may be missing: the limit was reached, or reading on failed. */
  readonly isComplete: boolean
  /** Of those that it read on in, the currencies without further offers that could be paid. */
  readonly exhausted: readonly Address[]
}

/** Whether the buyer can pay for the smallest possible fill; undefined if that wasn't read. */
export function canPayWith(funds: FundsByKey, offer: Offer): boolean | undefined {
  const amount = funds.get(fundingKey(offer))
  return amount === undefined ? undefined : amount >= minimumPayment(offer)
}

const fundingKey = ({ buyer, currency, operator }: Offer) => `${buyer} ${currency.address} ${operator}`

/**
 * Reads from the chain which offers can be paid. Where no buyer can pay in a currency, it reads the next highest offers in
 * it, by other buyers.
 *
 * @param page.offers the highest offers, in the order of `sortOffers`
 * @param page.lower undefined if there are no lower offers
 * @throws NodeError
 */
export async function fetchFundedOffers(
  { client, send, config }: Pick<TradeContext, 'client' | 'send' | 'config'>,
  network: NetworkConfig,
  page: { readonly offers: readonly Offer[]; readonly lower: LowerOffers | undefined },
): Promise<FundedOffers> {
  const { offers, lower } = page
  const { fetchFunds } = await import('../../seaport/offers/funds.ts')
  const fetchPayable = async (page: readonly Offer[]): Promise<FundsByKey> => {
    const sources = new Map(page.map((offer) => [fundingKey(offer), toFundingSource(offer)] as const))
    const checked = [...sources].slice(0, MAX_CHECKED)
    const amounts = await fetchFunds(
      send,
      config.chainId,
      checked.map(([, source]) => source),
    )
    return new Map(checked.map(([key], index) => [key, amounts[index]]))
  }
  let read = { offers, funds: await fetchPayable(offers), hasReadOn: false }
  if (lower === undefined) return { ...read, isComplete: true, exhausted: [] }

  // The buyers who can't pay for what could be accepted, in each currency in which no buyer could so far.
  const unpaid = new Map(lower.currencies.map(({ address }) => [address, new Set<Address>()]))
  /** The currencies of buyers who have some of the money: they may be able to pay for a lower offer, which isn't read. */
  const partlyPaid = new Set<Address>()
  const note = (offer: Offer) => {
    const { buyer, currency } = offer
    if (buyer !== lower.account) {
      if (canPayWith(read.funds, offer) === true && isFillableWith(offer, lower.held)) {
        unpaid.delete(currency.address)
        return
      }
      if ((read.funds.get(fundingKey(offer)) ?? 0n) > 0n) partlyPaid.add(currency.address)
    }
    unpaid.get(currency.address)?.add(buyer)
  }
  const fetchLower = async () => {
    const where = matchAll(lower.where, matchOthers(unpaid))
    const variables = { first: MAX_OFFERS, where }
    const { orders } = await queryIndex(client, OffersDocument, variables, SHARED)
    const page = orders.flatMap((order) => toOffer(order, network) ?? [])
    return { page, funds: await fetchPayable(page), isLast: orders.length < MAX_OFFERS }
  }
  offers.forEach(note)
  for (let round = 1; unpaid.size > 0; round += 1) {
    // What was read before is still true if reading on fails.
    const next = round > MAX_ROUNDS ? undefined : await fetchLower().catch(() => undefined)
    if (next === undefined) return { ...read, isComplete: false, exhausted: [] }
    const funds = new Map([...read.funds, ...next.funds])
    read = {
      offers: sortPayableFirst([...read.offers, ...next.page], funds, network),
      funds,
      hasReadOn: true,
    }
    if (next.isLast) break
    next.page.forEach(note)
  }
  return {
    ...read,
    isComplete: !read.hasReadOn || partlyPaid.size === 0,
    exhausted: [...unpaid.keys()].filter((currency) => !partlyPaid.has(currency)),
  }
}

/** Matches other buyers' offers in the currencies in which no buyer could pay. */
function matchOthers(unpaid: ReadonlyMap<Address, ReadonlySet<Address>>): Order_filter {
  return matchAny<Order_filter>(
    ...[...unpaid].map(([currency, buyers]): Order_filter => ({
      currency,
      ...(buyers.size > 0 && { offerer_not_in: [...buyers] }),
    })),
  )
}

function sortPayableFirst(
  offers: readonly Offer[],
  funds: FundsByKey,
  network: NetworkConfig,
): readonly Offer[] {
  const distinct = new Map(offers.map((offer) => [offer.orderHash, offer])).values()
  return sortOffers([...distinct], network).toSorted(
    (one, other) => Number(canPayWith(funds, other) === true) - Number(canPayWith(funds, one) === true),
  )
}
