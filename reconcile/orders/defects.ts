// Why an order can never be filled here: every reason that applies, from Seaport 1.6's code and the site's own limits.
import { ERC20, type Item, NATIVE, type OrderParameters, type Standard, ZERO_ADDRESS } from '../events.ts'
import type { Hex } from '../rpc.ts'
import { type Terms, isErc721, isMoney, sum } from './terms.ts'

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

export interface Site {
  /** Traded ERC-20 tokens, the first one first. */
  readonly currencies: readonly Hex[]
  /** Keys of the conduits that orders may use, besides none. */
  readonly conduitKeys: readonly Hex[]
}

/** Most that others than the seller may get of a price, in basis points. */
const OTHERS_CAP = 2_500n
const WHOLE = 10_000n
const WORD = 2n ** 256n
const FIRST_RESTRICTED = 2

/**
 * @param standardOf what a contract says of itself (ERC-165) when the order was published; null for neither
 */
export function defectsOf(
  order: OrderParameters,
  terms: Terms,
  site: Site,
  standardOf: (contract: Hex) => Standard | null,
): ReadonlySet<Defect> {
  const { offer, consideration, startTime, endTime, orderType, conduitKey } = order
  const items = [...offer, ...consideration]
  const fungible = items.filter(isMoney)
  const goods = items.filter((item) => !isMoney(item))
  const reasons: readonly (readonly [Defect, boolean])[] = [
    ['MALFORMED_ITEM', items.some((item) => isMalformed(item, orderType)) || fungible.some(isZero)],
    [
      'WRONG_STANDARD',
      goods.some((item) => standardOf(item.token) !== (isErc721(item) ? 'ERC721' : 'ERC1155')),
    ],
    ['ZERO_PRICE', terms.startPrice === 0n || terms.endPrice === 0n || fungible.some(isZero)],
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
  ]
  return new Set(reasons.flatMap(([defect, applies]) => (applies ? [defect] : [])))
}

const changes = ({ startAmount, endAmount }: Item) => startAmount !== endAmount

/** Rounded up, a payment that ends at zero is at least one until then. */
const isZero = ({ startAmount }: Item) => startAmount === 0n

function isMalformed(item: Item, orderType: number): boolean {
  const { itemType, token, identifier, startAmount, endAmount } = item
  if (itemType === NATIVE) return token !== ZERO_ADDRESS || identifier !== 0n
  if (itemType === ERC20) return token === ZERO_ADDRESS || identifier !== 0n
  if (startAmount === 0n || endAmount === 0n) return true
  // Of "any token", several can be had one at a time where the order allows partial fills.
  const oneByOne = itemType === 4 && (orderType === 1 || orderType === 3)
  return isErc721(item) && !oneByOne && (startAmount !== 1n || endAmount !== 1n)
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
  { offer, consideration, startTime, endTime }: OrderParameters,
  { startPrice, endPrice }: Terms,
) {
  if (startPrice >= WORD || endPrice >= WORD) return true
  const duration = endTime > startTime ? endTime - startTime : 0n
  return [...offer, ...consideration].some(
    ({ startAmount, endAmount }) =>
      startAmount !== endAmount && (startAmount > endAmount ? startAmount : endAmount) * duration >= WORD,
  )
}
