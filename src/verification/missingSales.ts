// Finds sales in the read receipts that a history lacks, whole or in part.
import type { Address } from '../domain/address.ts'
import type { Claim, ClaimedRow } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import type { Missing } from './findings.ts'
import type { FulfilledOrder } from './fulfilledOrders.ts'
import { type Context, groupOrders } from './rowCheck.ts'
import type { ReportedSale } from './saleCheck.ts'
import { type BlockRange, listPlaces, placeKey } from './rowPlaces.ts'
import { isLimited, sumUnits, countUnitsGiven } from './soldUnits.ts'
import { isToken } from './terms.ts'

/**
 * The certain sales of the token in these blocks that no row reports. In a match, rows must report as many units as the
 * seller's listings sold, for any order: the logs don't show which of two orders makes a sale.
 */
export function findMissingSales(
  { claim, evidence, sales: readSales }: Context,
  [first, last]: BlockRange,
): readonly Missing[] {
  const places = listPlaces(claim, ({ type }) => type === 'SALE')
  const orders = groupOrders(claim.rows)
  // Whatever its filler added, an order whose own row is in the history sells the item.
  const isCertain = ({ certain, orderHash }: ReportedSale) =>
    certain || orders.get(orderHash)?.published !== undefined
  return [...evidence.blocks.values()]
    .filter(({ number }) => number >= first && number <= last)
    .flatMap(({ number, timestampSeconds, receipts }) =>
      [...receipts.values()].flatMap((receipt) => {
        const certain = readSales(receipt).filter(isCertain)
        const single = certain.filter(
          (sale) =>
            !isMatchedListing(sale) &&
            !sale.mirrored &&
            !places.has(placeKey(number, sale.logIndex, sale.rowNumber)),
        )
        const matched = findMatched(certain.filter(isMatchedListing), { claim, receipt, block: number })
        return [...single, ...matched].map(({ parties, quantity, logIndex }) => ({
          type: 'SALE' as const,
          from: parties[0]?.from ?? null,
          to: parties[0]?.to ?? null,
          quantity,
          blockNumber: number,
          transactionHash: receipt.transactionHash,
          logIndex,
          timestampSeconds,
        }))
      }),
    )
}

const isMatchedListing = ({ side, match }: ReportedSale) => side === 'ASK' && match !== undefined

interface Facts {
  readonly claim: Claim
  readonly receipt: ReceiptEvidence
  readonly block: number
}

/**
 * For each seller and match, what the certain listings sold beyond the units of the rows, unless there were more parts
 * than an index separates.
 */
function findMatched(listed: readonly ReportedSale[], facts: Facts): readonly ReportedSale[] {
  return listed.flatMap((sale, index) => {
    const { match = [], offerer } = sale
    const isOwn = (other: ReportedSale) => other.match === match && other.offerer === offerer
    if (listed.findIndex(isOwn) !== index) return []
    const sold = sumUnits(listed.filter(isOwn)) - countKept(offerer, match, facts)
    const rows = listRows(match, facts)
    const left = sold - sumUnits(rows.filter(({ from }) => from === offerer))
    if (left <= 0n || isLimited(rows, facts.receipt, facts.claim.subject)) return []
    return [{ ...sale, quantity: left }]
  })
}

/** Units that the seller offered and kept: before version 1.6, Seaport leaves what no order requests with its maker. */
function countKept(
  seller: Address,
  match: readonly FulfilledOrder[],
  { claim: { subject }, receipt }: Facts,
): bigint {
  const offered = match
    .filter(({ event }) => event.offerer === seller)
    .flatMap(({ event }) => event.offer)
    .filter((item) => isToken(item, subject))
    .reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const moved = countUnitsGiven(seller, receipt, subject)
  return offered > moved ? offered - moved : 0n
}

/** The rows of the match's sales, by any of its orders. */
function listRows(match: readonly FulfilledOrder[], { claim, block }: Facts): readonly ClaimedRow[] {
  const logs = new Set(match.map(({ log }) => log.logIndex))
  return claim.rows.filter(
    ({ type, blockNumber, logIndex }) => type === 'SALE' && blockNumber === block && logs.has(logIndex),
  )
}
