// A market of random orders on a real chain: compares `live` of each with what Seaport itself answers, and with what this site's own checks let a user sign.
import fc from 'fast-check'
import { Interface, ZeroAddress, ZeroHash, keccak256, toBeHex } from 'ethers'
import { CONDUIT_CONTROLLER } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import type { Address } from '../../src/domain/address.ts'
import { readAsk } from '../../src/market/ask.ts'
import { readBid } from '../../src/market/bids/bid.ts'
import { OTHERS_CAP_BASIS_POINTS } from '../../src/market/checks.ts'
import type { OrderComponents } from '../../src/market/types.ts'
import {
  type Asked,
  FOREVER,
  type Offered,
  type Order,
  calls,
  makeOrder,
  orderHash,
  seaportAddress,
  toSeaport,
} from './seaport.ts'
import { type Contract, type World, startWorld } from './world.ts'

type Name = 'token' | 'editions' | 'wrapped' | 'coin' | 'refused'
type MarketWorld = World<Name>

const DAY = 86_400n
const RICH = 2n ** 250n
const controller = new Interface([
  'function createConduit(bytes32 key, address owner) returns (address)',
  'function getConduit(bytes32 key) view returns (address conduit, bool exists)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
])
const statusOf = new Interface([
  'function getOrderStatus(bytes32) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
])

/** Keys that only this account can create conduits for: its address, then a number. */
const conduitKey = (owner: Hex, number: number) => `${owner}${number.toString(16).padStart(24, '0')}` as Hex

interface Conduits {
  readonly open: Hex
  readonly closed: Hex
  readonly absent: Hex
  readonly untrusted: Hex
}

const conduitsOf = (owner: Hex): Conduits => ({
  open: conduitKey(owner, 1),
  closed: conduitKey(owner, 2),
  absent: conduitKey(owner, 3),
  untrusted: conduitKey(owner, 4),
})

/** A draft of an order, which random changes break one after the other. */
type Draft = { -readonly [Key in keyof Order]: Order[Key] } & { offer: Offered[]; consideration: Asked[] }

/** What chance decided about an order, one number after the other. */
class Dice {
  #next = 0
  readonly #numbers: readonly number[]
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers
  }
  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    const number = this.#numbers[this.#next++ % this.#numbers.length] ?? 0
    return number % end
  }
  amount(end: number): bigint {
    return BigInt(this.below(end))
  }
  of<Value>(...values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }
}

interface Scene {
  readonly contracts: World<Name>['contracts']
  readonly makers: readonly [Hex, ...Hex[]]
  readonly taker: Hex
  readonly others: readonly [Hex, ...Hex[]]
  readonly conduits: Conduits
  readonly now: bigint
}

const amounts = (startAmount: bigint, endAmount = startAmount) => ({ startAmount, endAmount })
const native = (from: bigint, to = from): Offered => ({
  itemType: 0,
  token: ZeroAddress as Hex,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
const fungible = ({ address }: Contract, from: bigint, to = from): Offered => ({
  itemType: 1,
  token: address,
  identifierOrCriteria: 0n,
  ...amounts(from, to),
})
const item = (itemType: number, { address }: Contract, id: bigint, amount = 1n): Offered => ({
  itemType,
  token: address,
  identifierOrCriteria: id,
  ...amounts(amount),
})

/** ERC-721 ids of a maker: 100 times its place, and nine more; the taker's are 900 to 909. */
const TAKER_IDS = 900
const EDITION_IDS = 6
const unitsHeld = (id: number) => [1n, 7n, 10n, 12n, 1_000n, 10n ** 18n][id] ?? 0n

function drawMoney(dice: Dice, { contracts }: Scene): (from: bigint, to?: bigint) => Offered {
  return dice.below(2) === 0 ? native : (from: bigint, to?: bigint) => fungible(contracts.wrapped, from, to)
}

const drawPrice = (dice: Dice) => dice.of(1_000n, 12n, 840n, 3n, 10n ** 18n, 7n * 10n ** 17n + 1n, 2n ** 100n)

/** The price, most of it to the maker and some to others, as an honest seller would ask. */
function payments(
  dice: Dice,
  scene: Scene,
  maker: Hex,
  { price, units = 1n, falls = false }: { price: bigint; units?: bigint; falls?: boolean },
): Asked[] {
  const money = drawMoney(dice, scene)
  const others = dice.below(3)
  const each = price / 10n
  const line = (amount: bigint, recipient: Hex): Asked => ({
    ...money(amount * units, falls ? (amount * units) / 4n : amount * units),
    recipient,
  })
  if (each === 0n || others === 0) return [line(price, maker)]
  return [
    line(price - each * BigInt(others), maker),
    ...scene.others.slice(0, others).map((recipient) => line(each, recipient)),
  ]
}

const ownId = (dice: Dice, place: number) => BigInt(100 * place + dice.below(10))

type Build = (dice: Dice, scene: Scene, maker: Hex, place: number) => Order

const listing =
  (falls: boolean): Build =>
  (dice, scene, maker, place) =>
    makeOrder(
      maker,
      [item(2, scene.contracts.token, ownId(dice, place))],
      payments(dice, scene, maker, { price: drawPrice(dice), falls }),
      falls ? { startTime: scene.now - 1_000n, endTime: scene.now + 2n * DAY } : {},
    )

const editions =
  (orderType: number): Build =>
  (dice, scene, maker) => {
    const id = dice.below(EDITION_IDS)
    const held = unitsHeld(id)
    const quantity = dice.of(1n, 2n, 3n, 6n, 10n, 100n, held, held + 1n)
    const exact = dice.below(3) > 0
    const lines = payments(dice, scene, maker, {
      price: drawPrice(dice),
      units: exact ? quantity : 1n,
      falls: dice.below(4) === 0,
    })
    return makeOrder(maker, [item(3, scene.contracts.editions, BigInt(id), quantity)], lines, {
      orderType,
      startTime: scene.now - 500n,
      endTime: scene.now + 3n * DAY,
    })
  }

const bundle: Build = (dice, scene, maker, place) =>
  makeOrder(
    maker,
    [
      item(2, scene.contracts.token, BigInt(100 * place + dice.below(5))),
      item(2, scene.contracts.token, BigInt(100 * place + 5 + dice.below(5))),
      ...(dice.below(2) === 0 ? [item(3, scene.contracts.editions, 2n, dice.of(2n, 6n, 20n))] : []),
    ],
    payments(dice, scene, maker, { price: drawPrice(dice) * 2n }),
    { orderType: dice.below(2) },
  )

const offer =
  (itemType: number): Build =>
  (dice, scene, maker) => {
    const isErc1155 = itemType === 3 || itemType === 5
    const collection = isErc1155 ? scene.contracts.editions : scene.contracts.token
    const takerId = BigInt(TAKER_IDS + dice.below(10))
    const id = itemType === 2 ? takerId : itemType === 3 ? BigInt(dice.below(EDITION_IDS)) : 0n
    const quantity = itemType === 2 ? 1n : dice.of(1n, 2n, 3n, 5n, 8n)
    const price = drawPrice(dice)
    const share = price / dice.of(4n, 10n, 20n)
    const lines: Asked[] = [{ ...item(itemType, collection, id, quantity), recipient: maker }]
    if (share > 0n && dice.below(2) === 0) {
      lines.push({ ...fungible(scene.contracts.wrapped, share * quantity), recipient: scene.others[0] })
    }
    return makeOrder(maker, [fungible(scene.contracts.wrapped, price * quantity)], lines, {
      orderType: quantity === 1n ? dice.below(2) : 1,
    })
  }

/** The one leaf of a set is its root: keccak256 of the id as 32 bytes. */
const rootOf = (id: bigint) => BigInt(keccak256(toBeHex(id, 32)))
const TRAIT_ID = BigInt(TAKER_IDS)

const traitOffer: Build = (dice, scene, maker, place) => {
  const order = offer(4)(dice, scene, maker, place)
  const [wanted, ...rest] = order.consideration
  if (wanted === undefined) throw new Error('An offer asks for an item')
  return { ...order, consideration: [{ ...wanted, identifierOrCriteria: rootOf(TRAIT_ID) }, ...rest] }
}

const swap: Build = (dice, scene, maker, place) =>
  makeOrder(
    maker,
    [item(2, scene.contracts.token, ownId(dice, place))],
    [{ ...item(2, scene.contracts.token, BigInt(TAKER_IDS + 1)), recipient: maker }],
  )

const privateSale: Build = (dice, scene, maker, place) => {
  const order = listing(false)(dice, scene, maker, place)
  const [given] = order.offer
  if (given === undefined) throw new Error('A listing gives an item')
  const consideration = [...order.consideration, { ...given, recipient: scene.others[1] ?? maker }]
  return { ...order, consideration, totalOriginalConsiderationItems: consideration.length }
}

const bases: Readonly<Record<string, Build>> = {
  'listing, ERC-721, fixed': listing(false),
  'listing, ERC-721, declining': listing(true),
  'listing, ERC-1155, whole': editions(0),
  'listing, ERC-1155, in parts': editions(1),
  bundle,
  'offer, ERC-721': offer(2),
  'offer, ERC-1155': offer(3),
  'offer, collection, ERC-721': offer(4),
  'offer, collection, ERC-1155': offer(5),
  'offer, trait': traitOffer,
  swap,
  'private sale': privateSale,
}

type Change = (draft: Draft, dice: Dice, scene: Scene, place: number) => void
const isMoney = ({ itemType }: Offered) => itemType < 2

/** Changes one of the order's money lines, or one of its items. */
function replace(
  draft: Draft,
  dice: Dice,
  { money, change }: { money: boolean; change: (line: Offered) => Partial<Offered> },
): void {
  const lists = [draft.offer, draft.consideration] as (Offered | Asked)[][]
  const places = lists.flatMap((list) =>
    list.flatMap((line, index) => (isMoney(line) === money ? [{ list, index }] : [])),
  )
  const [first, ...rest] = places
  if (first === undefined) return
  const { list, index } = dice.of(first, ...rest)
  const line = list[index]
  if (line !== undefined) list[index] = { ...line, ...change(line) }
}
const onMoney =
  (change: (line: Offered, dice: Dice, scene: Scene) => Partial<Offered>): Change =>
  (draft, dice, scene) =>
    replace(draft, dice, { money: true, change: (line) => change(line, dice, scene) })
const onItem =
  (change: (line: Offered, dice: Dice, scene: Scene, place: number) => Partial<Offered>): Change =>
  (draft, dice, scene, place) =>
    replace(draft, dice, { money: false, change: (line) => change(line, dice, scene, place) })
const setWindow =
  (window: (now: bigint) => Pick<Order, 'startTime' | 'endTime'>): Change =>
  (draft, _, { now }) =>
    Object.assign(draft, window(now))
/** All money in another currency. */
const inCurrency =
  (money: (scene: Scene) => Pick<Offered, 'itemType' | 'token'>): Change =>
  (draft, _, scene) => {
    const turn = <Line extends Offered>(line: Line): Line =>
      isMoney(line) ? { ...line, ...money(scene) } : line
    draft.offer = draft.offer.map(turn)
    draft.consideration = draft.consideration.map(turn)
  }

const changes: Readonly<Record<string, Change>> = {
  'payment of zero': onMoney(() => amounts(0n)),
  'payment from zero': onMoney(({ endAmount }) => ({ startAmount: 0n, endAmount })),
  'payment to zero': (draft, dice, scene, place) => {
    onMoney(() => ({ endAmount: 0n }))(draft, dice, scene, place)
    Object.assign(draft, { startTime: scene.now - 100n, endTime: scene.now + DAY })
  },
  'rising price': onMoney(({ startAmount }) => ({ endAmount: startAmount * 2n + 1n })),
  'another amount': onMoney((_, dice) => amounts(dice.amount(1_000_000))),
  'huge price': onMoney((_, dice) => amounts(dice.of(2n ** 240n, 2n ** 130n, 2n ** 120n, 2n ** 119n))),
  'overflow while declining': (draft, dice, scene, place) => {
    onMoney(() => amounts(2n ** 200n, 1n))(draft, dice, scene, place)
    Object.assign(draft, { startTime: 0n, endTime: FOREVER })
  },
  'native coin with an identifier': onMoney(() => ({
    itemType: 0,
    token: ZeroAddress as Hex,
    identifierOrCriteria: 1n,
  })),
  'native coin with an address': onMoney((_, __, { contracts }) => ({
    itemType: 0,
    token: contracts.wrapped.address,
  })),
  'fungible token without an address': inCurrency(() => ({ itemType: 1, token: ZeroAddress as Hex })),
  'fungible token without code': inCurrency(() => ({
    itemType: 1,
    token: `0x${'ab'.repeat(20)}`,
  })),
  'fungible token with an identifier': onMoney(() => ({ identifierOrCriteria: 3n })),
  'unlisted currency': inCurrency(({ contracts }) => ({ itemType: 1, token: contracts.coin.address })),
  'native coin': inCurrency(() => ({ itemType: 0, token: ZeroAddress as Hex })),
  'two currencies': onMoney((_, __, { contracts }) => ({ itemType: 1, token: contracts.coin.address })),
  'another standard': onItem(({ itemType }) => ({ itemType: itemType ^ 1 })),
  'not a collection': onItem((_, __, { contracts }) => ({ token: contracts.wrapped.address })),
  'ERC-165 that says yes to all': onItem((_, __, { contracts }) => ({ token: contracts.refused.address })),
  'another amount of the item': onItem((_, dice) => amounts(dice.of(0n, 2n, 5n, 100n, 2n ** 128n))),
  'shrinking item': onItem(() => amounts(10_000n, 1n)),
  'growing item': onItem(() => amounts(1n, 3n)),
  'unminted token': (draft) => {
    draft.offer = draft.offer.map((line) =>
      isMoney(line) ? line : { ...line, identifierOrCriteria: 77_777n },
    )
  },
  "a stranger's token": onItem(({ itemType }) => (itemType === 2 ? { identifierOrCriteria: 901n } : {})),
  'offered criteria': (draft) => {
    const [given] = draft.offer
    if (given !== undefined && !isMoney(given)) draft.offer[0] = { ...given, itemType: given.itemType ^ 6 }
  },
  'the item twice': (draft) => {
    const [given] = draft.offer
    if (given !== undefined && !isMoney(given)) draft.offer.push(given)
  },
  'the item to another': (draft, _, { others }) => {
    draft.consideration = draft.consideration.map((line) =>
      isMoney(line) ? line : { ...line, recipient: others[0] },
    )
  },
  'two offered amounts': (draft) => {
    const [given] = draft.offer
    if (given !== undefined && isMoney(given)) draft.offer.push(given)
  },
  'two wanted items': (draft) => {
    const [wanted] = draft.consideration
    if (wanted !== undefined && !isMoney(wanted)) draft.consideration.push(wanted)
  },
  'over the fee cap': (draft, _, { others }) => {
    draft.consideration = draft.consideration.map((line) =>
      isMoney(line) ? { ...line, recipient: others[0] } : line,
    )
  },
  'paid to nobody': (draft, dice) => {
    const money = draft.consideration.findIndex(isMoney)
    const line = draft.consideration[money]
    if (line === undefined) return
    const share = { ...line, ...amounts(line.startAmount / 8n + 1n) }
    draft.consideration.push({ ...share, recipient: ZeroAddress as Hex })
    if (dice.below(2) === 0) draft.consideration.reverse()
  },
  'many payments': (draft) => {
    const line = draft.consideration.find(isMoney)
    if (line === undefined || !isMoney(line)) return
    for (let more = 0; more < 101; more++) draft.consideration.push({ ...line, ...amounts(1n) })
  },
  'no payment': (draft) => {
    draft.consideration = draft.consideration.filter((line) => !isMoney(line))
  },
  'trusted conduit': (draft, _, { conduits }) => void (draft.conduitKey = conduits.open),
  'closed conduit': (draft, _, { conduits }) => void (draft.conduitKey = conduits.closed),
  'absent conduit': (draft, _, { conduits }) => void (draft.conduitKey = conduits.absent),
  'untrusted conduit': (draft, _, { conduits }) => void (draft.conduitKey = conduits.untrusted),
  'unknown conduit': (draft) => void (draft.conduitKey = `0x${'77'.repeat(32)}`),
  'another order type': (draft, dice) => void (draft.orderType = dice.below(4)),
  'a zone': (draft, dice, { others }) => {
    draft.zone = dice.of<Hex>(others[0], draft.offerer, `0x${'cd'.repeat(20)}`)
    draft.zoneHash = `0x${'ef'.repeat(32)}`
  },
  'a restricted zone': (draft, dice, { others }) => {
    draft.zone = others[0]
    draft.orderType = dice.of(2, 3)
  },
  'ends before it starts': setWindow((now) => ({ startTime: now + 2n * DAY, endTime: now + DAY })),
  'ends as it starts': setWindow((now) => ({ startTime: now + DAY, endTime: now + DAY })),
  ended: setWindow((now) => ({ startTime: now - DAY, endTime: now - 1n })),
  'not started': setWindow((now) => ({ startTime: now + DAY, endTime: now + 3n * DAY })),
  'a window around now': setWindow((now) => ({ startTime: now - DAY, endTime: now + DAY })),
  endless: setWindow(() => ({ startTime: 0n, endTime: FOREVER })),
  'starts never': setWindow(() => ({ startTime: FOREVER - 1n, endTime: FOREVER })),
}

/** An order, and the names of what it was made by. */
interface Tried {
  readonly order: Order
  readonly hash: Hex
  readonly kinds: readonly string[]
}

const baseNames = Object.keys(bases) as [string, ...string[]]
const changeNames = Object.keys(changes) as [string, ...string[]]
const plans = fc.record({
  base: fc.constantFrom(...baseNames),
  changed: fc.uniqueArray(fc.constantFrom(...changeNames), { minLength: 1, maxLength: 3, size: 'max' }),
  // A third of the orders are as an honest maker would make them.
  honest: fc.nat({ max: 2 }),
  numbers: fc.array(fc.nat(), { minLength: 24, maxLength: 24, size: 'max' }),
})

function build(scene: Scene, plan: typeof plans extends fc.Arbitrary<infer Plan> ? Plan : never): Tried {
  const dice = new Dice(plan.numbers)
  const place = dice.below(scene.makers.length)
  const maker = scene.makers[place] ?? scene.makers[0]
  const base = bases[plan.base]?.(dice, scene, maker, place)
  if (base === undefined) throw new Error(`No such kind of order: ${plan.base}`)
  const draft: Draft = { ...base, offer: [...base.offer], consideration: [...base.consideration] }
  const names = plan.honest === 0 ? [] : plan.changed
  for (const name of names) changes[name]?.(draft, dice, scene, place)
  const order: Order = { ...draft, totalOriginalConsiderationItems: draft.consideration.length }
  return {
    order,
    hash: orderHash(order),
    kinds: [plan.base, ...(names.length > 0 ? names : ['as it should be'])],
  }
}

/** What the site is willing to trade: its own reading of orders and its own limits, and those of docs/orders.md. */
function isWilling({ order }: Tried, { contracts, conduits }: Scene): boolean {
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
    const read = readBid(components)
    if ('notBid' in read || !currencies.includes(read.bid.currency)) return false
    const shares = order.consideration.slice(1).reduce((sum, { startAmount }) => sum + startAmount, 0n)
    return !isOverCap(shares, read.bid.price)
  }
  const read = readAsk(components)
  if ('notAsk' in read || read.ask.reservedFor !== null) return false
  if (!currencies.includes(read.ask.currency)) return false
  return (['startAmount', 'endAmount'] as const).every((at) => {
    const sum = (lines: readonly Asked[]) => lines.reduce((all, line) => all + line[at], 0n)
    const others = order.consideration.filter(({ recipient }) => recipient !== (order.offerer as Address))
    return !isOverCap(sum(others), sum(order.consideration))
  })
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

interface Status {
  readonly left: bigint
  readonly quantity: bigint
}

/** Units to fill of so many, by the chain alone: as many as are left and held, in steps that divide every amount. */
function partOf({ order }: Tried, { left, quantity }: Status, held: bigint): bigint {
  if (quantity === 0n) return 0n
  const lines = [...order.offer, ...order.consideration]
  const common = lines.reduce(
    (sum, { startAmount, endAmount }) => divisor(divisor(sum, startAmount), endAmount),
    quantity,
  )
  const step = quantity / common
  const [first] = order.offer
  if (first !== undefined && isMoney(first)) {
    // A token of a set is given once; of an edition all that is asked for.
    return order.consideration[0]?.itemType === 4 ? 1n : left
  }
  if (order.orderType !== 1 || order.offer.length > 1) return held >= left && left === quantity ? left : 0n
  const most = held < left ? held : left
  return most - (most % step)
}

export interface Comparison {
  /** Orders of each kind that were tried. */
  readonly tried: ReadonlyMap<string, number>
  /** Of all looks, how many found the index saying live. */
  readonly live: number
  readonly looks: number
  /** One line for each order on which index and chain differ. */
  readonly wrong: readonly string[]
}

/** Publishes random orders, indexes them, and compares; then moves items, approvals and channels, and compares again. */
export async function compareMarket(options: {
  readonly count: number
  readonly seed: number
}): Promise<Comparison> {
  const world = await startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true },
      coin: { contract: 'PlainMoney', values: [18] },
      refused: { contract: 'LyingToken' },
    },
    {
      conduits: ([owner]) => {
        const { open, closed, absent } = conduitsOf(owner as Hex)
        return [open, closed, absent]
      },
    },
  )
  try {
    const scene = await prepare(world)
    const drawn = fc.sample(plans, { numRuns: options.count, seed: options.seed })
    const tried = await publish(world, scene, drawn)
    await fillSome(world, scene, tried)
    const first = await compare(world, scene, tried)
    await shake(world, scene)
    const second = await compare(world, scene, tried)
    const kinds = new Map<string, number>()
    for (const kind of tried.flatMap(({ kinds: names }) => names)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return {
      tried: new Map([...kinds].sort(([a], [b]) => a.localeCompare(b))),
      live: first.live + second.live,
      looks: 2 * tried.length,
      wrong: [...first.wrong, ...second.wrong.map((line) => `after the changes: ${line}`)],
    }
  } finally {
    await world.stop()
  }
}

async function prepare(world: MarketWorld): Promise<Scene> {
  const [owner, ...accounts] = world.accounts as [Hex, ...Hex[]]
  const makers = accounts.slice(0, 4) as [Hex, ...Hex[]]
  const [taker] = accounts.slice(4) as [Hex]
  const others = accounts.slice(5, 8) as [Hex, ...Hex[]]
  const { token, editions: edition, wrapped, coin, refused } = world.contracts
  const conduits = conduitsOf(owner)
  const addresses: Hex[] = [seaportAddress]
  for (const key of [conduits.open, conduits.closed, conduits.untrusted]) {
    await world.send({
      from: owner,
      to: CONDUIT_CONTROLLER,
      data: controller.encodeFunctionData('createConduit', [key, owner]) as Hex,
    })
    addresses.push(await conduitAddress(world, key))
    if (key !== conduits.closed) await setChannel(world, owner, key, true)
  }
  const send = (from: Hex, contract: Contract, name: string, ...values: readonly unknown[]) =>
    world.send({ from, to: contract.address, data: contract.call(name, ...values) })
  for (const [place, maker] of [...makers, taker].entries()) {
    const first = maker === taker ? TAKER_IDS : 100 * place
    for (let id = first; id < first + 10; id++) await send(maker, token, 'mint', maker, BigInt(id))
    for (let id = 0; id < EDITION_IDS; id++) {
      await send(maker, edition, 'mint', maker, BigInt(id), maker === taker ? 2n ** 140n : unitsHeld(id))
    }
    for (const currency of [wrapped, coin]) await send(maker, currency, 'mint', maker, RICH)
    for (const operator of addresses) {
      for (const currency of [wrapped, coin]) await send(maker, currency, 'approve', operator, FOREVER)
      // The last maker approves no operator.
      if (place === makers.length - 1) continue
      await send(maker, token, 'setApprovalForAll', operator, true)
      await send(maker, edition, 'setApprovalForAll', operator, true)
    }
  }
  await send(owner, refused, 'claimOwner', makers[0])
  await world.rpc('anvil_setBalance', [taker, `0x${RICH.toString(16)}`])
  await world.mine()
  return { contracts: world.contracts, makers, taker, others, conduits, now: BigInt(await world.now()) }
}

async function call(world: MarketWorld, to: string, data: string): Promise<Hex> {
  return (await world.rpc('eth_call', [{ to, data }, 'latest'])) as Hex
}

async function conduitAddress(world: MarketWorld, key: Hex): Promise<Hex> {
  const answer = await call(world, CONDUIT_CONTROLLER, controller.encodeFunctionData('getConduit', [key]))
  return (controller.decodeFunctionResult('getConduit', answer)[0] as string).toLowerCase() as Hex
}

async function setChannel(world: MarketWorld, owner: Hex, key: Hex, isOpen: boolean): Promise<void> {
  const values = [await conduitAddress(world, key), seaportAddress, isOpen]
  const data = controller.encodeFunctionData('updateChannel', values) as Hex
  await world.send({ from: owner, to: CONDUIT_CONTROLLER, data })
}

/** Orders of one transaction. */
const TOGETHER = 40

async function publish(
  world: MarketWorld,
  scene: Scene,
  drawn: readonly Parameters<typeof build>[1][],
): Promise<Tried[]> {
  const tried = drawn.map((plan) => build(scene, plan))
  for (const maker of scene.makers) {
    const own = tried.filter(({ order }) => order.offerer === maker).map(({ order }) => order)
    for (let first = 0; first < own.length; first += TOGETHER) {
      await world.send(toSeaport(maker, calls.validate(...own.slice(first, first + TOGETHER))))
    }
  }
  return tried
}

/** Fills one step of some editions sold in parts, so that there are orders with a part left. */
async function fillSome(world: MarketWorld, scene: Scene, tried: readonly Tried[]): Promise<void> {
  const inParts = tried.filter(
    ({ order, kinds }) => kinds[0] === 'listing, ERC-1155, in parts' && order.orderType === 1,
  )
  for (const one of inParts.slice(0, 20)) {
    const status = await readStatus(world, one)
    const part = partOf(one, status, 1n)
    if (part === 0n || !(await isFillable(world, scene, one, { part, quantity: status.quantity }))) continue
    const data = fillOf(one, scene, { part, quantity: status.quantity })
    await world.send(toSeaport(scene.taker, data, valueOf(one)))
  }
}

/** Enough money for any of the orders; the excess is returned. */
const valueOf = ({ order }: Tried) =>
  order.consideration.reduce(
    (sum, { itemType, startAmount, endAmount }) =>
      itemType === 0 ? sum + (startAmount > endAmount ? startAmount : endAmount) : sum,
    0n,
  )

function fillOf(
  { order }: Tried,
  { taker }: Scene,
  { part, quantity }: { part: bigint; quantity: bigint },
): Hex {
  const common = divisor(part, quantity)
  const fraction = [part / common, quantity / common] as const
  const criteria = [...order.offer, ...order.consideration].find(({ itemType }) => itemType > 3)
  const id = criteria?.itemType === 5 ? 1n : TRAIT_ID
  const isAsked = order.consideration.some(({ itemType }) => itemType > 3)
  if (criteria !== undefined && isAsked) return calls.acceptPart(order, taker, id, fraction)
  return calls.advanced(order, taker, fraction)
}

/** Whether a rich and honest taker could fill the part now. */
async function isFillable(
  world: MarketWorld,
  scene: Scene,
  one: Tried,
  { part, quantity }: { part: bigint; quantity: bigint },
): Promise<boolean> {
  const value = valueOf(one)
  // Fractions have terms of 120 bits.
  if (value > RICH || quantity / divisor(part, quantity) >= 2n ** 120n) return false
  const request = {
    from: scene.taker,
    to: seaportAddress,
    data: fillOf(one, scene, { part, quantity }),
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
async function readStatus(world: MarketWorld, { order, hash }: Tried): Promise<Status> {
  const answer = await call(world, seaportAddress, statusOf.encodeFunctionData('getOrderStatus', [hash]))
  const [, , filled, size] = statusOf.decodeFunctionResult('getOrderStatus', answer) as unknown as [
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

async function unitsOf(world: MarketWorld, account: Hex, line: Offered): Promise<bigint> {
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

interface Row {
  readonly id: Hex
  readonly live: boolean
  readonly availableQuantity: string
  readonly defect: string | null
  readonly status: string
  readonly side: string | null
}

async function readRows(world: MarketWorld): Promise<Map<Hex, Row>> {
  const rows = new Map<Hex, Row>()
  for (let after = '0x'; ;) {
    const { orders } = await world.query<{ orders: readonly Row[] }>(
      `{ orders(first: 1000, orderBy: id, where: { id_gt: "${after}" }) { id live availableQuantity defect status side } }`,
    )
    for (const row of orders) rows.set(row.id, row)
    const last = orders.at(-1)
    if (last === undefined || orders.length < 1000) return rows
    after = last.id
  }
}

async function compare(world: MarketWorld, scene: Scene, tried: readonly Tried[]) {
  // The sweep takes some orders a block.
  const blocks = Math.ceil(tried.length / 256) + 2
  for (let block = 0; block < blocks; block++) await world.mine()
  await world.indexed()
  const rows = await readRows(world)
  const wrong: string[] = []
  let live = 0
  const judge = async (one: Tried) => {
    const row = rows.get(one.hash)
    if (row?.live) live++
    const status = await readStatus(world, one)
    const [first] = one.order.offer
    const held = first === undefined ? 0n : await unitsOf(world, one.order.offerer, first)
    const part = partOf(one, status, held)
    const { quantity } = status
    const canBeFilled = part > 0n && (await isFillable(world, scene, one, { part, quantity }))
    const should = canBeFilled && isWilling(one, scene)
    const said = row?.live ?? false
    const about = `${one.kinds.join(' + ')}: ${JSON.stringify(row)}`
    if (should !== said) {
      wrong.push(
        `${should ? 'not live, though it can be filled' : 'live, though nobody can fill it'}: ${about}`,
      )
    } else if (said && row?.side === 'ASK' && row.availableQuantity !== `${part}`) {
      wrong.push(`${part} of it can be filled: ${about}`)
    }
  }
  for (let first = 0; first < tried.length; first += 50) {
    await Promise.all(tried.slice(first, first + 50).map(judge))
  }
  return { live, wrong }
}

/** Channels close and open, items move, approvals go: every event by which an order stops being live or is live again. */
async function shake(world: MarketWorld, { makers, conduits, contracts }: Scene): Promise<void> {
  const [owner] = world.accounts as [Hex]
  const [one, two, three] = makers as readonly [Hex, Hex, Hex]
  const { token, editions: edition } = contracts
  await setChannel(world, owner, conduits.open, false)
  await setChannel(world, owner, conduits.closed, true)
  const send = (from: Hex, contract: Contract, name: string, ...values: readonly unknown[]) =>
    world.send({ from, to: contract.address, data: contract.call(name, ...values) })
  for (let id = 0n; id < 5n; id++) await send(one, token, 'transferFrom', one, two, id)
  for (const id of [2n, 3n, 4n]) await send(one, edition, 'safeTransferFrom', one, two, id, 4n, '0x')
  await send(three, token, 'setApprovalForAll', seaportAddress, false)
}

/** The table of kinds, as a test or the bench prints it. */
export function tableOf({ tried, live, looks, wrong }: Comparison): string {
  const lines = [...tried].map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`)
  return [...lines, `${live} of ${looks} looks found a live order; ${wrong.length} wrong`].join('\n')
}
