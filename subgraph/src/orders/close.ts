// Closes an order that is filled, canceled, void or expired, and undoes what an open order adds to other entities.
import { Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { Account, Holding, OpenItem, Order } from '../../generated/schema'
import { keepHolding } from '../entities/holding'
import { offeredItemId } from '../entities/order'
import { countPending, loadToken } from '../entities/token'
import { tokenCollection, balanceToken } from '../ids'
import { saveWithLive } from './live'
import { ASK } from './terms'

export const FILLED = 'FILLED'
export const CANCELLED = 'CANCELLED'
export const COUNTER_BUMPED = 'COUNTER_BUMPED'
export const EXPIRED = 'EXPIRED'

/** The order must be open. Saves everything. */
export function closeOrder(order: Order, status: string, block: ethereum.Block): void {
  const isCounted = order.openFor !== null
  order.status = status
  order.openFor = null
  order.sweepBucket = null
  order.updatedAtBlock = block.number
  order.updatedAtSeconds = block.timestamp
  saveWithLive(order, block.timestamp)
  releaseItems(order)
  if (!isCounted) return
  const account = Account.load(order.offerer)
  if (account == null) return
  account.openOrderCount--
  account.openItemCount -= countOpenItems(order)
  account.save()
}

/** Returns what an open order adds to Account.openItemCount. */
export function countOpenItems(order: Order): i32 {
  return max(order.offeredItemCount, 1)
}

function releaseItems(order: Order): void {
  if (order.side != ASK) return
  for (let i = 0; i < order.offeredItemCount; i++) {
    const item = OpenItem.load(offeredItemId(order, i))
    if (item == null) continue
    releaseItem(balanceToken(item.balance), item.holding)
    store.remove('OpenItem', item.id.toHexString())
  }
}

/** Removes one offered item from the counts of the token and of the maker's holding. */
function releaseItem(tokenId: Bytes, holdingId: Bytes): void {
  const token = loadToken(tokenId)
  if (token != null) {
    token.openAskCount--
    token.save()
  } else {
    countPending(tokenCollection(tokenId), tokenId, -1, 0)
  }
  const holding = Holding.load(holdingId)
  if (holding != null) {
    holding.openAskCount--
    keepHolding(holding)
  }
}
