// One item of an order, the same shape for signed orders (OrderValidated) and for their fulfillments (OrderFulfilled).
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import {
  OrderFulfilledConsiderationStruct,
  OrderFulfilledOfferStruct,
  OrderValidatedOrderParametersConsiderationStruct,
  OrderValidatedOrderParametersOfferStruct,
} from '../../generated/Seaport/Seaport'
import { Order, OrderItem } from '../../generated/schema'
import { orderItemId } from '../ids'

// ItemType of the Seaport contracts.
export const NATIVE = 0
export const ERC20 = 1
export const ERC721 = 2
export const ERC1155 = 3
export const ERC721_WITH_CRITERIA = 4
export const ERC1155_WITH_CRITERIA = 5
const TYPE_NAMES: StaticArray<string> = [
  'NATIVE',
  'ERC20',
  'ERC721',
  'ERC1155',
  'ERC721_WITH_CRITERIA',
  'ERC1155_WITH_CRITERIA',
]

export class Item {
  constructor(
    public itemType: i32,
    public contract: Bytes,
    public identifierOrCriteria: BigInt,
    public startAmount: BigInt,
    public endAmount: BigInt,
    /** Null for offered items. */
    public recipient: Bytes | null,
  ) {}

  get isMoney(): boolean {
    return this.itemType == NATIVE || this.itemType == ERC20
  }

  get isCriteria(): boolean {
    return this.itemType == ERC721_WITH_CRITERIA || this.itemType == ERC1155_WITH_CRITERIA
  }

  get isErc1155(): boolean {
    return this.itemType == ERC1155 || this.itemType == ERC1155_WITH_CRITERIA
  }

  /** Name of the item type in the schema. */
  get typeName(): string {
    return TYPE_NAMES[this.itemType]
  }
}

export function toOfferItems(structs: Array<OrderValidatedOrderParametersOfferStruct>): Array<Item> {
  const items = new Array<Item>()
  for (let i = 0; i < structs.length; i++) {
    const it = structs[i]
    items.push(new Item(it.itemType, it.token, it.identifierOrCriteria, it.startAmount, it.endAmount, null))
  }
  return items
}

export function toConsiderationItems(
  structs: Array<OrderValidatedOrderParametersConsiderationStruct>,
): Array<Item> {
  const items = new Array<Item>()
  for (let i = 0; i < structs.length; i++) {
    const it = structs[i]
    items.push(
      new Item(it.itemType, it.token, it.identifierOrCriteria, it.startAmount, it.endAmount, it.recipient),
    )
  }
  return items
}

export function spentItems(structs: Array<OrderFulfilledOfferStruct>): Array<Item> {
  const items = new Array<Item>()
  for (let i = 0; i < structs.length; i++) {
    const it = structs[i]
    items.push(new Item(it.itemType, it.token, it.identifier, it.amount, it.amount, null))
  }
  return items
}

export function receivedItems(structs: Array<OrderFulfilledConsiderationStruct>): Array<Item> {
  const items = new Array<Item>()
  for (let i = 0; i < structs.length; i++) {
    const it = structs[i]
    items.push(new Item(it.itemType, it.token, it.identifier, it.amount, it.amount, it.recipient))
  }
  return items
}

/** Returns the items of one side as the maker published them. */
export function keptItems(order: Order, side: i32): Array<Item> {
  const items = new Array<Item>()
  let kept = OrderItem.load(orderItemId(order.id, side, 0))
  while (kept != null) {
    items.push(
      new Item(
        TYPE_NAMES.indexOf(kept.itemType),
        kept.contract,
        kept.identifierOrCriteria,
        kept.startAmount,
        kept.endAmount,
        kept.recipient,
      ),
    )
    kept = OrderItem.load(orderItemId(order.id, side, items.length))
  }
  return items
}
