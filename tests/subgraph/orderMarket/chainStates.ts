// What the chain alone says of an order: how much is left of it, and whether Seaport would fill it now.
import { Interface } from 'ethers'
import type { Hex } from '../../../local/seed/contracts.ts'
import { type Offered, calls, seaportAddress } from '../seaport.ts'
import { isMoney } from './draw.ts'
import { TRAIT_ID } from './kinds.ts'
import type { Tried } from './randomOrders.ts'
import { type MarketWorld, RICH, type Scene, call } from './scene.ts'

const statusInterface = new Interface([
  'function getOrderStatus(bytes32) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
])

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

interface Status {
  readonly left: bigint
  readonly quantity: bigint
}

/** Units to fill of so many, by the chain alone: as many as are left and held, in steps that divide every amount. */
export function fillablePart({ order }: Tried, { left, quantity }: Status, held: bigint): bigint {
  if (quantity === 0n) return 0n
  const lines = [...order.offer, ...order.consideration]
  const common = lines.reduce(
    (sum, { startAmount, endAmount }) => divisor(divisor(sum, startAmount), endAmount),
    quantity,
  )
  const step = quantity / common
  const [first] = order.offer
  if (first !== undefined && isMoney(first)) {
    // A token of a set is given once; of an edition, the whole quantity.
    return order.consideration[0]?.itemType === 4 ? 1n : left
  }
  if (order.orderType !== 1 || order.offer.length > 1) return held >= left && left === quantity ? left : 0n
  const most = held < left ? held : left
  return most - (most % step)
}

/** Enough money for any of the orders; the excess is returned. */
export const nativeValue = ({ order }: Tried) =>
  order.consideration.reduce(
    (sum, { itemType, startAmount, endAmount }) =>
      itemType === 0 ? sum + (startAmount > endAmount ? startAmount : endAmount) : sum,
    0n,
  )

export function buildFill(
  { order }: Tried,
  { taker }: Scene,
  { part, quantity }: { part: bigint; quantity: bigint },
): Hex {
  const common = divisor(part, quantity)
  const fraction = [part / common, quantity / common] as const
  const criteria = [...order.offer, ...order.consideration].find(({ itemType }) => itemType > 3)
  const id = criteria?.itemType === 5 ? 1n : TRAIT_ID
  const hasCriteria = order.consideration.some(({ itemType }) => itemType > 3)
  if (criteria !== undefined && hasCriteria) return calls.acceptPart(order, taker, id, fraction)
  return calls.advanced(order, taker, fraction)
}

/** Whether a rich and honest taker could fill the part now. */
export async function isFillable(
  world: MarketWorld,
  scene: Scene,
  one: Tried,
  { part, quantity }: { part: bigint; quantity: bigint },
): Promise<boolean> {
  const value = nativeValue(one)
  // Fractions have terms of 120 bits.
  if (value > RICH || quantity / divisor(part, quantity) >= 2n ** 120n) return false
  const request = {
    from: scene.taker,
    to: seaportAddress,
    data: buildFill(one, scene, { part, quantity }),
    value: `0x${value.toString(16)}`,
    gas: '0x1c9c380',
    gasPrice: '0x0',
  }
  try {
    await world.rpc('eth_call', [request, 'latest'])
    return true
  } catch {
    // A revert is the answer.
    return false
  }
}

/** What is left of the order, in units of its items, by Seaport's own record. */
export async function readStatus(world: MarketWorld, { order, hash }: Tried): Promise<Status> {
  const answer = await call(
    world,
    seaportAddress,
    statusInterface.encodeFunctionData('getOrderStatus', [hash]),
  )
  const [, , filled, size] = statusInterface.decodeFunctionResult('getOrderStatus', answer) as unknown as [
    boolean,
    boolean,
    bigint,
    bigint,
  ]
  const [first] = order.offer
  const goods = first !== undefined && isMoney(first) ? order.consideration : order.offer
  const quantity = goods
    .filter((line) => !isMoney(line))
    .reduce((sum, { startAmount }) => divisor(sum, startAmount), 0n)
  return { quantity, left: size === 0n ? quantity : quantity - (quantity * filled) / size }
}

export async function readUnits(world: MarketWorld, account: Hex, line: Offered): Promise<bigint> {
  const { token, editions: edition } = world.contracts
  if (line.token === edition.address) {
    return BigInt(
      await call(world, line.token, edition.call('balanceOf', account, line.identifierOrCriteria)),
    )
  }
  if (line.token !== token.address) return 0n
  try {
    const answer = await call(world, line.token, token.call('ownerOf', line.identifierOrCriteria))
    return BigInt(answer) === BigInt(account) ? 1n : 0n
  } catch {
    // It was never minted.
    return 0n
  }
}
