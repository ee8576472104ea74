// An order in its two shapes: untrusted strings from the index, and the protocol's types.
import type { Address } from '../domain/address.ts'
import type { ExpectedState } from '../domain/expectedState.ts'
import type { Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import type { Value } from '../messages/message.ts'

/** Bytes as `0x` and lower-case hexadecimal digits. */
export type Hex = `0x${string}`

/** Kinds of items. Source: ItemType in Seaport's ConsiderationEnums.sol. */
export const ItemType = {
  native: 0,
  erc20: 1,
  erc721: 2,
  erc1155: 3,
  erc721WithCriteria: 4,
  erc1155WithCriteria: 5,
} as const
export type ItemType = (typeof ItemType)[keyof typeof ItemType]

/** Kinds of orders. Source: OrderType in Seaport's ConsiderationEnums.sol. */
export const OrderType = {
  fullOpen: 0,
  partialOpen: 1,
  fullRestricted: 2,
  partialRestricted: 3,
  contract: 4,
} as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

/** An offered item from the index: numbers in decimal digits, unchecked. */
interface IndexedOfferItem {
  readonly itemType: number
  readonly token: string
  readonly identifierOrCriteria: string
  readonly startAmount: string
  readonly endAmount: string
}

interface IndexedConsiderationItem extends IndexedOfferItem {
  readonly recipient: string
}

/** An order from the index. Nothing in it is trusted before `parseOrder` and the checks have run. */
export interface IndexedOrder {
  readonly orderHash: string
  readonly offerer: string
  readonly zone: string
  /** In the order of the published list. */
  readonly offer: readonly IndexedOfferItem[]
  /** In the order of the published list. */
  readonly consideration: readonly IndexedConsiderationItem[]
  readonly orderType: number
  readonly startTime: string
  readonly endTime: string
  readonly zoneHash: string
  readonly salt: string
  readonly conduitKey: string
  readonly counter: string
}

export interface OfferItem {
  readonly itemType: ItemType
  readonly token: Address
  readonly identifierOrCriteria: bigint
  readonly startAmount: bigint
  readonly endAmount: bigint
}

export interface ConsiderationItem extends OfferItem {
  readonly recipient: Address
}

/** Everything the order hash commits to. Source: OrderComponents in Seaport's ConsiderationStructs.sol. */
export interface OrderComponents {
  readonly offerer: Address
  readonly zone: Address
  readonly offer: readonly OfferItem[]
  readonly consideration: readonly ConsiderationItem[]
  readonly orderType: OrderType
  /** Unix seconds, inclusive. */
  readonly startTime: bigint
  /** Unix seconds, exclusive. */
  readonly endTime: bigint
  readonly zoneHash: Hex
  readonly salt: bigint
  readonly conduitKey: Hex
  readonly counter: bigint
}

/** An order whose shape is valid; a separate check compares its hash. */
export interface ParsedOrder {
  readonly orderHash: OrderHash
  readonly components: OrderComponents
}

export type TokenStandard = 'ERC721' | 'ERC1155'

/** A call for a wallet to send. `value` in wei of the native coin. */
export interface Call {
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
}

/** The deployment's trading configuration. */
export interface MarketConfig {
  readonly chainId: number
  /** The native coin and the ERC-20s that listings may use; no other currency is ever paid. */
  readonly currencies: readonly Currency[]
  /** The operator's share of listings made here. */
  readonly fee: { readonly recipient: Address; readonly basisPoints: number } | null
}

/** One of the transactions of a write, ready to be sent. */
export interface MarketStep {
  /** An approval or another step before the trade, or the trade itself. */
  readonly kind: 'first' | 'trade'
  /** The title of the wallet request. */
  readonly title: Value
  /** Its label in the line of steps, when it is not an approval: `Wrap`. */
  readonly name?: Value
  /** A sentence that describes the result once it is mined, shown when the user stops before the remaining steps. */
  readonly outcome?: Value
  readonly call: Call
  /** What the chain must say once it is mined; empty where only its receipt tells. */
  readonly expects: readonly ExpectedState[]
}

/** Transactions in the order they are sent; the last one is the trade. */
export type Steps = readonly [MarketStep, ...MarketStep[]]

/** The base of every plan. Not every node can simulate more than the first step, so prepare again after each. */
export interface StepsPlan {
  readonly steps: Steps
  /** Fee of the first step, in wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/** The base of every request: the transport to a node, and the deployment. */
export interface MarketRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
}
