// Finds why an order can never be filled here: every reason that applies, from Seaport 1.6's code and the site's own
// limits.
import { ERC20, type Item, NATIVE, type OrderParameters, type Standard, ZERO_ADDRESS } from '../events.ts'
import type { Hex } from '../rpc.ts'
import type { Site } from '../site.ts'
import { type Terms, fillStep, isErc721, isMoney, sum } from './terms.ts'

export type Defect =
  | 'MALFORMED_ITEM'
  | 'WRONG_STANDARD'
  | 'ZERO_PRICE'
  | 'RISING_PRICE'
  | 'CHANGING_AMOUNT'
  | 'NEVER_OPEN'
  | 'NATIVE_OFFER'
  | 'UNLISTED_CURRENCY'
  | 'UNKNOWN_CONDUIT'
  | 'OVER_FEE_CAP'
  | 'RESTRICTED'
  | 'OVERFLOW'
  | 'UNSUPPORTED'

/** Most of a price that accounts other than the seller may get, in basis points. */
const OTHERS_CAP = 2_500n
const WHOLE = 10_000n
const WORD = 2n ** 256n
/**
 * Largest amount that is filled in parts: such amounts are multiplied by fractions of 120 bits, and kept well below
 * what that leaves.
 */
const LARGEST_PARTED = 2n ** 120n
/** Most items of an order that is traded here, including payments. */
const MAX_ITEMS = 100
const FIRST_RESTRICTED = 2

/** @param readStandard returns the standard that a contract claims (ERC-165); null for neither */
export function findDefects(
  order: OrderParameters,
  terms: Terms,
  site: Site,
  readStandard: (contract: Hex) => Standard | null,
): ReadonlySet<Defect> {
  const { offer, consideration, startTime, endTime, orderType, conduitKey } = order
  const items = [...offer, ...consideration]
  const fungible = items.filter(isMoney)
  const goods = items.filter((item) => !isMoney(item))
  const reasons: readonly (readonly [Defect, boolean])[] = [
    ['MALFORMED_ITEM', fungible.some(isMalformed) || requestsSeveral(order, terms)],
    [
      'WRONG_STANDARD',
      goods.some((item) => readStandard(item.token) !== (isErc721(item) ? 'ERC721' : 'ERC1155')),
    ],
    ['ZERO_PRICE', fungible.some(isZero)],
    ['RISING_PRICE', terms.side === 'ASK' && fungible.some((item) => item.endAmount > item.startAmount)],
    ['CHANGING_AMOUNT', goods.some(changes) || (terms.side === 'BID' && fungible.some(changes))],
    ['NEVER_OPEN', endTime <= startTime],
    ['NATIVE_OFFER', offer.some(({ itemType }) => itemType === NATIVE)],
    [
      'UNLISTED_CURRENCY',
      fungible.some((item) => item.itemType === ERC20 && !site.currencies.includes(item.token)),
    ],
    ['UNKNOWN_CONDUIT', BigInt(conduitKey) !== 0n && !site.conduitKeys.includes(conduitKey)],
    ['OVER_FEE_CAP', exceedsCap(order, terms)],
    ['RESTRICTED', orderType >= FIRST_RESTRICTED],
    ['OVERFLOW', overflows(order, terms)],
    ['UNSUPPORTED', items.length > MAX_ITEMS || (terms.side === 'BID' && !isPlainOffer(order))],
  ]
  return new Set(reasons.flatMap(([defect, applies]) => (applies ? [defect] : [])))
}

const changes = ({ startAmount, endAmount }: Item) => startAmount !== endAmount

/** Rounded up, a payment that ends at zero is at least one until then. */
const isZero = ({ startAmount }: Item) => startAmount === 0n

/** Fungible tokens refuse transfers to the zero address; Seaport refuses the rest. */
function isMalformed({ itemType, token, identifier, recipient }: Item): boolean {
  if (identifier !== 0n) return true
  if (itemType === NATIVE) return token !== ZERO_ADDRESS
  return token === ZERO_ADDRESS || recipient === ZERO_ADDRESS
}

/**
 * Returns whether every fill takes several units of one ERC-721 token. With partial fills, an offer on any token can be
 * filled one at a time.
 */
function requestsSeveral({ orderType }: OrderParameters, terms: Terms): boolean {
  const [good] = terms.goods
  if (good?.itemType !== 4 || terms.quantity === 1n) return false
  return (orderType !== 1 && orderType !== 3) || fillStep(terms) !== 1n
}

/**
 * Returns whether the offer pays one amount for one item that goes to the maker and stands first. The site lets users
 * accept no other offers.
 */
function isPlainOffer({ offer, offerer, consideration }: OrderParameters): boolean {
  const [item, ...charges] = consideration
  return (
    offer.length === 1 &&
    item !== undefined &&
    !isMoney(item) &&
    item.recipient === offerer &&
    charges.every(isMoney)
  )
}

function exceedsCap({ offerer, consideration }: OrderParameters, { side, payments }: Terms): boolean {
  const charged = consideration.filter(
    (item) => isMoney(item) && (side === 'BID' || item.recipient !== offerer),
  )
  const ends = (items: readonly Item[]) => items.reduce((total, { endAmount }) => total + endAmount, 0n)
  return (
    sum(charged) * WHOLE > sum(payments) * OTHERS_CAP || ends(charged) * WHOLE > ends(payments) * OTHERS_CAP
  )
}

/** Sums of payments, and an amount on its line times the duration, must fit in a word; Solidity reverts otherwise. */
function overflows(
  { offer, consideration, startTime, endTime, orderType }: OrderParameters,
  { startPrice }: Terms,
): boolean {
  if (startPrice >= WORD) return true
  const items = [...offer, ...consideration]
  if (orderType === 1 && items.some(({ startAmount }) => startAmount >= LARGEST_PARTED)) return true
  const duration = endTime > startTime ? endTime - startTime : 0n
  return [...offer, ...consideration].some(
    ({ startAmount, endAmount }) =>
      startAmount !== endAmount && (startAmount > endAmount ? startAmount : endAmount) * duration >= WORD,
  )
}
