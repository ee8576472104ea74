// Missing order rows that proven receipts confirm, and the block from which none is missing.
//
// A search result proves nothing: its logs are looked up in the receipts of their blocks, and an index is only
// accused of what they contain.
import { getAnswerableFrom, type Claim, type ClaimedRow } from './claim.ts'
import { answerableBlocks, type Evidence, sortByPlace, isProven, type OrderLog } from './evidence.ts'
import type { Missing } from './findings.ts'
import type { Hex } from './hex.ts'
import { findUnreportedOrders, type UnreportedRow, type TracedLog } from './unreportedOrders.ts'
import type { NeededTransactions } from './fetchBlocks.ts'
import { parseSeaportLog } from './seaportLogs.ts'

export type OrderEvidence = Pick<
  Evidence,
  'orderLogs' | 'ordersSearchedFrom' | 'headStands' | 'finalized' | 'blocks'
>

/** @returns the missing rows, and the block from which they are complete; undefined if orders weren't searched */
export function missingOrders(
  claim: Claim,
  evidence: OrderEvidence,
): { readonly missing: readonly Missing[]; readonly since: number | undefined } {
  if (evidence.ordersSearchedFrom === undefined) return { missing: [], since: undefined }
  let since = Math.max(evidence.ordersSearchedFrom, getAnswerableFrom(claim))
  const missing: Missing[] = []
  for (const { untilSeconds, restsOn, ...row } of findUnreported(claim, evidence)) {
    const timestampSeconds = evidence.blocks.get(row.blockNumber)?.timestampSeconds
    const ended =
      timestampSeconds !== undefined && untilSeconds !== undefined && untilSeconds <= BigInt(timestampSeconds)
    if (ended) continue
    if (restsOn.every(({ proven }) => proven)) missing.push({ ...row, timestampSeconds })
    else since = Math.max(since, row.blockNumber + 1)
  }
  return { missing, since }
}

/** Transactions of missing rows whose receipts haven't been read. */
export function neededReceipts(claim: Claim, evidence: OrderEvidence): NeededTransactions {
  const needed = new Map<number, Set<Hex>>()
  for (const { blockNumber, transactionHash } of findUnreported(claim, evidence).flatMap(
    ({ restsOn }) => restsOn,
  )) {
    if (evidence.blocks.get(blockNumber)?.receipts.has(transactionHash) === true) continue
    needed.set(blockNumber, (needed.get(blockNumber) ?? new Set()).add(transactionHash))
  }
  return needed
}

function findUnreported(claim: Claim, evidence: OrderEvidence): readonly UnreportedRow[] {
  if (evidence.ordersSearchedFrom === undefined) return []
  const [answerable, last] = answerableBlocks(claim, evidence)
  const first = Math.max(answerable, evidence.ordersSearchedFrom)
  const begin = firstCoveredBlock(claim, evidence.blocks, first)
  const logs = new Map<string, TracedLog>()
  for (const log of evidence.orderLogs) {
    if (log.blockNumber >= first) logs.set(placeKey(log), { ...log, proven: false })
  }
  for (const log of provenLogs(evidence.blocks)) {
    if (log.blockNumber >= begin) logs.set(placeKey(log), log)
  }
  return findUnreportedOrders(claim, sortByPlace([...logs.values()]), [first, last])
}

const placeKey = ({ blockNumber, logIndex }: OrderLog) => `${blockNumber} ${logIndex}`

/**
 * The first block from which the receipts of the history's rows show what became of its orders before the search
 * begins: a sale or cancellation in an unread block may have closed one.
 */
function firstCoveredBlock(
  { rows, indexedFromBlock }: Claim,
  blocks: Evidence['blocks'],
  first: number,
): number {
  const isShown = ({ blockNumber, blockHash, transactionHash }: ClaimedRow) => {
    const block = blocks.get(blockNumber)
    return block?.hash === blockHash && isProven(block, block.receipts.get(transactionHash))
  }
  return rows
    .filter((row) => row.blockNumber < first && !isShown(row))
    .reduce((from, { blockNumber }) => Math.max(from, blockNumber + 1), indexedFromBlock)
}

function* provenLogs(blocks: Evidence['blocks']): Generator<TracedLog> {
  for (const block of blocks.values()) {
    for (const receipt of block.receipts.values()) {
      if (!isProven(block, receipt)) continue
      const { transactionHash } = receipt
      for (const log of receipt.logs) {
        const event = parseSeaportLog(log)
        if (event === undefined) continue
        yield { event, blockNumber: block.number, transactionHash, logIndex: log.logIndex, proven: true }
      }
    }
  }
}
