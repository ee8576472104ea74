// Decodes Seaport's events without an ABI library. Source: ConsiderationEventsAndErrors.sol of Seaport 1.6.
import type { Address } from '../domain/address.ts'
import { wordToAddress, type Hex, Words } from './hex.ts'
import type { ChainLog } from './movements.ts'
import type { OrderItem } from './terms.ts'

/** Seaport 1.6, at one address on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
export const SEAPORT = '0x0000000000000068f116a894984e2db1123eb395' as Address

/** Seaport 1.1, whose matches emit no OrdersMatched. Source: the same. */
export const SEAPORT_1_1 = '0x00000000006c3852cbef3e08e8df289169ede581' as Address

/** Every Seaport contract whose fulfillments are sales in the index. Source: the same. */
const SEAPORTS: ReadonlySet<string> = new Set<string>([
  SEAPORT,
  // 1.5 and 1.4.
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  SEAPORT_1_1,
])

/** Whether sales on the contract are in the index. */
export function isSeaport(address: string): boolean {
  return SEAPORTS.has(address)
}

/** keccak256 of OrderFulfilled's signature, which has been the same since Seaport 1.1. */
export const ORDER_FULFILLED = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'
/** keccak256 of OrderValidated's signature. */
export const ORDER_VALIDATED = '0xf280791efe782edcf06ce15c8f4dff17601db3b88eb3805a0db7d77faf757f04'
/** keccak256("OrderCancelled(bytes32,address,address)"). */
export const ORDER_CANCELLED = '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d'
/** keccak256("CounterIncremented(uint256,address)"). */
export const COUNTER_INCREMENTED = '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f'

/** keccak256("OrdersMatched(bytes32[])"), emitted after the fulfillments of a match. */
export const ORDERS_MATCHED = '0x4b9f2d36e1b4c93de62cc077b00b1a91d84b6c31b4a14e012718dcca230689e7'

/** How many orders a log says were matched; zero for other logs. */
export function countMatched({ address, topics, data }: ChainLog): number {
  if (!isSeaport(address) || topics[0] !== ORDERS_MATCHED) return 0
  return new Words(data).lengthAt(1, 1) ?? 0
}

/** PARTIAL_OPEN and PARTIAL_RESTRICTED of OrderType. Source: ConsiderationEnums.sol of Seaport 1.6. */
const PARTIAL_TYPES: ReadonlySet<bigint> = new Set([1n, 3n])

interface OrderEvent {
  readonly orderHash: Hex
  readonly offerer: Address
  readonly offer: readonly OrderItem[]
  readonly consideration: readonly OrderItem[]
}

export interface PublishedOrder extends OrderEvent {
  readonly name: 'OrderValidated'
  /** Whether it can be filled in parts. */
  readonly partial: boolean
  readonly endsAtSeconds: bigint
}

export interface Fulfillment extends OrderEvent {
  readonly name: 'OrderFulfilled'
  readonly recipient: Address
}

export type SeaportEvent =
  | Fulfillment
  | PublishedOrder
  | { readonly name: 'OrderCancelled'; readonly orderHash: Hex; readonly offerer: Address }
  | { readonly name: 'CounterIncremented'; readonly offerer: Address }

/** A fulfillment on any Seaport contract; undefined for other logs, and for data that doesn't decode. */
export function parseFulfillment({ address, topics, data }: ChainLog): Fulfillment | undefined {
  if (!isSeaport(address) || topics[0] !== ORDER_FULFILLED) return undefined
  return parseFulfilled(new Words(data), wordToAddress(topics[1]))
}

/** An event of Seaport 1.6; undefined for other logs, and for data that doesn't decode. */
export function parseSeaportLog({ address, topics, data }: ChainLog): SeaportEvent | undefined {
  if (address !== SEAPORT) return undefined
  const [signature, topic] = topics
  const words = new Words(data)
  switch (signature) {
    case ORDER_FULFILLED:
      return parseFulfilled(words, wordToAddress(topic))
    case ORDER_VALIDATED:
      return parseValidated(words)
    case ORDER_CANCELLED: {
      const orderHash = words.hash(0)
      const offerer = wordToAddress(topic)
      if (orderHash === undefined || offerer === undefined) return undefined
      return { name: 'OrderCancelled', orderHash, offerer }
    }
    case COUNTER_INCREMENTED: {
      const offerer = wordToAddress(topic)
      return offerer === undefined ? undefined : { name: 'CounterIncremented', offerer }
    }
    case undefined:
    default:
      return undefined
  }
}

function parseFulfilled(words: Words, offerer: Address | undefined): Fulfillment | undefined {
  const orderHash = words.hash(0)
  const recipient = words.address(1)
  const offer = parseItems(words, words.place(2), { amounts: 1, recipients: false })
  const consideration = parseItems(words, words.place(3), { amounts: 1, recipients: true })
  if (orderHash === undefined || recipient === undefined || offerer === undefined) return undefined
  if (offer === undefined || consideration === undefined) return undefined
  return { name: 'OrderFulfilled', orderHash, recipient, offerer, offer, consideration }
}

function parseValidated(words: Words): SeaportEvent | undefined {
  const orderHash = words.hash(0)
  const base = words.place(1)
  if (orderHash === undefined || base === undefined) return undefined
  const offerer = words.address(base)
  const offer = parseItems(words, words.place(base + 2, base), { amounts: 2, recipients: false })
  const consideration = parseItems(words, words.place(base + 3, base), { amounts: 2, recipients: true })
  const orderType = words.number(base + 4)
  const endsAtSeconds = words.number(base + 6)
  if (offerer === undefined || offer === undefined || consideration === undefined) return undefined
  if (orderType === undefined || endsAtSeconds === undefined) return undefined
  const partial = PARTIAL_TYPES.has(orderType)
  return { name: 'OrderValidated', orderHash, offerer, offer, consideration, partial, endsAtSeconds }
}

/** @param amounts 1 if an item has the moved amount, 2 if it has a start and an end amount */
function parseItems(
  words: Words,
  place: number | undefined,
  { amounts, recipients }: { readonly amounts: 1 | 2; readonly recipients: boolean },
): readonly OrderItem[] | undefined {
  const size = 3 + amounts + (recipients ? 1 : 0)
  const length = words.lengthAt(place, size)
  if (place === undefined || length === undefined) return undefined
  const items: OrderItem[] = []
  for (let index = 0; index < length; index++) {
    const at = place + 1 + index * size
    const itemType = words.number(at)
    const contract = words.address(at + 1)
    const identifier = words.number(at + 2)
    const startAmount = words.number(at + 3)
    const endAmount = words.number(at + 2 + amounts)
    const recipient = recipients ? words.address(at + 3 + amounts) : null
    if (itemType === undefined || contract === undefined || identifier === undefined) return undefined
    if (startAmount === undefined || endAmount === undefined || recipient === undefined) return undefined
    items.push({ itemType, contract, identifier, startAmount, endAmount, recipient })
  }
  return items
}
