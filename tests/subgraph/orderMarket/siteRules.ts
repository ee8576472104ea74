// What the site would trade, by its own reading of an order.
import { ZeroAddress, ZeroHash } from 'ethers'
import type { Address } from '../../../src/domain/address.ts'
import { parseSellOrder } from '../../../src/seaport/sellOrder.ts'
import { parseBuyOrder } from '../../../src/seaport/buyOrder.ts'
import { OTHERS_CAP_BASIS_POINTS } from '../../../src/seaport/checks.ts'
import type { OrderComponents } from '../../../src/seaport/types.ts'
import type { ConsiderationItem, Offered } from '../seaport.ts'
import { isMoney } from './draw.ts'
import type { Tried } from './randomOrders.ts'
import type { Scene } from './scene.ts'

/** What the site is willing to trade: its own reading of orders and its own limits, and those of docs/orders.md. */
export function isWilling({ order }: Tried, { contracts, conduits }: Scene): boolean {
  const components = { ...order, counter: 0n } as unknown as OrderComponents
  const currencies: readonly string[] = [ZeroAddress, contracts.wrapped.address]
  const trusted: readonly string[] = [ZeroHash, conduits.open, conduits.closed, conduits.absent]
  if (order.orderType > 1 || !trusted.includes(order.conduitKey)) return false
  if (order.offer.length + order.consideration.length > 100) return false
  const money = [...order.offer, ...order.consideration].filter(isMoney)
  const all = [...order.offer, ...order.consideration]
  // An ERC-20 token answers transferFrom like an ERC-721 token: a collection is what says so of itself.
  const isOfStandard = ({ itemType, token }: Offered) =>
    token === (itemType % 2 === 0 ? contracts.token : contracts.editions).address
  if (!all.every((line) => isMoney(line) || isOfStandard(line))) return false
  if (order.orderType === 1 && all.some(({ startAmount }) => startAmount >= 2n ** 120n)) return false
  const duration = order.endTime - order.startTime
  if (
    money.some((line) => line.startAmount !== line.endAmount && line.startAmount * duration >= 2n ** 256n)
  ) {
    return false
  }
  const toNobody = order.consideration.some(
    ({ itemType, recipient }) => itemType === 1 && recipient === ZeroAddress,
  )
  if (toNobody) return false
  const [first] = order.offer
  if (first === undefined) return false
  const isOverCap = (others: bigint, total: bigint) => others * 10_000n > total * OTHERS_CAP_BASIS_POINTS
  if (isMoney(first)) {
    const read = parseBuyOrder(components)
    if ('notBuyOrder' in read || !currencies.includes(read.buyOrder.currency)) return false
    const shares = order.consideration.slice(1).reduce((sum, { startAmount }) => sum + startAmount, 0n)
    return !isOverCap(shares, read.buyOrder.price)
  }
  const read = parseSellOrder(components)
  if ('notSellOrder' in read || read.sellOrder.reservedFor !== null) return false
  if (!currencies.includes(read.sellOrder.currency)) return false
  return (['startAmount', 'endAmount'] as const).every((at) => {
    const sum = (lines: readonly ConsiderationItem[]) => lines.reduce((all, line) => all + line[at], 0n)
    const others = order.consideration.filter(({ recipient }) => recipient !== (order.offerer as Address))
    return !isOverCap(sum(others), sum(order.consideration))
  })
}
