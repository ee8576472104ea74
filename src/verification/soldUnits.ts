// Limits what the rows of one transaction report as sold to what its orders sold, and to what moved.
import { type Address, ZERO_ADDRESS } from '../domain/address.ts'
import type { ClaimedRow, Subject } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import { parseMovements } from './movements.ts'
import type { ReportedSale } from './saleCheck.ts'

/**
 * The most pairs of seller and buyer among which an index separates the units of one item in a fulfillment: MAX_PARTS of
 * the mappings. Units beyond have no row.
 */
export const MAX_PARTS = 100

/** Units that sales before a row, in the claim's order, took from its log, and between its accounts. */
interface Taken {
  readonly ofLog: bigint
  readonly moved: bigint
}

export type UnitsTaken = ReadonlyMap<ClaimedRow, Taken>

/** Counts, for each sale, the units that earlier rows took from its log, and between its accounts. */
export function countTaken(rows: readonly ClaimedRow[]): UnitsTaken {
  const running = new Map<string, bigint>()
  const take = (key: string, quantity: bigint) => {
    const before = running.get(key) ?? 0n
    running.set(key, before + quantity)
    return before
  }
  const taken = new Map<ClaimedRow, Taken>()
  for (const row of rows) {
    if (row.type !== 'SALE') continue
    const { blockNumber, logIndex, transactionHash, from, to, quantity } = row
    taken.set(row, {
      ofLog: take(`${blockNumber} ${logIndex}`, quantity),
      moved: take(`${transactionHash} ${from} ${to}`, quantity),
    })
  }
  return taken
}

/** Units that are left for a row of its log's sales, and of what moved between its accounts. */
export function countUnitsLeft(
  row: ClaimedRow,
  taken: UnitsTaken,
  facts: {
    /** The sales of the row's log. */
    readonly here: readonly ReportedSale[]
    readonly receipt: ReceiptEvidence
    readonly subject: Subject
  },
): bigint {
  const before = taken.get(row) ?? { ofLog: 0n, moved: 0n }
  const ofLog = sumUnits(facts.here) - before.ofLog
  const moved = countUnitsMoved(row, facts.receipt, facts.subject) - before.moved
  return ofLog < moved ? ofLog : moved
}

/** Whether a match sold among more parts than an index separates, and these rows of it are as many as that. */
export function isLimited(rows: readonly ClaimedRow[], { logs }: ReceiptEvidence, subject: Subject): boolean {
  const count = (moved: readonly Pick<ClaimedRow, 'from' | 'to'>[]) =>
    new Set(moved.map(({ from, to }) => `${from} ${to}`)).size
  return count(rows) >= MAX_PARTS && count(logs.flatMap((log) => parseMovements(log, subject))) > MAX_PARTS
}

/** Units that moved between the row's accounts in the transaction. */
export function countUnitsMoved(
  { from, to }: ClaimedRow,
  { logs }: ReceiptEvidence,
  subject: Subject,
): bigint {
  return sumUnits(
    logs
      .flatMap((log) => parseMovements(log, subject))
      .filter((movement) => isSameAccount(movement.from, from) && isSameAccount(movement.to, to)),
  )
}

/** Units that the account gave in the transaction. */
export const countUnitsGiven = (account: Address, { logs }: ReceiptEvidence, subject: Subject): bigint =>
  sumUnits(logs.flatMap((log) => parseMovements(log, subject)).filter(({ from }) => from === account))

/** A sale may name the zero address where the item was minted to its buyer. */
const isSameAccount = (one: Address | null, other: Address | null) =>
  (one ?? ZERO_ADDRESS) === (other ?? ZERO_ADDRESS)

export const sumUnits = (parts: readonly { readonly quantity: bigint }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0n)
