// For tests: false claims about honest histories.
import fc from 'fast-check'
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { toHistoryPlace } from '../../src/domain/historyPosition.ts'
import type { Claim, ClaimedRow } from '../../src/verification/claim.ts'
import type { Evidence } from '../../src/verification/evidence.ts'
import { parseSeaportLog } from '../../src/verification/seaportLogs.ts'
import { blockHash, COLLECTION, fail, type Honest, person, sampleHistory } from './honestHistories.ts'
import type { Hex } from '../../src/verification/hex.ts'

type Field = Exclude<keyof ClaimedRow, 'id'>

const FIELDS: readonly Field[] = [
  'type',
  'position',
  'from',
  'to',
  'quantity',
  'price',
  'unitPrice',
  'currency',
  'orderHash',
  'orderSide',
  'bundleSize',
  'emitter',
  'transactionHash',
  'logIndex',
  'blockNumber',
  'blockHash',
  'timestampSeconds',
]

/** Another value for a field: near the true one, or one that other rows have. */
function falsify(row: ClaimedRow, field: Field, seed: number): ClaimedRow[Field] {
  const pick = <Value>(...values: readonly Value[]): Value => {
    const others = values.filter((value) => value !== row[field])
    return others[seed % others.length] as Value
  }
  switch (field) {
    case 'type':
      return pick('MINT', 'TRANSFER', 'BURN', 'SALE', 'LISTING', 'OFFER', 'CANCELLATION')
    case 'from':
    case 'to':
      return pick(null, person(0), person(1), person(2), person(3), person(6), person(7))
    case 'currency':
      return pick(null, ZERO_ADDRESS, person(5))
    case 'emitter':
      return pick(COLLECTION, person(5))
    case 'orderSide':
      return pick(null, 'ASK', 'BID')
    case 'orderHash':
    case 'transactionHash':
    case 'blockHash':
      return pick(blockHash(3, 1), blockHash(row.blockNumber, 1), blockHash(row.blockNumber + 1))
    case 'position':
      return row.position + pick(1n, -1n, 1n << 16n, 1n << 40n)
    case 'quantity':
      return row.quantity + pick(1n, 2n)
    case 'price':
    case 'unitPrice':
      return row[field] === null ? pick(0n, 1n) : pick(null, (row[field] ?? 0n) + 1n)
    case 'bundleSize':
      return pick(null, 1, 2)
    case 'logIndex':
    case 'blockNumber':
    case 'timestampSeconds':
      return row[field] + pick(1, -1, 7)
  }
}

/** When the order that a row is about ends, in seconds. */
function readEnd({ orderHash }: ClaimedRow, { orderLogs }: Evidence): number {
  for (const { event } of orderLogs) {
    if (event.name === 'OrderValidated' && event.orderHash === orderHash) return Number(event.endsAtSeconds)
  }
  throw new Error('no such order')
}

function haveSameLog(one: ClaimedRow, other: ClaimedRow): boolean {
  return one.blockNumber === other.blockNumber && one.logIndex === other.logIndex
}

/** Which of a maker's orders a counter voided first, second, third: the index's own count, and no claim about the chain. */
function isOwnCount(row: ClaimedRow, altered: ClaimedRow, { blocks }: Evidence): boolean {
  const log = blocks
    .get(row.blockNumber)
    ?.receipts.get(row.transactionHash)
    ?.logs.find(({ logIndex }) => logIndex === row.logIndex)
  if (row.type !== 'CANCELLATION' || log === undefined) return false
  if (parseSeaportLog(log)?.name !== 'CounterIncremented') return false
  const [place, other] = [toHistoryPlace(row.position), toHistoryPlace(altered.position)]
  return place.block === other.block && place.logIndex === other.logIndex
}

export const deceits = fc.record({
  kind: fc.constantFrom('omit', 'invent', 'reorder', 'alter', 'alter', 'owner'),
  row: fc.nat(),
  other: fc.nat(),
  field: fc.constantFrom(...FIELDS),
  seed: fc.nat(),
  /** Whether the index also names the owner that its false history would lead to. */
  consistent: fc.boolean(),
})
type Deceit = typeof deceits extends fc.Arbitrary<infer Value> ? Value : never

/** A false claim; undefined where the deceit would change nothing, or nothing that a check holds an index to. */
export function deceive({ claim, evidence }: Honest, deceit: Deceit): Claim | undefined {
  const { kind, seed, field, consistent } = deceit
  const rows = [...claim.rows]
  const at = deceit.row % rows.length
  const row = rows[at]
  if (row === undefined) return undefined
  switch (kind) {
    case 'omit':
      // An order that has ended may have left the index before it was canceled.
      if (row.type === 'CANCELLATION' && row.timestampSeconds >= readEnd(row, evidence)) return undefined
      rows.splice(at, 1)
      break
    case 'invent': {
      const place = deceit.other % (rows.length + 1)
      const copy = { ...row, id: 'invented' }
      const invented: ClaimedRow[] = [
        copy,
        { ...copy, position: row.position + 1n },
        { ...copy, position: row.position + (1n << 16n), logIndex: row.logIndex + 1 },
        {
          ...copy,
          transactionHash: blockHash(5, 2),
          position: row.position + (9n << 16n),
          logIndex: row.logIndex + 9,
        },
      ]
      rows.splice(place, 0, invented[seed % invented.length] ?? copy)
      if (consistent) rows.sort((one, other) => (one.position < other.position ? -1 : 1))
      break
    }
    case 'reorder': {
      const to = deceit.other % rows.length
      const swapped = rows[to]
      if (swapped === undefined || to === at) return undefined
      // The count of a counter's own orders, again.
      if (consistent && row.type === 'CANCELLATION' && haveSameLog(row, swapped)) return undefined
      rows[at] = consistent ? { ...swapped, position: row.position } : swapped
      rows[to] = consistent ? { ...row, position: swapped.position } : row
      break
    }
    case 'alter': {
      const altered = { ...row, [field]: falsify(row, field, seed) }
      if (field === 'position' && isOwnCount(row, altered, evidence)) return undefined
      rows[at] = altered
      break
    }
    case 'owner': {
      if (claim.subject.standard === 'ERC1155') {
        const balances = claim.balances.map((balance, index) =>
          index === deceit.row % claim.balances.length ? { ...balance, units: balance.units + 1n } : balance,
        )
        return balances.length === 0 ? undefined : { ...claim, balances }
      }
      const owner = [null, person(0), person(1), person(2), person(3), person(5)].filter(
        (account) => account !== claim.owner,
      )[seed % 5]
      return owner === undefined ? undefined : { ...claim, owner }
    }
  }
  if (!consistent || claim.subject.standard === 'ERC1155') return { ...claim, rows }
  const last = rows.findLast(({ type }) => ['MINT', 'TRANSFER', 'BURN'].includes(type))
  return { ...claim, rows, owner: last?.to ?? null }
}

export const without = (claim: Claim, ...left: readonly (ClaimedRow | undefined)[]): Claim => ({
  ...claim,
  rows: claim.rows.filter((row) => !left.includes(row)),
})

/** What a check has that searched for orders from a block on: of those before, the receipts that rows and movements name. */
export function searchedFrom(from: number, claim: Claim, evidence: Evidence): Evidence {
  const orderLogs = evidence.orderLogs.filter(({ blockNumber }) => blockNumber >= from)
  const named = new Set(
    [...claim.rows, ...evidence.movements, ...orderLogs].map(({ transactionHash }) => transactionHash),
  )
  return { ...withReceipts(evidence, (hash) => named.has(hash)), orderLogs, ordersSearchedFrom: from }
}

export function withReceipts(evidence: Evidence, isRead: (transactionHash: Hex) => boolean): Evidence {
  const blocks = [...evidence.blocks].map(
    ([number, block]) =>
      [
        number,
        { ...block, receipts: new Map([...block.receipts].filter(([hash]) => isRead(hash))) },
      ] as const,
  )
  return { ...evidence, blocks: new Map(blocks) }
}

export function findPublication({ orderHash }: ClaimedRow, { orderLogs }: Evidence) {
  for (const { event, blockNumber } of orderLogs) {
    if (event.name === 'OrderValidated' && event.orderHash === orderHash) return { event, blockNumber }
  }
  throw new Error('no such order')
}

/** A listing, something else that a later block has of the item, and then the listing's cancellation. */
export function sampleCancellation(): Honest & Record<'listing' | 'between' | 'cancellation', ClaimedRow> {
  const parts = ({ claim, evidence }: Honest) => {
    for (const cancellation of claim.rows.filter(({ type }) => type === 'CANCELLATION')) {
      const listing = claim.rows.find(
        ({ type, orderHash }) => type === 'LISTING' && orderHash === cancellation.orderHash,
      )
      const between = claim.rows.find(
        ({ blockNumber }) =>
          blockNumber > (listing?.blockNumber ?? Infinity) && blockNumber < cancellation.blockNumber,
      )
      const open = cancellation.timestampSeconds < findPublication(cancellation, evidence).event.endsAtSeconds
      if (listing !== undefined && between !== undefined && open) return { listing, between, cancellation }
    }
    return undefined
  }
  const honest = sampleHistory((one) => parts(one) !== undefined, 4)
  return { ...honest, ...(parts(honest) ?? fail()) }
}

/** Whether no other row is about the same order. */
export const isFresh = ({ orderHash, type }: ClaimedRow, { rows }: Claim) =>
  type === 'CANCELLATION' || rows.filter((row) => row.orderHash === orderHash).length === 1

/** The same history after some blocks in which nothing happened. */
export function appendEmptyBlocks({ claim, evidence }: Honest, count: number): Honest {
  const { number: newest } = evidence.pinned
  const more = Array.from({ length: count }, (_, index) => newest + 1 + index)
  const blocks = new Map(evidence.blocks)
  for (const number of more) {
    const empty = { timestampSeconds: number * 60, headerRlp: '0x00', receipts: new Map() } as const
    blocks.set(number, { number, hash: blockHash(number), ...empty })
  }
  const head = { number: newest + count, hash: blockHash(newest + count) }
  return { claim: { ...claim, head }, evidence: { ...evidence, pinned: head, blocks } }
}
