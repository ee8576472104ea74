// Ends an order: filled, cancelled, void or expired. Undoes what an open order keeps in other entities.
import { Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Account, Holding, Order, Token } from '../../generated/schema'
import { tokenOfBalance } from '../ids'
import { saveWithLive } from './live'

export const FILLED = 'FILLED'
export const CANCELLED = 'CANCELLED'
export const COUNTER_BUMPED = 'COUNTER_BUMPED'
export const EXPIRED = 'EXPIRED'

/** The order must be open. Saves everything. */
export function closeOrder(order: Order, status: string, block: ethereum.Block): void {
  order.status = status
  order.openFor = null
  order.sweepBucket = null
  order.updatedAtBlock = block.number
  order.updatedAtSeconds = block.timestamp
  saveWithLive(order, block.timestamp)
  releaseItems(order)
  if (order.side === null) return
  const account = Account.load(order.offerer)
  if (account == null) return
  account.openOrderCount--
  account.save()
}

function releaseItems(order: Order): void {
  if (order.side != 'ASK') return
  const items = order.items.load()
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    const balance = item.makerBalance
    const holding = item.makerHolding
    if (balance === null || holding === null) continue
    countOpenAsk(tokenOfBalance(balance), holding, -1)
    item.makerBalance = null
    item.makerHolding = null
    item.save()
  }
}

/** Counts an offered item in or out of its token and its maker's holding, and saves both. */
export function countOpenAsk(tokenId: Bytes, holdingId: Bytes, change: i32): void {
  const token = Token.load(tokenId)
  if (token != null) {
    token.openAskCount += change
    token.save()
  }
  const holding = Holding.load(holdingId)
  if (holding != null) {
    holding.openAskCount += change
    holding.save()
  }
}
