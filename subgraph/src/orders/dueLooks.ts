// Looks at what had to wait, in the order in which it came, as far as one run of the block handler may go.
import { ethereum } from '@graphprotocol/graph-ts'
import { DueLook, Holding, Order, Token } from '../../generated/schema'
import { mayLook } from '../entities/budget'
import { readCurrency } from '../entities/currency'
import { firstDue, removeFirstDue } from '../entities/dueLook'
import { accountOfBalance, tokenOfBalance } from '../ids'
import { chooseBestAsk, chooseBestBid } from './live'
import { completeOrder } from './publish'
import { reviewBalance, reviewHolding } from './review'

// What an id is of, told by its length (ids.ts).
const CURRENCY = 20
const ORDER = 32
const HOLDING = 40
const TOKEN = 52

export function lookAtDue(block: ethereum.Block): void {
  let due = firstDue()
  // The count is for what turns out to need no look: it takes time as well.
  while (due != null && mayLook(1, block) && isDone(due, block)) {
    removeFirstDue()
    due = firstDue()
  }
}

/** Whether all of it was done; else its turn comes first in the next run. */
function isDone(due: DueLook, block: ethereum.Block): boolean {
  const id = due.id
  if (id.length == CURRENCY) return readCurrency(id, block)
  if (id.length == ORDER) {
    const order = Order.load(id)
    return order == null || completeOrder(order, due, block)
  }
  if (id.length == HOLDING) {
    const holding = Holding.load(id)
    return holding == null || reviewHolding(holding, block)
  }
  if (id.length == TOKEN) return chooseBestAsk(id, block) && chooseBestBid(id, block)
  const token = Token.load(tokenOfBalance(id))
  return token == null || reviewBalance(token, accountOfBalance(id), block)
}
