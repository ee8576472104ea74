// An order in its two shapes: as the index writes it (untrusted strings) and as the protocol counts it.
import type { Address } from '../domain/address.ts'
import type { Currency } from '../domain/currency.ts'
import type { OrderHash } from '../domain/hashes.ts'
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

/** An offered item as the index writes it: numbers in decimal digits, nothing checked. */
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

/** An order as the index writes it. Nothing in it is believed before `parseOrder` and the checks have run. */
export interface IndexedOrder {
  readonly orderHash: string
  readonly offerer: string
  readonly zone: string
  /** In the order of the list that was published. */
  readonly offer: readonly IndexedOfferItem[]
  /** In the order of the list that was published. */
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

/** An order whose shape is sound; whether its hash is right is a check of its own. */
export interface ParsedOrder {
  readonly orderHash: OrderHash
  readonly components: OrderComponents
}

export type TokenStandard = 'ERC721' | 'ERC1155'

/** A call that a wallet is asked to send. `value` in wei of the native coin. */
export interface Call {
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
}

/** What the deployment's configuration says about trading. */
export interface MarketConfig {
  readonly chainId: number
  /** The native coin and the ERC-20s that listings may use; others are never paid. */
  readonly currencies: readonly Currency[]
  /** The operator's share of listings made here. */
  readonly fee: { readonly recipient: Address; readonly basisPoints: number } | null
}

/** One of the transactions of a write, ready to be sent. */
export interface MarketStep {
  readonly kind: 'approve' | 'trade'
  /** What the wallet will be asked for. */
  readonly title: Value
  /** What it is called in the line of steps, where that is not an approval: `Wrap`. */
  readonly name?: Value
  /** What is so once it is mined, in a sentence: said where the steps after it are not taken. */
  readonly outcome?: Value
  readonly call: Call
}
