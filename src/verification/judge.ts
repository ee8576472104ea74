// Checks a claim against the evidence: every row, what is missing, and whether it leads to the current holder. Pure.
import type { Address } from '../domain/address.ts'
import { getAnswerableFrom, type Claim, type ClaimedRow, isMovementType } from './claim.ts'
import { findBreak, computeHolders, matchesHolding } from './custodyChain.ts'
import { answerableBlocks, type ChainMovement, type Evidence, sortByPlace } from './evidence.ts'
import type {
  Missing,
  Obstacle,
  Outcome,
  RowFinding,
  RowVerdict,
  Verdict,
  WholeContradiction,
} from './findings.ts'
import { missingOrders } from './missingOrders.ts'
import { findMissingSales } from './missingSales.ts'
import { checkRow, type Context, groupOrders, createSaleReader } from './rowCheck.ts'
import { type BlockRange, listPlaces, placeKey } from './rowPlaces.ts'
import { countTaken } from './soldUnits.ts'

/** Checks a claim with this evidence. */
export function judge(claim: Claim, evidence: Evidence): Verdict {
  const context = { claim, evidence, sales: createSaleReader(claim, evidence) }
  const rows = checkRows(claim.rows, context)
  const newer = evidence.movements.filter(({ blockNumber }) => blockNumber > claim.head.number)
  const orderRows = missingOrders(claim, evidence)
  const missing = sortByPlace([
    ...findMissingRows(context, answerableBlocks(claim, evidence)),
    ...orderRows.missing,
  ])
  const whole = checkHolders(claim, evidence)
  const verdict = { rows, missing, whole, newer, ordersSince: orderRows.since }
  return { ...verdict, outcome: toOutcome(context, verdict) }
}

/** Checks each row. Rows that don't come after the previous one are contradicted: out of order, or duplicates. */
function checkRows(rows: readonly ClaimedRow[], context: Context): readonly RowFinding[] {
  const orders = groupOrders(rows)
  const taken = countTaken(rows)
  /** By order, the verdict of its latest row that isn't proven: a cancellation, which repeats that row, is no better. */
  const unproven = new Map<string | null, RowVerdict>()
  let last = -1n
  return rows.map((row) => {
    const { id, blockNumber, position, orderHash } = row
    const own = checkRow(row, { ...context, orders, taken })
    const inheritsVerdict = own.kind === 'verified' && row.type === 'CANCELLATION'
    const verdict = (inheritsVerdict ? unproven.get(orderHash) : undefined) ?? own
    if (orderHash !== null && verdict.kind !== 'verified' && verdict.kind !== 'contradicted') {
      unproven.set(orderHash, verdict)
    }
    if (position > last) {
      last = position
      return { id, blockNumber, verdict }
    }
    const by = verdict.kind === 'contradicted' ? verdict.by : []
    return { id, blockNumber, verdict: { kind: 'contradicted', by: [...new Set([...by, 'place' as const])] } }
  })
}

function findUnreportedMovements(
  { claim, evidence }: Context,
  [first, last]: BlockRange,
): readonly ChainMovement[] {
  const moves = listPlaces(claim, ({ type }) => isMovementType(type))
  return evidence.movements
    .filter(({ blockNumber }) => blockNumber >= first && blockNumber <= last)
    .filter(({ blockNumber, logIndex, rowNumber }) => !moves.has(placeKey(blockNumber, logIndex, rowNumber)))
}

/**
 * Whether an index may leave the movement out: it limits what the ranges of one block add for all collections that it
 * discovered.
 */
const isOptional = ({ isFromRange }: ChainMovement, { tracked }: Claim) => isFromRange === true && !tracked

/** Events of the token in these blocks for which the index has no row. */
function findMissingRows(context: Context, range: BlockRange): readonly Missing[] {
  const { claim, evidence } = context
  const missing: readonly Missing[] = findUnreportedMovements(context, range)
    .filter((movement) => !isOptional(movement, claim))
    .map((movement) => ({
      ...movement,
      timestampSeconds: evidence.blocks.get(movement.blockNumber)?.timestampSeconds,
    }))
  return [...missing, ...findMissingSales(context, range)]
}

/** Whether the movements reach back to the mint. */
function hasMint({ movements, searchedFrom }: Evidence): boolean {
  const [first] = movements
  return searchedFrom !== undefined && first?.type === 'MINT'
}

/** The holders that the index claims at its block, compared with the chain's movements. */
function checkHolders(claim: Claim, evidence: Evidence): readonly WholeContradiction[] {
  const { standard } = claim.subject
  if (evidence.headStands !== true || evidence.searchedFrom === undefined) return []
  const until = evidence.movements.filter(({ blockNumber }) => blockNumber <= claim.head.number)
  if (standard === 'ERC721') {
    const chainOwner = ownerAt(until, evidence)
    if (chainOwner === undefined || chainOwner === claim.owner) return []
    return [{ kind: 'owner', reported: claim.owner, onChain: chainOwner }]
  }
  // Balances need every movement; and if a contract's events don't add up, the index isn't wrong.
  if (!hasMint(evidence) || findBreak(until, standard) !== undefined) return []
  const held = computeHolders(until)
  return claim.balances
    .filter(({ account, units }) => (held.get(account) ?? 0n) !== units)
    .map(({ account, units }) => ({
      kind: 'balance',
      account,
      reported: units,
      onChain: held.get(account) ?? 0n,
    }))
}

/** The owner after these movements; the contract's current owner if there are no movements at all. */
function ownerAt(
  until: readonly ChainMovement[],
  { movements, holding }: Evidence,
): Address | null | undefined {
  const last = until.at(-1)
  if (last !== undefined) return last.to
  return movements.length === 0 && holding.kind === 'owner' ? holding.owner : undefined
}

type Findings = Omit<Verdict, 'outcome'>

function toOutcome(context: Context, { rows, missing, whole }: Findings): Outcome {
  const { claim, evidence } = context
  if (hasNoCommonBlock(claim, evidence)) return { kind: 'unchecked', because: 'other-chain' }
  const has = (kind: RowFinding['verdict']['kind']) => rows.some(({ verdict }) => verdict.kind === kind)
  if (has('contradicted') || missing.length > 0 || whole.length > 0) return { kind: 'mismatch' }
  if (has('replaced') || evidence.headStands === false) {
    return { kind: 'unchecked', because: 'reorganized' }
  }
  // For blocks that the node doesn't have, nothing shows whether rows are missing, or who holds it.
  if (evidence.headStands === undefined || claim.head.number > evidence.pinned.number) {
    return { kind: 'unchecked', because: 'node-behind' }
  }
  if (evidence.searchedFrom === undefined) return { kind: 'unchecked', because: 'no-search' }
  if (!addsUp(claim, evidence)) return { kind: 'incoherent' }
  if (evidence.holding.kind === 'unknown') return { kind: 'unchecked', because: 'no-holder' }
  const [since, because] = findCheckedRange(context, rows)
  if (because !== undefined) {
    // There is no row after the unchecked block.
    if (because !== 'record' && !rows.some(({ blockNumber }) => blockNumber >= since)) {
      return { kind: 'unchecked', because }
    }
    return { kind: 'since', since, because }
  }
  return { kind: 'complete', since }
}

/**
 * Whether index and node follow different chains, further back than any reorganization: evidence can't show which one
 * is true.
 */
function hasNoCommonBlock({ rows }: Claim, { headStands, finalized = -1, blocks }: Evidence): boolean {
  const read = rows.filter(({ blockNumber }) => blocks.has(blockNumber))
  return (
    headStands === false &&
    read.some(({ blockNumber }) => blockNumber <= finalized) &&
    read.every(({ blockNumber, blockHash }) => blocks.get(blockNumber)?.hash !== blockHash)
  )
}

/** The first block from which everything is checked, and why not earlier; undefined from the mint on. */
function findCheckedRange(
  context: Context,
  rows: readonly RowFinding[],
): readonly [number, 'record' | Obstacle | undefined] {
  const { claim, evidence } = context
  const from = getAnswerableFrom(claim)
  const [first] = evidence.movements
  const minted = hasMint(evidence)
  let since = minted ? (first?.blockNumber ?? from) : from
  let because: 'record' | Obstacle | undefined = minted ? undefined : 'record'
  const searched = evidence.searchedFrom ?? 0
  if (searched > Math.min(from, since)) {
    since = searched
    because = 'budget'
  }
  // The index doesn't claim rows from before its first block, so a missing one is no lie, but the history isn't
  // complete.
  if (since < from && findMissingRows(context, [since, from - 1]).length > 0) {
    since = from
    because = 'record'
  }
  for (const movement of findUnreportedMovements(context, [since, claim.head.number])) {
    if (!isOptional(movement, claim)) continue
    since = Math.max(since, movement.blockNumber + 1)
    because = 'record'
  }
  for (const { blockNumber, verdict } of rows) {
    if (verdict.kind === 'verified') continue
    since = Math.max(since, blockNumber + 1)
    because = verdict.kind === 'matched' ? 'no-proof' : 'budget'
  }
  return [since, because]
}

/** Whether the chain's movements are consistent and end at the current holders. */
function addsUp({ subject }: Claim, evidence: Evidence): boolean {
  const { movements, holding } = evidence
  if (subject.standard === 'ERC1155' && !hasMint(evidence)) return true
  return findBreak(movements, subject.standard) === undefined && matchesHolding(movements, holding)
}

/** Accounts that may be holders, to query an ERC-1155 contract for. */
export function listHolders(claim: Claim, movements: readonly ChainMovement[]): readonly Address[] {
  const named = new Set<Address>(claim.balances.map(({ account }) => account))
  for (const { from, to } of movements)
    for (const account of [from, to]) if (account !== null) named.add(account)
  return [...named]
}
