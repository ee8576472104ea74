// Parses an order from the index's strings into the protocol's types, or rejects or refuses it.
import * as v from 'valibot'
import { tryParseAddress, type Address } from '../domain/address.ts'
import type { OrderHash } from '../domain/hashes.ts'
import { MAX_UINT256 } from '../domain/tokenId.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import { MalformedOrderError } from './errors.ts'
import { refuse, type Refusal } from './verdict.ts'
import type { Hex, IndexedOrder, ItemType, OrderType, ParsedOrder } from './types.ts'

/**
 * Most items of each list: as many as TradeOrder.graphql reads of an order, so that whatever is read can be canceled. The
 * index lets no order of more than MAX_TRADED_ITEMS be filled.
 */
const MAX_ITEMS = 200

const address = v.pipe(
  v.string(),
  v.check((text) => tryParseAddress(text) !== undefined, 'not an address'),
  v.transform((text) => text.toLowerCase() as Address),
)

const uint256 = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/, 'not a whole number'),
  v.transform((digits) => BigInt(digits)),
  v.check((value) => value <= MAX_UINT256, 'larger than 2^256 - 1'),
)

const bytes32 = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{64}$/, 'not 32 bytes'),
  v.transform((text) => text.toLowerCase() as Hex),
)

const upTo = (largest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largest))

const offerItem = v.object({
  itemType: v.pipe(
    upTo(5),
    v.transform((value) => value as ItemType),
  ),
  token: address,
  identifierOrCriteria: uint256,
  startAmount: uint256,
  endAmount: uint256,
})

const order = v.object({
  orderHash: v.pipe(
    bytes32,
    v.transform((hash) => hash as OrderHash),
  ),
  offerer: address,
  zone: address,
  offer: v.pipe(v.array(offerItem), v.maxLength(MAX_ITEMS)),
  consideration: v.pipe(
    v.array(v.object({ ...offerItem.entries, recipient: address })),
    v.maxLength(MAX_ITEMS),
  ),
  orderType: v.pipe(
    upTo(4),
    v.transform((value) => value as OrderType),
  ),
  startTime: uint256,
  endTime: uint256,
  zoneHash: bytes32,
  salt: uint256,
  conduitKey: bytes32,
  counter: uint256,
})

/**
 * The order with its numbers as integers and its addresses in lower case.
 * @throws MalformedOrderError naming the first field that the protocol does not allow
 */
export function parseOrder(indexed: IndexedOrder): ParsedOrder {
  const parsed = v.safeParse(order, indexed)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new MalformedOrderError(ordersTexts.errors.malformed, {
      details: { field: v.getDotPath(issue) ?? '', problem: issue.message },
    })
  }
  const { orderHash, ...components } = parsed.output
  return { orderHash, components }
}

/** The order when its shape is valid; a separate check compares its hash. */
export function parseIndexedOrder(
  indexed: IndexedOrder,
): { readonly order: ParsedOrder } | { readonly refusal: Refusal } {
  try {
    return { order: parseOrder(indexed) }
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    const { field = '', problem = '' } = error.details
    const detail = checksTexts.details.invalidField({ field, problem })
    return { refusal: refuse({ check: 'order', code: 'order-malformed', detail }) }
  }
}
