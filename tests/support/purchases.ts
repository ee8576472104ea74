// For tests of purchases: listings of every kind, and the facts that a page and the chain have of them.
import fc from 'fast-check'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import type { Wei } from '../../src/domain/wei.ts'
import {
  checkPurchase,
  type BuyFacts,
  type CheckOutcome,
  type ShownListing,
} from '../../src/seaport/checks.ts'
import { ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { MalformedOrderError } from '../../src/seaport/errors.ts'
import { hashOrder } from '../../src/seaport/orderHash.ts'
import type { ListingState } from '../../src/seaport/orderState.ts'
import { parseOrder } from '../../src/seaport/parseOrder.ts'
import { asIndexed, liesAbout, OPEN_ORDER_STATE, account } from './orderLies.ts'
import {
  ItemType,
  OrderType,
  type IndexedOrder,
  type MarketConfig,
  type OrderComponents,
} from '../../src/seaport/types.ts'
import { holds } from './holdings.ts'

export const [seller, buyer, artist, house, collection, coin] = ['1', '2', '3', '4', '5', '6'].map(
  account,
) as [Address, Address, Address, Address, Address, Address]

export const payment = (recipient: Address, amount: bigint) => ({
  itemType: 0 as const,
  token: ZERO_ADDRESS,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
  recipient,
})

export const components: OrderComponents = {
  offerer: seller,
  zone: ZERO_ADDRESS,
  offer: [{ itemType: 3, token: collection, identifierOrCriteria: 9n, startAmount: 4n, endAmount: 4n }],
  consideration: [payment(seller, 3_700n), payment(artist, 200n), payment(house, 100n)],
  orderType: 1,
  startTime: 1_000n,
  endTime: 2_000n,
  zoneHash: ZERO_BYTES32,
  salt: 77n,
  conduitKey: ZERO_BYTES32,
  counter: 5n,
}

export const config: MarketConfig = {
  chainId: 31337,
  currencies: [
    { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
    { address: coin, symbol: 'COIN', decimals: 18 },
  ],
  fee: { recipient: house, basisPoints: 250 },
}

export const state: ListingState = {
  ...OPEN_ORDER_STATE,
  maker: [holds(4n)],
  royaltyRecipients: new Set([artist]),
  buyer: { native: 10n ** 18n, currency: 10n ** 18n, allowance: 0n },
}

export const shown: ShownListing = {
  collection,
  tokenId: tokenIdFromBigInt(9n),
  standard: 'ERC1155',
  currency: ZERO_ADDRESS,
  quantity: 4n,
  total: 4_000n as Wei,
}

export const indexed = asIndexed(hashOrder(components), components)

export function facts(order: IndexedOrder = indexed, overrides: Partial<BuyFacts> = {}): BuyFacts {
  return { order: parseOrder(order), shown, buyer, config, state, ...overrides }
}

/** The order with other parameters, published with them, so that its hash is right. */
export const published = (change: Partial<OrderComponents>, overrides: Partial<BuyFacts> = {}) => {
  const changed = { ...components, ...change }
  return facts(asIndexed(hashOrder(changed), changed), overrides)
}

/** The payments in an ERC-20 instead of the native coin. */
export const paidIn = (token: Address) => ({
  consideration: components.consideration.map((item) => ({ ...item, itemType: ItemType.erc20, token })),
})

export function asText(items: OrderComponents['consideration']): IndexedOrder['consideration'] {
  return items.map((item) => ({
    ...item,
    identifierOrCriteria: `${item.identifierOrCriteria}`,
    startAmount: `${item.startAmount}`,
    endAmount: `${item.endAmount}`,
  }))
}

/** The order with the hash of its own parameters; an order that can't be parsed stays unchanged. */
export function withRightHash(order: IndexedOrder): IndexedOrder {
  try {
    return { ...order, orderHash: hashOrder(parseOrder(order).components) }
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    return order
  }
}

/** A listing of each kind, as a page shows it to a possible buyer. */
interface Sale {
  readonly components: OrderComponents
  readonly shown: ShownListing
}

const erc20Payments = paidIn(coin)
const object = (identifier: bigint) => ({
  itemType: ItemType.erc721,
  token: collection,
  identifierOrCriteria: identifier,
  startAmount: 1n,
  endAmount: 1n,
})
const shownObject = { collection, tokenId: tokenIdFromBigInt(9n), standard: 'ERC721', quantity: 1n } as const
const whole = { ...components, offer: [object(9n)], orderType: OrderType.fullOpen }
export const SALES: Readonly<Record<string, Sale>> = {
  'an edition sold in parts': { components, shown },
  'an item for an ERC-20': {
    components: { ...whole, ...erc20Payments },
    shown: { ...shown, ...shownObject, currency: coin },
  },
  'a bundle of both standards': {
    components: { ...whole, offer: [object(9n), ...components.offer] },
    shown: {
      ...shown,
      ...shownObject,
      rest: [{ ...shownObject, standard: 'ERC1155', quantity: 4n }],
    },
  },
  // Halfway between 4,000 and 2,000.
  'an item at a declining price': {
    components: {
      ...whole,
      consideration: components.consideration.map((item) => ({ ...item, endAmount: item.endAmount / 2n })),
    },
    shown: { ...shown, ...shownObject, total: 3_000n as Wei },
  },
  'an item reserved for one buyer': {
    components: {
      ...whole,
      consideration: [...components.consideration, { ...object(9n), recipient: buyer }],
    },
    shown: { ...shown, ...shownObject },
  },
}

/** The result of the checks when the index returns this order for the sale that the page shows. */
export function checkedAs(sale: Sale, order: IndexedOrder): CheckOutcome | undefined {
  const maker = [sale.shown, ...(sale.shown.rest ?? [])].map(({ quantity }) => holds(quantity))
  try {
    return checkPurchase(facts(order, { shown: sale.shown, state: { ...state, maker } }))
  } catch (error) {
    // Malformed orders throw before any check.
    if (error instanceof MalformedOrderError) return undefined
    throw error
  }
}

export const toHonestOrder = ({ components: original }: Sale) => asIndexed(hashOrder(original), original)

/** A kind of sale, and an index that replaces one of its values. */
export const replacements = fc.oneof(
  ...Object.values(SALES).map((sale) =>
    liesAbout(toHonestOrder(sale), [seller, buyer, artist, house, collection, coin]).map((replaced) => ({
      sale,
      replaced,
    })),
  ),
)
