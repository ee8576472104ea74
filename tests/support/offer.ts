// An offer for tests: 100 of a token for one ERC-721 item, and its order in the index. Each has a different order hash.
import { graphql, HttpResponse } from 'msw'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { DAY_SECONDS } from '../../src/domain/time.ts'
import { toWei } from '../../src/domain/wei.ts'
import { SEAPORT, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { hashOrder } from '../../src/seaport/orderHash.ts'
import { ItemType, OrderType, type OrderComponents } from '../../src/seaport/types.ts'
import type { Offer } from '../../src/orders/offer.ts'
import { WETH } from './currencies.ts'
import { createItem } from './listing.ts'
import { orderRow } from './sellerMarket.ts'
import { server } from './server.ts'

const BUYER = `0x${'b5'.repeat(20)}` as Address
const NOW = Math.floor(Date.now() / 1_000)

const rows = new Map<string, Record<string, unknown>>()

const WANTED = {
  ERC721: { token: ItemType.erc721, any: ItemType.erc721WithCriteria },
  ERC1155: { token: ItemType.erc1155, any: ItemType.erc1155WithCriteria },
} as const

/** The order of an offer for an item, or for any item of its collection; the seller receives all that it pays. */
function toComponents({
  buyer,
  subject,
  collection,
  currency,
  price,
  quantity,
  divisible,
  endsAtSeconds,
}: Omit<Offer, 'orderHash'>): OrderComponents {
  const [itemType, identifierOrCriteria] =
    subject.kind === 'token'
      ? [WANTED[collection.standard].token, BigInt(subject.item.tokenId)]
      : [WANTED[collection.standard].any, 0n]
  return {
    offerer: buyer,
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: ItemType.erc20,
        token: currency.address,
        identifierOrCriteria: 0n,
        startAmount: price,
        endAmount: price,
      },
    ],
    consideration: [
      {
        itemType,
        token: collection.address,
        identifierOrCriteria,
        startAmount: quantity,
        endAmount: quantity,
        recipient: buyer,
      },
    ],
    orderType: divisible ? OrderType.partialOpen : OrderType.fullOpen,
    startTime: BigInt(NOW - 60),
    endTime: endsAtSeconds,
    zoneHash: ZERO_BYTES32,
    salt: BigInt(rows.size),
    conduitKey: ZERO_BYTES32,
    counter: 0n,
  }
}

export function createOffer(fields: Partial<Omit<Offer, 'orderHash'>> = {}): Offer {
  const item = createItem()
  const price = fields.price ?? toWei(100n)
  const offer = {
    buyer: BUYER,
    subject: { kind: 'token' as const, item },
    collection: { address: item.collection, name: item.collectionName, standard: item.standard },
    currency: { ...WETH, decimals: 0 },
    price,
    proceeds: price,
    unitPrice: price,
    quantity: 1n,
    remaining: fields.quantity ?? 1n,
    divisible: false,
    step: 1n,
    decimals: 0,
    endsAtSeconds: BigInt(NOW + 30 * DAY_SECONDS),
    operator: SEAPORT,
    createdAtBlock: 1,
    open: true,
    inactiveReason: undefined,
    ...fields,
  }
  const components = toComponents(offer)
  const orderHash = hashOrder(components)
  rows.set(orderHash, orderRow(components, orderHash))
  return { ...offer, orderHash }
}

/** Serves the orders of all these offers until the test ends. @returns the ids that were queried */
export function serveOrders(): readonly string[] {
  const queried: string[] = []
  server.use(
    graphql.query('TradeOrder', ({ variables }) => {
      const id = String(variables['id'])
      queried.push(id)
      return HttpResponse.json({ data: { order: rows.get(id) ?? null } })
    }),
  )
  return queried
}

/** A row of what an offer of the account may still take of its money, through Seaport. */
export const createCommitmentRow = (digit: string, price: bigint) => ({
  __typename: 'Order',
  id: `0x${digit.repeat(64)}`,
  operator: SEAPORT,
  startPrice: `${price}`,
  quantity: '1',
  remaining: '1',
})
