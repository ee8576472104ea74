// False claims about the sales of an item that a check promises to refuse (docs/proofs.md, "What is not claimed").
import type { Random } from '../../../local/seed/random.ts'
import { type Address, parseAddress } from '../../../src/domain/address.ts'
import { toHistoryPlace } from '../../../src/domain/historyPosition.ts'
import type { Claim, ClaimedRow } from '../../../src/verification/claim.ts'
import type { Evidence } from '../../../src/verification/evidence.ts'
import {
  type Fulfillment,
  ORDER_FULFILLED,
  ORDERS_MATCHED,
  parseFulfillment,
} from '../../../src/verification/seaportLogs.ts'
import { isMoney, isSame, isToken, type OrderItem } from '../../../src/verification/terms.ts'
import type { Scene } from './scene.ts'

const INVENTED = 'invented'

export interface Honest {
  readonly claim: Claim
  readonly evidence: Evidence
  /** Sales of other items. */
  readonly foreign: readonly ClaimedRow[]
}

export interface Lie {
  readonly kind: string
  /** The row that the lie is about. */
  readonly row: ClaimedRow
  readonly claim: Claim
}

/** Below this, one more or less may be another reading of the same payments. */
const SMALL = 30n

/** Draws lies about each sale of the item, and rows that report sales of other items as its own. */
export function drawLies(
  { claim, evidence, foreign }: Honest,
  { contracts, people, house }: Pick<Scene, 'contracts' | 'people' | 'house'>,
  random: Random,
): readonly Lie[] {
  const currencies = [contracts.weth.address, contracts.dust.address].map((one) => parseAddress(one))
  const accounts = [...people, house].map((one) => parseAddress(one))
  const other = (all: readonly Address[], known: Address | null) =>
    random.pick(all.filter((one) => one !== known))
  const sales = claim.rows.filter(({ type }) => type === 'SALE')
  const changed = sales.flatMap((row) => {
    const lies: Lie[] = []
    const change = (kind: string, ...changes: readonly Partial<ClaimedRow>[]) => {
      const instead = changes.map((facts) => priced({ ...row, ...facts }))
      const rows = claim.rows.flatMap((one) => (one === row ? instead : [one]))
      lies.push({ kind, row, claim: { ...claim, rows } })
    }
    const { quantity, position, logIndex, from, to } = row
    const price = row.price ?? 0n
    const { isMatched, isComplete, mayBeFree, isSmall } = readPromises(row, claim, evidence)
    if (isComplete) change('left out')
    change('in another currency', { currency: other(currencies, row.currency) })
    change('from another seller', { from: other(accounts, from) })
    change('to another buyer', { to: other(accounts, to) })
    change('of too many units', { quantity: quantity + 1n })
    if (quantity > 1n && (!isMatched || isComplete)) change('of too few units', { quantity: quantity - 1n })
    change('twice', {}, { id: INVENTED, position: position + 1n })
    change('at another log', { logIndex: logIndex + 1, position: position + (1n << 16n) })
    change('far too dear', { price: price * 3n + 100_000n })
    if (isSmall || price < SMALL) return lies
    change('of another bundle', { bundleSize: (row.bundleSize ?? 0) + 1 })
    if (!mayBeFree) change('for nothing', { price: 0n })
    if (isMatched) return lies
    change('one too dear', { price: price + 1n })
    change('one too cheap', { price: price - 1n })
    return lies
  })
  const invented = foreign
    .filter(({ transactionHash }) => sales.some((sale) => sale.transactionHash === transactionHash))
    .map((row): Lie => {
      const rows = [...claim.rows, { ...row, id: INVENTED }].toSorted((one, next) =>
        one.position < next.position ? -1 : 1,
      )
      return { kind: 'of another item', row, claim: { ...claim, rows } }
    })
  return [...changed, ...invented]
}

/** A unit price that follows from the row's price. */
const priced = (row: ClaimedRow): ClaimedRow => ({
  ...row,
  unitPrice: row.price === null || row.quantity <= 0n ? null : row.price / row.quantity,
})

/** What a check promises about a sale, by the orders of its transaction. */
function readPromises(
  { blockNumber, transactionHash, logIndex, position, from, to, orderSide }: ClaimedRow,
  { rows, subject }: Claim,
  { blocks }: Evidence,
) {
  const logs = blocks.get(blockNumber)?.receipts.get(transactionHash)?.logs ?? []
  // A match emits its fulfillments one after the other, then OrdersMatched.
  const end = logs.find((log) => log.logIndex > logIndex && log.topics[0] !== ORDER_FULFILLED)
  const isMatched = end?.topics[0] === ORDERS_MATCHED
  const own = logs.filter((log) => log.logIndex === logIndex).flatMap((log) => parseFulfillment(log) ?? [])
  const listings = logs
    .flatMap((log) => parseFulfillment(log) ?? [])
    .filter(({ offer }) => offer.some((item) => isToken(item, subject)))
  const ofSeller = listings.filter(({ offerer }) => offerer === from)
  const isKnown = (event: Fulfillment) =>
    isPlain(event) || rows.some(({ type, orderHash }) => type !== 'SALE' && orderHash === event.orderHash)
  // Which function was called decides whether two orders report one sale; later items of an offer may be tips.
  const isAmbiguous =
    orderSide === 'BID' && (isMatched || listings.length > 0 || toHistoryPlace(position).rowNumber > 0)
  return {
    isMatched,
    /** Whether it isn't lacking unnoticed, nor any of its units. */
    isComplete:
      isMatched && ofSeller.length > 0 ? ofSeller.every(isKnown) : !isAmbiguous && own.every(isKnown),
    /**
     * Whether a price of nothing can't be refused: money that goes back to the buyer may be a tip, or part of what the
     * order requests; and money of which the seller gets none may all be the filler's own, whom the logs don't show.
     */
    mayBeFree:
      own.some(({ consideration }) => consideration.some((item) => isMoney(item) && item.recipient === to)) ||
      [...own, ...ofSeller].some(
        ({ offerer, consideration }) =>
          offerer === from && !consideration.some((item) => isMoney(item) && item.recipient === from),
      ),
    isSmall: [...own, ...ofSeller]
      .flatMap(({ offer, consideration }) => [...offer, ...consideration])
      .some((item) => isMoney(item) && item.startAmount < SMALL),
  }
}

/** Whether the fulfillment can't be of an order for several currencies, several takers or other items. */
function isPlain({ offer, consideration }: Fulfillment): boolean {
  const money = [...offer, ...consideration].filter(isMoney)
  const takers = new Set(consideration.filter((item) => !isMoney(item)).map(({ recipient }) => recipient))
  const [first] = consideration
  if (first === undefined || money.some(({ contract }) => contract !== money[0]?.contract)) return false
  if (offer.some(isMoney)) return !isMoney(first)
  const isOwn = (item: OrderItem) => isMoney(item) || offer.some((offered) => isSame(offered, item))
  return isMoney(first) && takers.size <= 1 && consideration.every(isOwn)
}
