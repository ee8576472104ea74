// For tests of acceptances: an offer for a trait, and the facts that a page and the chain have of it.
import type { Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { MalformedOrderError } from '../../src/seaport/errors.ts'
import { hashOrder } from '../../src/seaport/orderHash.ts'
import { parseOrder } from '../../src/seaport/parseOrder.ts'
import { asIndexed, OPEN_ORDER_STATE, account } from './orderLies.ts'
import {
  ItemType,
  OrderType,
  type IndexedOrder,
  type MarketConfig,
  type OrderComponents,
} from '../../src/seaport/types.ts'
import type { ShownOffer } from '../../src/seaport/offers/accept.ts'
import { checkAcceptance, type AcceptFacts } from '../../src/seaport/offers/acceptChecks.ts'
import { parseBuyOrder } from '../../src/seaport/buyOrder.ts'
import type { OfferState } from '../../src/seaport/offers/offerState.ts'
import { tokenSet, traitHash } from '../../src/seaport/offers/criteria.ts'
import { holds } from './holdings.ts'

export const [buyer, seller, artist, house, collection, weth] = ['1', '2', '3', '4', '5', '6'].map(
  account,
) as [Address, Address, Address, Address, Address, Address]
export const trait = { type: 'Head', value: 'Crab' }
export const identifiers = [3n, 9n, 27n, 81n, 243n]

const money = (amount: bigint) => ({
  itemType: ItemType.erc20,
  token: weth,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
})

/** An offer of 4,000 wei of WETH for four of the tokens that have the trait. */
const components: OrderComponents = {
  offerer: buyer,
  zone: account('0'),
  offer: [money(4_000n)],
  consideration: [
    {
      itemType: ItemType.erc721WithCriteria,
      token: collection,
      identifierOrCriteria: tokenSet(identifiers).root,
      startAmount: 4n,
      endAmount: 4n,
      recipient: buyer,
    },
    { ...money(200n), recipient: artist },
    { ...money(100n), recipient: house },
  ],
  orderType: OrderType.partialOpen,
  startTime: 1_000n,
  endTime: 2_000n,
  zoneHash: traitHash(collection, trait),
  salt: 77n,
  conduitKey: ZERO_BYTES32,
  counter: 5n,
}

export const config: MarketConfig = {
  chainId: 31337,
  currencies: [{ address: weth, symbol: 'WETH', decimals: 18, wrapsNative: true }],
  fee: { recipient: house, basisPoints: 250 },
}

export const state: OfferState = {
  ...OPEN_ORDER_STATE,
  buyer: { balance: 10_000n, allowance: 10_000n },
  royalty: { recipient: artist, amount: 200n },
  seller: { ...holds(1n), native: 10n ** 18n, allowance: 0n },
}

export const shown: ShownOffer = {
  collection,
  tokenId: tokenIdFromBigInt(9n),
  standard: 'ERC721',
  currency: weth,
  quantity: 1n,
  total: 1_000n as Wei,
  proceeds: 925n as Wei,
}

export const honest = asIndexed(hashOrder(components), components)

type Overrides = Partial<Omit<AcceptFacts, 'order' | 'buyOrder'>>

/** Accepts an order from the index and returns the code of the refusal, or the status. */
export function runChecks(indexed: IndexedOrder = honest, overrides: Overrides = {}): string {
  let order
  try {
    order = parseOrder(indexed)
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    return 'malformed'
  }
  const read = parseBuyOrder(order.components)
  if ('notBuyOrder' in read) return 'unsupported-order'
  const facts = { shown, seller, trait: { trait, identifiers }, config, state, ...overrides }
  const outcome = checkAcceptance({ order, buyOrder: read.buyOrder, ...facts })
  return outcome.status === 'refused' ? outcome.code : outcome.status
}

/** The same for an order with other parameters, published with them, so that its hash is right. */
export const published = (change: Partial<OrderComponents>) => {
  const changed = { ...components, ...change }
  return runChecks(asIndexed(hashOrder(changed), changed))
}

export const withState = (change: Partial<OfferState>) =>
  runChecks(honest, { state: { ...state, ...change } })
