// Looks again at whether makers can deliver, after items moved or approvals changed. The orders concerned are found from the maker's balance or holding, and only where counts say that there are some.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Balance, Holding, Order, OrderItem, Token } from '../../generated/schema'
import { isApprovedForAll } from '../entities/approval'
import { balanceId } from '../ids'
import { isOpen, saveWithLive } from './live'

/** Orders that give `token` from `account`. */
export function reviewBalance(token: Bytes, account: Bytes, block: ethereum.Block): void {
  reviewOrdersOf(new Balance(balanceId(token, account)).offeredIn.load(), block)
}

/** Orders that give any token of the holding's collection. */
export function reviewHolding(holding: Holding, block: ethereum.Block): void {
  if (holding.openAskCount > 0) reviewOrdersOf(holding.offeredIn.load(), block)
}

function reviewOrdersOf(items: Array<OrderItem>, block: ethereum.Block): void {
  const seen = new Array<string>()
  for (let i = 0; i < items.length; i++) {
    const key = items[i].order.toHexString()
    if (seen.includes(key)) continue
    seen.push(key)
    const order = Order.load(items[i].order)
    if (order == null || !isOpen(order)) continue
    const held = order.makerHolds
    const approved = order.makerApproved
    readDelivery(order, order.items.load())
    if (order.makerHolds == held && order.makerApproved == approved) continue
    order.updatedAtBlock = block.number
    order.updatedAtSeconds = block.timestamp
    saveWithLive(order, block.timestamp)
  }
}

/** Sets makerHolds and makerApproved of an ask from what the index knows. Changes the order only. */
export function readDelivery(order: Order, items: Array<OrderItem>): void {
  let holds = true
  let approved = true
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item.side != 'OFFER') continue
    const id = item.makerBalance
    if (id === null) {
      holds = false
      approved = false
      break
    }
    const balance = Balance.load(id)
    if (balance == null || balance.amount < needed(order, items, id)) holds = false
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

/** Units of one balance that the order needs to be fillable at all: what is left, or one part where parts are allowed. */
function needed(order: Order, items: Array<OrderItem>, balance: Bytes): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const from = items[i].makerBalance
    if (items[i].side == 'OFFER' && from !== null && from == balance) sum = sum.plus(items[i].startAmount)
  }
  const parts = allowsPartialFills(order) ? BigInt.fromI32(1) : order.remaining
  return sum.times(parts).div(order.quantity)
}

/** Order types 1 (partial open) and 3 (partial restricted). */
export function allowsPartialFills(order: Order): boolean {
  return order.orderType == 1 || order.orderType == 3
}
