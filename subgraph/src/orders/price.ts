// Computes the current price as Seaport does: on a straight line from an order's start to its end (AmountDeriver.sol).
// Prices are compared as exact fractions, before Seaport rounds them up.
import { BigInt } from '@graphprotocol/graph-ts'
import { Order } from '../../generated/schema'

/** Returns whether the price declines. Orders with rising prices are never live. */
export function isMoving(order: Order): boolean {
  return order.startPrice != order.endPrice
}

/** Returns the divisor of the price of one unit. */
function unitPriceDivisor(order: Order): BigInt {
  if (!isMoving(order)) return order.quantity
  return order.quantity.times(order.endsAtSeconds.minus(order.startsAtSeconds))
}

/** Returns the price of one unit at a time after the start, times the divisor. */
function scaledPrice(order: Order, at: BigInt): BigInt {
  if (!isMoving(order)) return order.startPrice
  const rest = order.startPrice.times(order.endsAtSeconds.minus(at))
  return rest.plus(order.endPrice.times(at.minus(order.startsAtSeconds)))
}

/** Returns how far the unit price of `order` lies above that of `than`, times both divisors. */
function difference(order: Order, than: Order, at: BigInt): BigInt {
  const mine = scaledPrice(order, at).times(unitPriceDivisor(than))
  return mine.minus(scaledPrice(than, at).times(unitPriceDivisor(order)))
}

function later(one: BigInt, other: BigInt): BigInt {
  return one > other ? one : other
}

/** Returns `now`, or the start of the newer of two declining prices. */
function comparisonTime(order: Order, than: Order, now: BigInt): BigInt {
  let base = now
  if (isMoving(order)) base = later(base, order.startsAtSeconds)
  if (isMoving(than)) base = later(base, than.startsAtSeconds)
  return base
}

/** Compares the current prices; at equal prices the older order is cheaper. Both orders are live in one unit of account. */
export function isCheaper(order: Order, than: Order, now: BigInt): boolean {
  // A live order may start within a minute; until then its price is the start price.
  const gap = difference(order, than, comparisonTime(order, than, now))
  if (!gap.isZero()) return gap < BigInt.zero()
  return order.createdAtSeconds < than.createdAtSeconds
}

/**
 * Returns the first second after `now` at which an order that is not cheaper than another becomes cheaper; null when it
 * never does.
 */
export function overtakesAt(order: Order, best: Order, now: BigInt): BigInt | null {
  if (!isMoving(order) && !isMoving(best)) return null
  const zero = BigInt.zero()
  const one = BigInt.fromI32(1)
  const base = comparisonTime(order, best, now)
  const gap = difference(order, best, base)
  const step = difference(order, best, base.plus(one)).minus(gap)
  if (gap < zero || step >= zero) return null
  const at = base.plus(gap.div(zero.minus(step))).plus(one)
  if (at >= order.endsAtSeconds || at >= best.endsAtSeconds) return null
  return at
}
