// The environment of a seller's transactions: an index with their listings, and a node with Seaport and their items.
import { createListing } from './listing.ts'
import { toWei } from '../../src/domain/wei.ts'
import type { ApolloClient } from '@apollo/client'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { erc721, SEAPORT, seaport, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { hashOrder } from '../../src/seaport/orderHash.ts'
import type { OrderComponents } from '../../src/seaport/types.ts'
import type { Listing } from '../../src/orders/listing.ts'
import type { TradeContext } from '../../src/trading/dialog/tradeContext.ts'
import { LOCAL_CHAIN_ID, localSeaportCode } from './localSeaport.ts'
import { LOCAL_PROTOCOL } from './orderLies.ts'
import { toPlainQuestion } from './measuredCalls.ts'

export const SELLER = `0x${'a1'.repeat(20)}` as Address
export const STRANGER = `0x${'b0'.repeat(20)}` as Address
export const ETHER = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
const NOUNS = `0x${'d'.repeat(40)}` as Address
const COUNTER = 5n
const NOW = Math.floor(Date.now() / 1_000)

/** The first Noun, as a page shows it. */
export const noun = {
  name: 'Noun 1',
  path: '/item/0x1/1',
  tokenId: tokenIdFromBigInt(1n),
  collection: NOUNS,
  collectionName: 'Nouns',
  standard: 'ERC721' as const,
  image: null,
  decimals: 0,
}

/** The same token as one with several units. */
const print = { ...noun, standard: 'ERC1155' as const }

/** A listing of the first Noun, or of some units of an edition, for five wei. */
function makeComponents(salt: bigint, offerer: Address, units: bigint): OrderComponents {
  const amounts = { identifierOrCriteria: 0n, startAmount: 5n, endAmount: 5n }
  return {
    offerer,
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: units === 1n ? 2 : 3,
        token: NOUNS,
        identifierOrCriteria: 1n,
        startAmount: units,
        endAmount: units,
      },
    ],
    consideration: [{ itemType: 0, token: ZERO_ADDRESS, ...amounts, recipient: offerer }],
    orderType: units === 1n ? 0 : 1,
    startTime: BigInt(NOW - 60),
    endTime: BigInt(NOW + 86_400),
    zoneHash: ZERO_BYTES32,
    salt,
    conduitKey: ZERO_BYTES32,
    counter: COUNTER,
  }
}

const ITEM_TYPES = ['NATIVE', 'ERC20', 'ERC721', 'ERC1155', 'ERC721_WITH_CRITERIA', 'ERC1155_WITH_CRITERIA']

/** An order's row in the index. */
export function orderRow(
  { offer, consideration, offerer, startTime, endTime, ...rest }: OrderComponents,
  id: string,
) {
  const rows = (side: string, items: readonly { readonly itemType: number; readonly token: Address }[]) =>
    items.map(({ itemType, token, ...item }, index) => ({
      ...item,
      side,
      index,
      itemType: ITEM_TYPES[itemType],
      contract: token,
    }))
  const order = {
    ...rest,
    id,
    offerer: { id: offerer },
    startsAtSeconds: startTime,
    endsAtSeconds: endTime,
    items: [...rows('OFFER', offer), ...rows('CONSIDERATION', consideration)],
  }
  return JSON.parse(
    JSON.stringify(order, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  ) as Record<string, unknown>
}

/** What a node of the local chain returns for methods other than `eth_call`. */
export const localNodeResults = (seconds: number, balance: bigint): Readonly<Record<string, unknown>> => ({
  eth_chainId: `0x${LOCAL_CHAIN_ID.toString(16)}`,
  eth_getBlockByNumber: {
    number: '0x10',
    hash: `0x${'b'.repeat(64)}`,
    timestamp: `0x${seconds.toString(16)}`,
  },
  get eth_getCode() {
    return localSeaportCode()
  },
  eth_getBalance: `0x${balance.toString(16)}`,
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x1',
})

export function createSellerMarket() {
  const orders = new Map<string, Record<string, unknown>>()
  const market = {
    /** Hashes of listings that were canceled, and of those that were sold. */
    canceled: new Set<string>(),
    sold: new Set<string>(),
    /** Parts of listings of several units that were sold, by hash. */
    filled: new Map<string, readonly [filled: bigint, size: bigint]>(),
    counter: COUNTER,
    version: LOCAL_PROTOCOL.version,
    holder: SELLER as Address,
    approved: true,
    /** Wei of the native coin. */
    balance: 10n ** 20n,
    /** Names of the contract functions that were called. */
    called: [] as string[],
    /** Adds a listing of the first Noun for five wei to the index, or one of several units of an edition. */
    list(
      salt: bigint,
      { by = SELLER, units = 1n, row = {} }: { by?: Address; units?: bigint; row?: object } = {},
    ): Listing {
      const components = makeComponents(salt, by, units)
      const orderHash = hashOrder(components)
      orders.set(orderHash, { ...orderRow(components, orderHash), ...row })
      return createListing({
        orderHash,
        seller: by,
        operator: SEAPORT,
        ...(units === 1n ? { item: noun } : { item: print, kind: 'edition', quantity: units }),
        currency: ETHER,
        startPrice: toWei(5n),
      })
    },
  }
  const seaportAnswer = (data: string) => {
    const call = seaport.parseTransaction({ data })
    market.called.push(call?.name ?? '')
    const encode = (values: readonly unknown[]) => seaport.encodeFunctionResult(call?.name ?? '', values)
    switch (call?.name) {
      case 'information':
        return encode([market.version, LOCAL_PROTOCOL.domainSeparator, LOCAL_PROTOCOL.conduitController])
      case 'getCounter':
        return encode([market.counter])
      case 'getOrderStatus': {
        const hash = String(call.args[0])
        const whole = market.sold.has(hash) ? 1n : 0n
        const [filled, size] = market.filled.get(hash) ?? [whole, whole]
        return encode([true, market.canceled.has(hash), filled, size])
      }
      default:
        // A successful simulation.
        return '0x'
    }
  }
  const tokenAnswer = (data: string) => {
    const name = erc721.parseTransaction({ data })?.name ?? ''
    market.called.push(name)
    switch (name) {
      case 'ownerOf':
        return erc721.encodeFunctionResult(name, [market.holder])
      case 'isApprovedForAll':
        return erc721.encodeFunctionResult(name, [market.approved])
      case 'getApproved':
        return erc721.encodeFunctionResult(name, [ZERO_ADDRESS])
      default:
        // No royalty and no balance: zero.
        return `0x${'0'.repeat(64)}`
    }
  }
  const send: SendBatch = (requests) =>
    Promise.resolve(
      requests.map((request) => {
        const { question, pack } = toPlainQuestion(request)
        const { method, params } = question
        if (method !== 'eth_call') return { ok: true, result: localNodeResults(NOW, market.balance)[method] }
        const { to, data } = params[0] as { readonly to: string; readonly data: string }
        return pack({ ok: true, result: to === SEAPORT ? seaportAnswer(data) : tokenAnswer(data) })
      }),
    )
  const query = ({ variables }: { readonly variables: { readonly id: string } }) =>
    Promise.resolve({ data: { order: orders.get(variables.id) ?? null } })
  const context: TradeContext = {
    account: SELLER,
    client: { query } as unknown as ApolloClient,
    send,
    config: { chainId: LOCAL_CHAIN_ID, currencies: [ETHER], fee: null },
  }
  return { market, context }
}

/** A draft of a listing of the first Noun that ends in one day. */
export const nounDraft = {
  item: noun,
  quantity: 1n,
  rest: [],
  unitPrice: 10n,
  unitEndPrice: 10n,
  currency: ETHER,
  startsAtSeconds: null,
  expiresAtSeconds: NOW + 86_400,
  reservedFor: null,
}
