// The kinds of orders of the market, each as an honest maker would make it.
import { keccak256, toBeHex } from 'ethers'
import type { Hex } from '../../../local/seed/contracts.ts'
import { type ConsiderationItem, type Offered, type Order, makeOrder } from '../seaport.ts'
import { DAY, type Dice, fungible, item, native } from './draw.ts'
import { EDITION_IDS, type Scene, TAKER_IDS, unitsHeld } from './scene.ts'

function drawMoney(dice: Dice, { contracts }: Scene): (from: bigint, to?: bigint) => Offered {
  return dice.below(2) === 0 ? native : (from: bigint, to?: bigint) => fungible(contracts.wrapped, from, to)
}

const drawPrice = (dice: Dice) => dice.of(1_000n, 12n, 840n, 3n, 10n ** 18n, 7n * 10n ** 17n + 1n, 2n ** 100n)

/** The price, most of it to the maker and some to others, as an honest seller would set it. */
function payments(
  dice: Dice,
  scene: Scene,
  maker: Hex,
  { price, units = 1n, falls = false }: { price: bigint; units?: bigint; falls?: boolean },
): ConsiderationItem[] {
  const money = drawMoney(dice, scene)
  const others = dice.below(3)
  const each = price / 10n
  const line = (amount: bigint, recipient: Hex): ConsiderationItem => ({
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
    const lines: ConsiderationItem[] = [{ ...item(itemType, collection, id, quantity), recipient: maker }]
    if (share > 0n && dice.below(2) === 0) {
      lines.push({ ...fungible(scene.contracts.wrapped, share * quantity), recipient: scene.others[0] })
    }
    return makeOrder(maker, [fungible(scene.contracts.wrapped, price * quantity)], lines, {
      orderType: quantity === 1n ? dice.below(2) : 1,
    })
  }

/** The one leaf of a set is its root: keccak256 of the id as 32 bytes. */
const criteriaRoot = (id: bigint) => BigInt(keccak256(toBeHex(id, 32)))
export const TRAIT_ID = BigInt(TAKER_IDS)

const traitOffer: Build = (dice, scene, maker, place) => {
  const order = offer(4)(dice, scene, maker, place)
  const [wanted, ...rest] = order.consideration
  if (wanted === undefined) throw new Error('The offer has no item.')
  return { ...order, consideration: [{ ...wanted, identifierOrCriteria: criteriaRoot(TRAIT_ID) }, ...rest] }
}

const swap: Build = (dice, scene, maker, place) =>
  makeOrder(
    maker,
    [item(2, scene.contracts.token, ownId(dice, place))],
    [{ ...item(2, scene.contracts.token, BigInt(TAKER_IDS + 1)), recipient: maker }],
  )

const privateSale: Build = (dice, scene, maker, place) => {
  const order = listing(false)(dice, scene, maker, place)
  const [offered] = order.offer
  if (offered === undefined) throw new Error('A listing gives an item')
  const consideration = [...order.consideration, { ...offered, recipient: scene.others[1] ?? maker }]
  return { ...order, consideration, totalOriginalConsiderationItems: consideration.length }
}

export const bases: Readonly<Record<string, Build>> = {
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
