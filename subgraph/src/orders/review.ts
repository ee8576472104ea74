// Reviews whether makers can deliver after items moved or approvals changed. The affected orders are reached from the
// maker's balance or holding, and only where counts say that there are some.
import { BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Balance, DueLook, Holding, OpenItem, Order, OrderItem, Token } from '../../generated/schema'
import { isApprovedForAll } from '../entities/approval'
import { mayReview, reserveReviews } from '../entities/budget'
import { reviewLater } from '../entities/dueLook'
import { loadOfferedItems } from '../entities/order'
import { loadToken } from '../entities/token'
import { ITEMS_PER_REVIEW, ERC721 } from '../constants'
import { balanceId, holdingId, isLess, tokenEntityId } from '../ids'
import { isOpen, saveWithLive } from './live'
import { allowsPartialFills } from './orderType'

/** Reviews the orders that give the token from one of these accounts; null stands for no account. */
export function reviewToken(
  token: Token,
  one: Bytes | null,
  other: Bytes | null,
  block: ethereum.Block,
): void {
  if (token.openAskCount == 0) return
  const best = token.bestAsk
  if (token.openAskCount == 1 && token.liveAskCount == 1 && best !== null) {
    // The token's only order is its best listing, so no search is needed.
    if (reviewOrder(best, block)) return
  }
  if (one !== null) reviewNowOrLater(token, one, block)
  if (other !== null && (one === null || one != other)) reviewNowOrLater(token, other, block)
}

/** Reviews the orders by which the account gives the token, now or, when the budget is spent, in another run. */
function reviewNowOrLater(token: Token, account: Bytes, block: ethereum.Block): void {
  const holding = Holding.load(holdingId(token.collection, account))
  if (holding == null || holding.openAskCount == 0) return
  const id = balanceId(token.id, account)
  const isDone =
    reserveReviews(min(token.openAskCount, holding.openAskCount), block) &&
    reviewItems(new Balance(id).offeredIn.load(), null, block)
  if (!isDone) reviewLater(id, block)
}

/**
 * Reviews the orders by which the account gives any token of the collection, now or, when the budget is spent, in
 * another run.
 */
export function reviewOrdersFrom(collection: Bytes, account: Bytes, block: ethereum.Block): void {
  const holding = Holding.load(holdingId(collection, account))
  if (holding == null || holding.openAskCount == 0) return
  const isDone =
    reserveReviews(holding.openAskCount, block) && reviewItems(holding.offeredIn.load(), null, block)
  if (!isDone) reviewLater(holding.id, block)
}

/**
 * Reviews the orders of the items, which are sorted by their ids. Returns false when the budget does not cover all.
 * @param due where to begin and to record progress; null to review all of them at once
 */
export function reviewItems(items: Array<OpenItem>, due: DueLook | null, block: ethereum.Block): boolean {
  if (due != null && !mayReview(items.length / ITEMS_PER_REVIEW, block)) return false
  const after: Bytes | null = due == null ? null : due.after
  let last = after
  let reviewed: Bytes | null = null
  for (let i = 0; i < items.length; i++) {
    if (after !== null && !isLess(after, items[i].id)) continue
    const order = items[i].order
    // The items of a bundle are adjacent.
    if (reviewed === null || reviewed != order) {
      if (!reviewOrder(order, block)) {
        if (due != null) {
          due.after = last
          due.save()
        }
        return false
      }
      reviewed = order
    }
    last = items[i].id
  }
  return true
}

/** Returns false when the budget is spent. For a bundle, all items are reviewed. */
function reviewOrder(id: Bytes, block: ethereum.Block): boolean {
  const order = Order.load(id)
  if (order == null || !isOpen(order)) return true
  if (!mayReview(order.offeredItemCount, block)) return false
  const held = order.makerHolds
  const approved = order.makerApproved
  const available = order.availableQuantity
  readDelivery(order, loadOfferedItems(order))
  if (order.makerHolds == held && order.makerApproved == approved && order.availableQuantity == available) {
    return true
  }
  order.updatedAtBlock = block.number
  order.updatedAtSeconds = block.timestamp
  saveWithLive(order, block.timestamp)
  return true
}

/**
 * Sets makerHolds, makerApproved and availableQuantity of a listing from the indexed data of its offered items. Changes
 * the order only.
 */
export function readDelivery(order: Order, items: Array<OrderItem>): void {
  let held = items.length == order.offeredItemCount ? order.remaining : BigInt.zero()
  let approved = true
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    const token = loadToken(tokenEntityId(item.contract, item.identifierOrCriteria))
    const amount = token == null ? BigInt.zero() : amountHeld(token, order.offerer)
    const parts = partsIn(amount, order, items, item)
    if (parts < held) held = parts
    if (!isApproved(order, item, amount.isZero() ? null : token)) approved = false
  }
  if (!isFilledInParts(order)) held = held < order.remaining ? BigInt.zero() : order.remaining
  else held = held.minus(held.mod(order.fillStep))
  order.makerHolds = !held.isZero()
  order.makerApproved = approved
  // A bundle is sold as a whole: once a part of it was filled elsewhere, the site no longer sells it.
  const isBroken = order.scope == 'BUNDLE' && order.remaining != order.quantity
  order.availableQuantity = isBroken ? BigInt.zero() : held
}

function isFilledInParts(order: Order): boolean {
  return allowsPartialFills(order) && order.scope != 'BUNDLE'
}

/** @param held the token, if the maker holds it */
function isApproved(order: Order, item: OrderItem, held: Token | null): boolean {
  if (isApprovedForAll(item.contract, order.offerer, order.operator)) return true
  if (held == null || item.itemType != 'ERC721') return false
  const approved = held.approved
  return approved !== null && approved == order.operator
}

/** Returns how many units the account holds. For an ERC-721 token, its owner is enough, so no balance is read. */
function amountHeld(token: Token, account: Bytes): BigInt {
  if (token.standard == ERC721) {
    const owner = token.owner
    return owner !== null && owner == account ? BigInt.fromI32(1) : BigInt.zero()
  }
  const balance = Balance.load(balanceId(token.id, account))
  return balance == null ? BigInt.zero() : balance.amount
}

/** Returns how many parts of the order the units of one token suffice for, counting all items that give it. */
function partsIn(amount: BigInt, order: Order, items: Array<OrderItem>, item: OrderItem): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const other = items[i]
    if (other.contract == item.contract && other.identifierOrCriteria == item.identifierOrCriteria) {
      sum = sum.plus(other.startAmount)
    }
  }
  return amount.times(order.quantity).div(sum)
}
