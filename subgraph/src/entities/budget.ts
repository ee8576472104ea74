// BlockBudget: how much of one kind of work was done in a block, so that no block has more to do than the limits say.
import { Bytes, ethereum } from '@graphprotocol/graph-ts'
import { BlockBudget } from '../../generated/schema'
import {
  BALANCE_CALLS_PER_BLOCK,
  BALANCE_CALLS_PER_COLLECTION,
  BALANCE_FAILURES,
  CONSECUTIVE_PER_BLOCK,
  LOOKS_PER_BLOCK,
  LOOKS_PER_HANDLER,
  LOOKS_PER_RUN,
  ORDER_CALLS_PER_BLOCK,
} from '../constants'
import { budgetId } from '../ids'

/** Work that all contracts share a budget of: the byte that is the row's id. */
enum Work {
  BALANCE_CALLS,
  ORDER_CALLS,
  LOOKS,
  CONSECUTIVE,
}

/** What this handler may do without asking what others did in the block: each trigger has an instance of its own. */
let freeLooks = LOOKS_PER_HANDLER
let freeCalls = 0
let areCallsDenied = false
let isRun = false

/** Begins a run of the block handler, which has a budget of its own: events cannot spend what waiting work needs. */
export function startRun(): void {
  freeLooks = LOOKS_PER_RUN
  isRun = true
}

/** Allows a run of the block handler so many calls more. */
export function grantCalls(calls: i32): void {
  freeCalls += calls
  areCallsDenied = false
}

/** Whether so many orders may be looked at, by this or by what follows. */
export function reserveLooks(orders: i32, block: ethereum.Block): boolean {
  if (orders <= freeLooks) return true
  if (!spend(loadBudget(budgetId(Work.LOOKS), block), orders - freeLooks, LOOKS_PER_BLOCK)) return false
  freeLooks = orders
  return true
}

/** Whether so many orders may be looked at. Counts them when they may. */
export function mayLook(orders: i32, block: ethereum.Block): boolean {
  if (!reserveLooks(orders, block)) return false
  freeLooks -= orders
  return true
}

/** Whether contracts that an order names may be called so many times. Counts the calls when they may. */
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

/** Whether this handler was refused a call. */
export function wereCallsDenied(): boolean {
  return areCallsDenied
}

/** Whether the collection may be asked for balances once more in this block. Counts the call when it may. */
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

/** How many tokens of a ConsecutiveTransfer may still be brought in, as many as wanted at most. Counts them. */
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
