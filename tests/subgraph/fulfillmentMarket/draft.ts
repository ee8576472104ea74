// Draws the parts of a random trade: items, payments and orders.
import type { Hex } from '../../../local/seed/contracts.ts'
import type { Random } from '../../../local/seed/random.ts'
import {
  type Choice,
  type Filling,
  type Offered,
  type Order,
  ether,
  makeOrder,
  money,
  one,
  sign,
  to,
  units,
} from '../seaport.ts'
import type { Contract, Transaction } from '../world.ts'
import type { MarketWorld, Scene } from './scene.ts'

export interface Item {
  readonly contract: Contract
  readonly id: bigint
}

type Pay = (from: bigint, until?: bigint) => Offered

export const isMoney = ({ itemType }: Offered) => itemType < 2

/** A trade that is being drawn, with the items and publications that it needs beforehand. */
export class Draft {
  readonly mints: Transaction[] = []
  readonly published: Order[] = []
  readonly items: Item[] = []
  readonly #conduitKeys: readonly Hex[]
  #ids = 0n

  constructor(
    readonly world: MarketWorld,
    readonly scene: Scene,
    readonly random: Random,
    readonly number: number,
  ) {
    const [none, trusted, untrusted] = scene.conduitKeys
    // Beside trusted ones, the index doesn't count what an unknown conduit moves of the same item.
    this.#conduitKeys = random.chance(10) ? [untrusted] : [none, none, none, trusted]
  }

  conduitKey = (): Hex => this.random.pick(this.#conduitKeys)

  person = (): Hex => this.random.pick(this.scene.people)

  #newItem(steps: bigint): Item & { readonly isEdition: boolean } {
    const isEdition = steps > 1n || this.random.chance(50)
    const { token, editions } = this.scene.contracts
    const item = { contract: isEdition ? editions : token, id: BigInt(this.number) * 100n + this.#ids++ }
    this.items.push(item)
    return { ...item, isEdition }
  }

  /** Mints the item for the account before the trade. */
  give(owner: Hex, { token, identifierOrCriteria: id, itemType, startAmount }: Offered): void {
    const contract = this.items.find(({ contract: { address } }) => address === token)?.contract
    if (contract === undefined) throw new Error('No such contract')
    const data =
      itemType === 2 ? contract.call('mint', owner, id) : contract.call('mint', owner, id, startAmount)
    this.mints.push({ from: this.scene.people[0] as Hex, to: token, data })
  }

  /** One to three lines of items, which may name one item twice. */
  goods(owner: Hex, steps: bigint): Offered[] {
    const { random } = this
    const goods: Offered[] = []
    for (let count = random.pick([1, 1, 1, 2, 3]); count > 0; count--) {
      const last = goods.at(-1)
      const amount = steps * BigInt(random.between(1, 4))
      if (last?.itemType === 3 && random.chance(40)) {
        goods.push({ ...last, startAmount: amount, endAmount: amount })
        continue
      }
      const item = this.#newItem(steps)
      goods.push(item.isEdition ? units(item.contract, item.id, amount) : one(item.contract, item.id))
    }
    for (const good of goods) this.give(owner, good)
    return goods
  }

  /** Makes amounts of a random currency; orders outside of matches can't offer the native one. */
  currency(native = true): Pay {
    const { weth, dust } = this.scene.contracts
    const inWeth: Pay = (from, until = from) => ({ ...money(weth, from), endAmount: until })
    const inDust: Pay = (from, until = from) => ({ ...money(dust, from), endAmount: until })
    return this.random.pick(native ? [ether, ether, inWeth, inWeth, inDust] : [inWeth, inWeth, inDust])
  }

  /** Mostly so large that rounding doesn't hide a difference. */
  amount = (steps = 1n): bigint =>
    steps * BigInt(this.random.chance(85) ? this.random.between(1_000, 20_000) : this.random.between(1, 9))

  /** Fees, royalties, and now and then a large payment or one to a trader. */
  #shares(price: bigint, pay: Pay, steps = 1n) {
    const { random, scene } = this
    const part = (divisor: bigint) => pay((price / divisor / steps) * steps)
    return [
      ...(random.chance(40) ? [to(scene.house, part(20n))] : []),
      ...(random.chance(30) ? [to(scene.creator, part(10n))] : []),
      ...(random.chance(8) ? [to(this.person(), part(random.pick([1n, 3n, 30n])))] : []),
    ].filter(({ startAmount }) => startAmount > 0n)
  }

  /** @param zone the only account that may fill the order, now and then */
  terms(steps: bigint, zone: Hex): Partial<Order> {
    const { random, scene } = this
    const isRestricted = random.chance(8)
    return {
      orderType: (steps > 1n ? 1 : 0) + (isRestricted ? 2 : 0),
      ...(isRestricted && { zone }),
      conduitKey: this.conduitKey(),
      startTime: scene.nowSeconds - 1_000n,
      endTime: scene.nowSeconds + 1_000_000n,
      salt: random.salt(),
    }
  }

  /** @param steps the number of equal parts in which it may be filled */
  listing(
    maker: Hex,
    goods: readonly Offered[],
    caller: Hex,
    { pay = this.currency(), steps = 1n } = {},
  ): Order {
    const { random } = this
    const price = this.amount(steps)
    const own = to(maker, random.chance(15) ? pay(price, (price / 2n / steps) * steps) : pay(price))
    const shares = this.#shares(price, pay, steps)
    const payments = random.chance(5)
      ? [to(random.pick([this.scene.house, caller]), pay(price))]
      : [own, ...shares]
    const odd = random.chance(4) ? [to(maker, this.currency()(this.amount(steps)))] : []
    const ordered = random.chance(15) ? random.shuffled(payments) : payments
    return makeOrder(maker, goods, [...ordered, ...odd], this.terms(steps, caller))
  }

  offer(
    maker: Hex,
    goods: readonly Offered[],
    caller: Hex,
    { pay = this.currency(false), steps = 1n } = {},
  ): Order {
    const { random } = this
    const price = this.amount(steps)
    const shares = this.#shares(price, pay, steps)
    const recipient = random.chance(6) ? this.person() : maker
    const wanted = goods.map((good) => to(recipient, good))
    const offered = [pay(price), ...(random.chance(8) ? [pay(this.amount(steps))] : [])]
    const consideration = random.chance(6) ? [...shares, ...wanted] : [...wanted, ...shares]
    return makeOrder(maker, offered, consideration, this.terms(steps, caller))
  }

  /** Money of every kind and items, to anyone. */
  tips(order: Order, filler: Hex, steps: bigint): Order {
    const { random, scene } = this
    const tips = []
    for (let count = random.chance(35) ? random.between(1, 2) : 0; count > 0; count--) {
      const recipient = random.pick([...scene.people, scene.house, order.offerer, filler])
      if (random.chance(70)) {
        tips.push(to(recipient, this.currency()(steps * BigInt(random.between(1_000, 20_000)))))
        continue
      }
      const [same] = order.offer
      const item = same?.itemType === 3 && random.chance(40) ? same : undefined
      const [tip] = item === undefined ? this.goods(filler, steps) : [item]
      if (tip === undefined) continue
      if (item !== undefined) this.give(filler, item)
      tips.push(to(recipient, tip))
    }
    return { ...order, consideration: [...order.consideration, ...tips] }
  }

  /** The maker publishes or signs the order, unless it calls Seaport itself. */
  async fillable(order: Order, caller: Hex): Promise<Filling> {
    if (order.offerer === caller && this.random.chance(50)) return { order }
    if (this.random.chance(55)) {
      this.published.push(order)
      return { order }
    }
    return { order, signature: await sign(this.world, order) }
  }

  /** Lets an order accept any item of the collections that it requests. */
  generalize(order: Order, orderIndex: number): { order: Order; choices: Choice[] } {
    const choices: Choice[] = []
    const consideration = order.consideration.map((item, index) => {
      if (isMoney(item) || this.random.chance(80)) return item
      choices.push({ orderIndex, side: 1, index, identifier: item.identifierOrCriteria })
      return { ...item, itemType: item.itemType + 2, identifierOrCriteria: 0n }
    })
    return { order: { ...order, consideration }, choices }
  }
}
