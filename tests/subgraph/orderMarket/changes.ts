// Changes that break an order in one way each, and some that do not.
import { ZeroAddress } from 'ethers'
import type { Hex } from '../../../local/seed/contracts.ts'
import { type ConsiderationItem, FOREVER, type Offered, type Order } from '../seaport.ts'
import { DAY, type Dice, amounts, isMoney } from './draw.ts'
import type { Scene } from './scene.ts'

/** A draft of an order, which random changes break one after the other. */
export type Draft = { -readonly [Key in keyof Order]: Order[Key] } & {
  offer: Offered[]
  consideration: ConsiderationItem[]
}

type Change = (draft: Draft, dice: Dice, scene: Scene, place: number) => void

/** Changes one of the order's money lines, or one of its items. */
function replace(
  draft: Draft,
  dice: Dice,
  { money, change }: { money: boolean; change: (line: Offered) => Partial<Offered> },
): void {
  const lists = [draft.offer, draft.consideration] as (Offered | ConsiderationItem)[][]
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

export const changes: Readonly<Record<string, Change>> = {
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
    const [offered] = draft.offer
    if (offered !== undefined && !isMoney(offered))
      draft.offer[0] = { ...offered, itemType: offered.itemType ^ 6 }
  },
  'the item twice': (draft) => {
    const [offered] = draft.offer
    if (offered !== undefined && !isMoney(offered)) draft.offer.push(offered)
  },
  'the item to another': (draft, _, { others }) => {
    draft.consideration = draft.consideration.map((line) =>
      isMoney(line) ? line : { ...line, recipient: others[0] },
    )
  },
  'two offered amounts': (draft) => {
    const [offered] = draft.offer
    if (offered !== undefined && isMoney(offered)) draft.offer.push(offered)
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
