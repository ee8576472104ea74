// Counts in BlockBudget the work of one kind done in a block, so that no block exceeds the limits.
import { Bytes, ethereum } from '@graphprotocol/graph-ts'
import { BlockBudget } from '../../generated/schema'
import {
  BALANCE_CALLS_PER_BLOCK,
  BALANCE_CALLS_PER_COLLECTION,
  BALANCE_FAILURES,
  CONSECUTIVE_PER_BLOCK,
  REVIEWS_PER_BLOCK,
  REVIEWS_PER_HANDLER,
  REVIEWS_PER_RUN,
  ORDER_CALLS_PER_BLOCK,
} from '../constants'
import { budgetId } from '../ids'

/** Work whose budget all contracts share. The value is the byte that is the row's id. */
enum Work {
  BALANCE_CALLS,
  ORDER_CALLS,
  LOOKS,
  CONSECUTIVE,
}

/** What this handler may do whatever other handlers did in the block. Each trigger has its own instance. */
let freeReviews = REVIEWS_PER_HANDLER
let freeCalls = 0
let areCallsDenied = false
let isRun = false

/** Starts a run of the block handler, which has its own budget, so that events can't spend what waiting work needs. */
export function startRun(): void {
  freeReviews = REVIEWS_PER_RUN
  isRun = true
}

/** Allows a run of the block handler this many more calls. */
export function grantCalls(calls: i32): void {
  freeCalls += calls
  areCallsDenied = false
}

/** Returns whether this handler may review this many orders. Reserves the budget without using it. */
export function reserveReviews(orders: i32, block: ethereum.Block): boolean {
  if (orders <= freeReviews) return true
  if (!spend(loadBudget(budgetId(Work.LOOKS), block), orders - freeReviews, REVIEWS_PER_BLOCK)) return false
  freeReviews = orders
  return true
}

/** Returns whether this many orders may be reviewed, and counts them if so. */
export function mayReview(orders: i32, block: ethereum.Block): boolean {
  if (!reserveReviews(orders, block)) return false
  freeReviews -= orders
  return true
}

/** Returns whether contracts that an order names may be called this many times, and counts the calls if so. */
export function mayCall(calls: i32, block: ethereum.Block): boolean {
  if (calls <= freeCalls) {
    freeCalls -= calls
    return true
  }
  if (!isRun && spend(loadBudget(budgetId(Work.ORDER_CALLS), block), calls, ORDER_CALLS_PER_BLOCK))
    return true
  areCallsDenied = true
  return false
}

/** Returns whether this handler was denied a call. */
export function wereCallsDenied(): boolean {
  return areCallsDenied
}

/** Returns whether the collection's balances may be read once more in this block, and counts the call if so. */
export function mayReadBalances(collection: Bytes, block: ethereum.Block): boolean {
  const own = loadBudget(collection, block)
  if (own.failures >= BALANCE_FAILURES || own.spent >= BALANCE_CALLS_PER_COLLECTION) return false
  if (!spend(loadBudget(budgetId(Work.BALANCE_CALLS), block), 1, BALANCE_CALLS_PER_BLOCK)) return false
  return spend(own, 1, BALANCE_CALLS_PER_COLLECTION)
}

export function countFailedRead(collection: Bytes, block: ethereum.Block): void {
  const own = loadBudget(collection, block)
  own.failures++
  own.save()
}

/** Returns how many of the wanted tokens of a ConsecutiveTransfer may still be added, and counts them. */
export function takeConsecutive(wanted: i32, block: ethereum.Block): i32 {
  const budget = loadBudget(budgetId(Work.CONSECUTIVE), block)
  const left = CONSECUTIVE_PER_BLOCK - budget.spent
  const taken = wanted < left ? wanted : left
  spend(budget, taken, CONSECUTIVE_PER_BLOCK)
  return taken
}

function loadBudget(id: Bytes, block: ethereum.Block): BlockBudget {
  let budget = BlockBudget.load(id)
  if (budget == null) {
    budget = new BlockBudget(id)
    budget.block = block.number
    budget.spent = 0
    budget.failures = 0
  } else if (budget.block != block.number) {
    budget.block = block.number
    budget.spent = 0
  }
  return budget
}

function spend(budget: BlockBudget, amount: i32, limit: i32): boolean {
  if (amount > limit - budget.spent) return false
  budget.spent += amount
  budget.save()
  return true
}
