// Looks again at whether makers can deliver, after items moved or approvals changed. The orders concerned are found from the maker's balance or holding, and only where counts say that there are some.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Balance, Holding, OpenItem, Order, OrderItem, Token } from '../../generated/schema'
import { isApprovedForAll } from '../entities/approval'
import { offeredItemsOf } from '../entities/order'
import { balanceId, tokenEntityId } from '../ids'
import { isOpen, saveWithLive } from './live'

/** Orders that give the token from one of these accounts; null stands for nobody. */
export function reviewToken(
  token: Token,
  one: Bytes | null,
  other: Bytes | null,
  block: ethereum.Block,
): void {
  if (token.openAskCount == 0) return
  const best = token.bestAsk
  if (token.openAskCount == 1 && token.liveAskCount == 1 && best !== null) {
    // The only order that gives it is the one that it is listed by, which needs no search.
    reviewOrder(best, block)
    return
  }
  if (one !== null) reviewOrdersOf(new Balance(balanceId(token.id, one)).offeredIn.load(), block)
  if (other !== null && (one === null || one != other)) {
    reviewOrdersOf(new Balance(balanceId(token.id, other)).offeredIn.load(), block)
  }
}

/** Orders that give any token of the holding's collection. */
export function reviewHolding(holding: Holding, block: ethereum.Block): void {
  if (holding.openAskCount > 0) reviewOrdersOf(holding.offeredIn.load(), block)
}

function reviewOrdersOf(items: Array<OpenItem>, block: ethereum.Block): void {
  const seen = new Array<string>()
  for (let i = 0; i < items.length; i++) {
    const key = items[i].order.toHexString()
    if (seen.includes(key)) continue
    seen.push(key)
    reviewOrder(items[i].order, block)
  }
}

function reviewOrder(id: Bytes, block: ethereum.Block): void {
  const order = Order.load(id)
  if (order == null || !isOpen(order)) return
  const held = order.makerHolds
  const approved = order.makerApproved
  readDelivery(order, offeredItemsOf(order))
  if (order.makerHolds == held && order.makerApproved == approved) return
  order.updatedAtBlock = block.number
  order.updatedAtSeconds = block.timestamp
  saveWithLive(order, block.timestamp)
}

/** Sets makerHolds and makerApproved of an ask from what the index knows of its offered items. Changes the order only. */
export function readDelivery(order: Order, items: Array<OrderItem>): void {
  let holds = items.length == order.offeredItemCount
  let approved = true
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    const balance = Balance.load(balanceOf(order, item))
    if (balance == null || balance.amount < needed(order, items, item)) holds = false
    if (!isApproved(order, item, balance)) approved = false
  }
  order.makerHolds = holds
  order.makerApproved = approved
}

function isApproved(order: Order, item: OrderItem, balance: Balance | null): boolean {
  if (isApprovedForAll(item.contract, order.offerer, order.operator)) return true
  if (balance == null || item.itemType != 'ERC721') return false
  const token = Token.load(balance.token)
  if (token == null) return false
  const approved = token.approved
  return approved !== null && approved == order.operator
}

/** The maker's balance that an offered token comes from. */
function balanceOf(order: Order, item: OrderItem): Bytes {
  return balanceId(tokenEntityId(item.contract, item.identifierOrCriteria), order.offerer)
}

/** Units of one balance that the order needs to be fillable at all: what is left, or one part where parts are allowed. */
function needed(order: Order, items: Array<OrderItem>, item: OrderItem): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const other = items[i]
    if (other.contract == item.contract && other.identifierOrCriteria == item.identifierOrCriteria) {
      sum = sum.plus(other.startAmount)
    }
  }
  const parts = allowsPartialFills(order) ? BigInt.fromI32(1) : order.remaining
  return sum.times(parts).div(order.quantity)
}

/** Order types 1 (partial open) and 3 (partial restricted). */
export function allowsPartialFills(order: Order): boolean {
  return order.orderType == 1 || order.orderType == 3
}
