// Looks at what had to wait, each line in the order in which it came, as far as one run of the block handler may go.
import { ethereum } from '@graphprotocol/graph-ts'
import { Balance, DueLook, Holding, Order } from '../../generated/schema'
import { ORDER_CALLS_PER_RUN } from '../constants'
import { grantCalls, mayLook } from '../entities/budget'
import { readCurrency } from '../entities/currency'
import {
  CALL_FREE,
  FEW_CALLS,
  MANY_CALLS,
  firstDue,
  finishFirstDue,
  isAnythingDue,
} from '../entities/dueLook'
import { chooseBestAsk, chooseBestBid } from './live'
import { completeOrder } from './publish'
import { reviewItems } from './review'

// What an id is of, told by its length (ids.ts).
const CURRENCY = 20
const ORDER = 32
const HOLDING = 40
const TOKEN = 52

export function lookAtDue(block: ethereum.Block): void {
  if (!isAnythingDue()) return
  lookAtLine(CALL_FREE, block)
  // Each of the two may make half of the calls, and those that the other leaves.
  grantCalls(ORDER_CALLS_PER_RUN / 2)
  lookAtLine(FEW_CALLS, block)
  grantCalls(ORDER_CALLS_PER_RUN / 2)
  lookAtLine(MANY_CALLS, block)
  grantCalls(0)
  lookAtLine(FEW_CALLS, block)
}

function lookAtLine(line: i32, block: ethereum.Block): void {
  let due = firstDue(line)
  // The count is for what turns out to need no look: it takes time as well.
  while (due != null && mayLook(1, block) && isDone(due, block)) {
    finishFirstDue(line, block)
    due = firstDue(line)
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
    return reviewItems(new Holding(id).offeredIn.load(), due, block)
  }
  if (id.length == TOKEN) {
    if (due.place == 0) {
      if (!chooseBestAsk(id, block)) return false
      due.place = 1
      due.save()
    }
    return chooseBestBid(id, block)
  }
  return reviewItems(new Balance(id).offeredIn.load(), due, block)
}
