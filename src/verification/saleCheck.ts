// The sales of a token that a transaction's logs tell: which order, what price, who gave and who got.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { Subject } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import type { Hex } from './hex.ts'
import { movementsOf } from './movements.ts'
import { readSeaportLog } from './seaportLogs.ts'
import { isToken, readTerms, shareOf, type Terms } from './terms.ts'

export interface Parties {
  readonly from: Address
  readonly to: Address
}

/** One item sold by one fulfilment, as the logs tell it. */
export interface ToldSale {
  readonly logIndex: number
  /** The item's place among those sold together. */
  readonly rowNumber: number
  readonly orderHash: Hex
  readonly side: Terms['side']
  /** Who made the order: the seller of an ask, the buyer of a bid. */
  readonly offerer: Address
  readonly quantity: bigint
  readonly price: bigint
  readonly currency: Address
  readonly bundleSize: number
  /** Who may have sold and bought; more than one where only the called function would tell. */
  readonly parties: readonly Parties[]
  /** Whether an earlier fulfilment of the transaction tells the same sale from the other side (matched orders). */
  readonly mirrored: boolean
}

/** `0x` for a transaction that calls Seaport by way of another contract. */
type Selector = Hex | undefined

const AFTER_TRANSFERS = new Set(['0xb3a34c4c', '0xe7acab24'])
const BEFORE_TRANSFERS = new Set([
  '0xfb0f3ee1',
  '0x00000000',
  '0xed98a574',
  '0x87201b41',
  '0xa8174404',
  '0xf2d12b12',
])

/** matchOrders and matchAdvancedOrders. */
const MATCHING: ReadonlySet<string> = new Set(['0xa8174404', '0xf2d12b12'])

/** Whether the called function matches orders, so that one sale is told by both of them. */
export function matchesOrders(selector: Selector): boolean {
  return selector !== undefined && MATCHING.has(selector)
}

/**
 * The sales of the token in a transaction.
 *
 * @param selector of the function of Seaport that the transaction called, where that is known: `fulfillOrder` and
 *   `fulfillAdvancedOrder` tell of a fulfilment after its transfers, the others before
 */
export function salesIn(receipt: ReceiptEvidence, subject: Subject, selector: Selector): readonly ToldSale[] {
  const told: ToldSale[] = []
  for (const log of receipt.logs) {
    const event = readSeaportLog(log)
    if (event?.name !== 'OrderFulfilled') continue
    const terms = readTerms(event.offer, event.consideration)
    if (terms === undefined) continue
    for (const [rowNumber, good] of terms.goods.entries()) {
      if (!isToken(good, subject)) continue
      const ask = terms.side === 'ASK'
      const taker = event.consideration.find((item) => isToken(item, subject))?.recipient
      const filler = taker ?? (event.recipient === ZERO_ADDRESS ? undefined : event.recipient)
      const parties = ask
        ? nearest(receipt, subject, { at: log.logIndex, from: event.offerer, selector }).map(({ to }) => ({
            from: event.offerer,
            to,
          }))
        : nearest(receipt, subject, {
            at: log.logIndex,
            to: good.recipient ?? event.offerer,
            selector,
          }).map(({ from }) => ({ from, to: event.offerer }))
      const fallback = filler === undefined || !ask ? [] : [{ from: event.offerer, to: filler }]
      const sale = {
        logIndex: log.logIndex,
        rowNumber,
        orderHash: event.orderHash,
        side: terms.side,
        offerer: event.offerer,
        quantity: good.startAmount,
        price: shareOf(terms.price, terms.goods.length, rowNumber),
        currency: terms.currency,
        bundleSize: terms.goods.length,
        parties: parties.length > 0 ? parties : fallback,
      }
      const mirrored = mayMirror(selector) && told.some((earlier) => mirrors(earlier, sale))
      told.push({ ...sale, mirrored })
    }
  }
  return told
}

/** Only matched orders tell one sale twice; a transaction that calls Seaport by way of another may have matched some. */
function mayMirror(selector: Selector): boolean {
  return selector === undefined || matchesOrders(selector) || !isDirect(selector)
}

const isDirect = (selector: Hex) => AFTER_TRANSFERS.has(selector) || BEFORE_TRANSFERS.has(selector)

function mirrors(earlier: ToldSale, sale: Omit<ToldSale, 'mirrored'>): boolean {
  // What was itself a repetition has no row that could be repeated.
  if (earlier.mirrored || earlier.side === sale.side || earlier.logIndex === sale.logIndex) return false
  return earlier.parties.some(({ from }) => sale.parties.some((party) => party.from === from))
}

interface Search {
  /** Log index of the fulfilment. */
  readonly at: number
  readonly from?: Address
  readonly to?: Address
  readonly selector: Selector
}

/** The movement that belongs to a fulfilment: the nearest on the side where the called function puts it. */
function nearest(receipt: ReceiptEvidence, subject: Subject, search: Search): readonly Parties[] {
  const candidates = receipt.logs
    .flatMap((log) =>
      movementsOf(log, subject).map(({ from, to }) => ({
        from: from ?? ZERO_ADDRESS,
        to: to ?? ZERO_ADDRESS,
        distance: log.logIndex - search.at,
      })),
    )
    .filter(({ from }) => search.from === undefined || from === search.from)
    .filter(({ to }) => search.to === undefined || to === search.to)
    .toSorted((one, other) => Math.abs(one.distance) - Math.abs(other.distance))
  const [closest] = candidates
  const before = candidates.find(({ distance }) => distance < 0)
  const after = candidates.find(({ distance }) => distance > 0)
  const { selector } = search
  if (selector !== undefined && AFTER_TRANSFERS.has(selector)) return only(before ?? after)
  if (selector !== undefined && BEFORE_TRANSFERS.has(selector)) return only(after ?? before)
  if (selector !== undefined) return only(closest)
  return [...only(before), ...only(after)]
}

function only(parties: Parties | undefined): readonly Parties[] {
  return parties === undefined ? [] : [{ from: parties.from, to: parties.to }]
}

/** Whether the logs alone leave open who sold to whom, or whether it is told twice. */
export function isAmbiguous({ parties, mirrored }: ToldSale): boolean {
  return mirrored || parties.some(({ from, to }) => from !== parties[0]?.from || to !== parties[0]?.to)
}
