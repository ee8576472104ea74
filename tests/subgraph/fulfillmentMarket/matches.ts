// Random matches: listings against offers, rings, and orders that only pay.
import type { Hex } from '../../../local/seed/contracts.ts'
import {
  type Choice,
  type Filling,
  type Offered,
  type Order,
  advancedCalls,
  isSame,
  makeOrder,
  pairUp,
  seaportAddress,
  to,
} from '../seaport.ts'
import type { Transaction } from '../world.ts'
import { type Draft, isMoney } from './draft.ts'

export type Call = Omit<Transaction, 'from'>

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** One to three listings against one to three offers; what no order requests goes to the recipient. */
export async function match(draft: Draft, caller: Hex): Promise<Call> {
  const { random, scene } = draft
  const orders = random.chance(12) ? drawRing(draft, caller) : drawMarket(draft, caller)
  const shuffled = random.shuffled(orders)
  const choices: Choice[] = []
  const general = shuffled.map((order, index) => {
    const drawn = isMoney(order.offer[0] as Offered) ? draft.generalize(order, index) : { order, choices: [] }
    choices.push(...drawn.choices)
    return drawn.order
  })
  const fillings: Filling[] = []
  for (const order of general) fillings.push(await draft.fillable(order, caller))
  const recipient = random.pick([caller, caller, ...scene.people])
  const data = advancedCalls.match(fillings, pairUp(shuffled), { choices, recipient })
  return { to: seaportAddress, data, value: nativeIn(orders.flatMap(({ offer }) => offer)) }
}

function drawMarket(draft: Draft, caller: Hex): readonly Order[] {
  const { random } = draft
  const pay = draft.currency()
  const listings = Array.from({ length: random.between(1, 2) }, () => {
    const maker = draft.person()
    return { maker, goods: draft.goods(maker, 1n), taker: random.chance(12) ? draft.person() : undefined }
  })
  // A second listing of the same edition.
  const [first, second] = listings
  const edition = first?.goods.find(({ itemType }) => itemType === 3)
  if (second !== undefined && edition !== undefined && random.chance(50)) {
    second.goods.splice(0, second.goods.length, edition)
    draft.give(second.maker, edition)
  }
  const supply = listings.flatMap(({ goods, taker }) => (taker === undefined ? goods : []))
  const wanted: Offered[][] = Array.from({ length: random.between(1, 2) }, () => [])
  for (const good of supply) {
    if (random.chance(12)) continue
    const amount = BigInt(random.between(1, Number(good.startAmount)))
    for (const part of [amount, good.startAmount - amount]) {
      if (part > 0n) random.pick(wanted).push({ ...good, startAmount: part, endAmount: part })
    }
  }
  const drawn = listings.map(({ maker, goods, taker }) => {
    const order = draft.listing(maker, goods, caller, { pay: random.chance(88) ? pay : draft.currency() })
    // A private listing hands its items to the taker itself.
    const handed = taker === undefined ? [] : goods.map((good) => to(taker, good))
    return { ...order, consideration: [...order.consideration, ...handed] }
  })
  const offers = wanted.map((goods) =>
    draft.offer(draft.person(), goods, caller, { pay: random.chance(90) ? pay : draft.currency() }),
  )
  return fund(draft, [...drawn, ...offers].map(withCount))
}

/** Orders by which items and money go around. */
function drawRing(draft: Draft, caller: Hex): readonly Order[] {
  const makers = draft.random.shuffled(draft.scene.people).slice(0, draft.random.between(2, 3))
  const goods = makers.map((maker) => draft.goods(maker, 1n))
  const orders = makers.map((maker, i) => {
    const wanted = (goods[(i + 1) % goods.length] as Offered[]).map((good) => to(maker, good))
    const order = draft.listing(maker, goods[i] as Offered[], caller)
    return {
      ...order,
      consideration: draft.random.chance(50) ? wanted : [...wanted, ...order.consideration],
    }
  })
  return fund(draft, orders.map(withCount))
}

/** Raises what offers pay, or adds orders that only pay, until the orders' payments are covered, and a little more. */
function fund(draft: Draft, orders: readonly Order[]): readonly Order[] {
  const funded = [...orders]
  const due = orders.flatMap(({ consideration }) => consideration.filter(isMoney))
  for (const [index, payment] of due.entries()) {
    if (due.findIndex((other) => isSame(other, payment)) !== index) continue
    const total = (items: readonly Offered[]) =>
      sum(items.filter((item) => isSame(item, payment)).map(({ startAmount }) => startAmount))
    const missing = total(due) - sum(orders.map(({ offer }) => total(offer)))
    const spare = draft.random.chance(50) ? 0n : draft.amount()
    if (missing <= 0n) continue
    const amount = { startAmount: missing + spare, endAmount: missing + spare }
    const payers = funded.flatMap(({ offer }, place) =>
      offer.some((item) => isSame(item, payment)) ? [place] : [],
    )
    if (payers.length === 0) {
      const { itemType, token, identifierOrCriteria } = payment
      const offered = { itemType, token, identifierOrCriteria, ...amount }
      funded.push(
        makeOrder(draft.person(), [offered], [], {
          ...draft.terms(1n, draft.person()),
          orderType: 0,
        }),
      )
      continue
    }
    const place = draft.random.pick(payers)
    const payer = funded[place] as Order
    const at = payer.offer.findIndex((item) => isSame(item, payment))
    const raised = payer.offer.map((item, i) => {
      const more = item.startAmount + amount.startAmount
      return i === at ? { ...item, startAmount: more, endAmount: more } : item
    })
    funded[place] = { ...payer, offer: raised }
  }
  return funded
}

const withCount = (order: Order): Order => ({
  ...order,
  totalOriginalConsiderationItems: order.consideration.length,
})

/** Native coins that a call needs. */
export const nativeIn = (items: readonly Offered[]) =>
  sum(items.filter(({ itemType }) => itemType === 0).map(({ startAmount }) => startAmount))
