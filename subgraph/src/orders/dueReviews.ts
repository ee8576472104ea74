// Does the reviews that had to wait, each queue in its own order, as far as the budget of one block handler run allows.
import { ethereum } from '@graphprotocol/graph-ts'
import { Balance, DueLook, Holding, Order } from '../../generated/schema'
import { ORDER_CALLS_PER_RUN } from '../constants'
import { grantCalls, mayReview } from '../entities/budget'
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

// The length of a DueLook's id (ids.ts) shows which entity it names.
const CURRENCY = 20
const ORDER = 32
const HOLDING = 40
const TOKEN = 52

export function runDueReviews(block: ethereum.Block): void {
  if (!isAnythingDue()) return
  runDueQueue(CALL_FREE, block)
  // Each of the two queues may make half of the calls, plus those that the other leaves.
  grantCalls(ORDER_CALLS_PER_RUN / 2)
  runDueQueue(FEW_CALLS, block)
  grantCalls(ORDER_CALLS_PER_RUN / 2)
  runDueQueue(MANY_CALLS, block)
  grantCalls(0)
  runDueQueue(FEW_CALLS, block)
}

function runDueQueue(queue: i32, block: ethereum.Block): void {
  let due = firstDue(queue)
  // Entries that turn out to need no review count too, because they also take time.
  while (due != null && mayReview(1, block) && reviewDue(due, block)) {
    finishFirstDue(queue, block)
    due = firstDue(queue)
  }
}

/** Does the review. Returns whether it is complete; otherwise it comes first in the next run. */
function reviewDue(due: DueLook, block: ethereum.Block): boolean {
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
