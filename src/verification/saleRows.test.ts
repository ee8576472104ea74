// Rows of sales that share a transaction: matches, and contracts that call Seaport several times.
import { describe, expect, test } from 'vitest'
import { historyPosition } from '../domain/historyPosition.ts'
import { type Address, parseAddress } from '../domain/address.ts'
import type { Claim, ClaimedRow, Subject } from './claim.ts'
import type { ReceiptEvidence } from './evidence.ts'
import type { Hex } from './hex.ts'
import { judge } from './judge.ts'
import { TRANSFER_SINGLE } from './movements.ts'
import { parseFulfillment, SEAPORT } from './seaportLogs.ts'
import {
  BUYER,
  DUST,
  makeMatch,
  makeSale,
  NATIVE,
  OTHER,
  SELLER,
  subject as token,
  TOKEN,
} from '../../tests/support/saleReceipts.ts'

const edition: Subject = { ...token, standard: 'ERC1155' }
const hash = (digit: string): Hex => `0x${digit.repeat(64)}`
const word = (value: bigint | Address) => BigInt(value).toString(16).padStart(64, '0')

type Facts = Pick<ClaimedRow, 'logIndex' | 'quantity' | 'price' | 'currency'> &
  Partial<ClaimedRow> & { readonly rowNumber?: number }

/** What a check says of these sales of a receipt. */
function judgeSales(subject: Subject, receipt: ReceiptEvidence, facts: readonly Facts[]) {
  const block = { number: 5, hash: hash('b'), timestampSeconds: 60, headerRlp: undefined } as const
  const rows = facts.map(({ rowNumber = 0, ...row }): ClaimedRow => {
    const log = receipt.logs.find(({ logIndex }) => logIndex === row.logIndex)
    const event = log === undefined ? undefined : parseFulfillment(log)
    return {
      id: `${row.logIndex} ${rowNumber}`,
      type: 'SALE',
      position: historyPosition(block.number, row.logIndex, rowNumber),
      from: SELLER,
      to: BUYER,
      unitPrice: (row.price ?? 0n) / row.quantity,
      orderHash: event?.orderHash ?? null,
      orderSide: event?.offerer === SELLER ? 'ASK' : 'BID',
      bundleSize: 1,
      emitter: SEAPORT,
      transactionHash: receipt.transactionHash,
      blockNumber: block.number,
      blockHash: block.hash,
      timestampSeconds: block.timestampSeconds,
      ...row,
    }
  })
  const head = { number: block.number, hash: block.hash }
  const claim: Claim = {
    ...{ subject, rows, owner: null, balances: [], indexedFromBlock: 0, tracked: true, head },
  }
  const { rows: findings, missing } = judge(claim, {
    pinned: head,
    blocks: new Map([[block.number, { ...block, receipts: new Map([[receipt.transactionHash, receipt]]) }]]),
    movements: [],
    searchedFrom: 0,
    orderLogs: [],
    ordersSearchedFrom: undefined,
    holding: { kind: 'unknown' },
    finalized: undefined,
    headStands: true,
    selectors: new Map([[receipt.transactionHash, '0x']]),
  })
  return {
    wrong: findings.map(({ verdict }) => (verdict.kind === 'contradicted' ? verdict.by : [])),
    missing: missing.map(({ quantity }) => quantity),
  }
}

/** The log of units that the seller gives. */
const makeMove = (logIndex: number, to: Address, units: bigint) => ({
  address: TOKEN,
  topics: [TRANSFER_SINGLE, `0x${word(0n)}`, `0x${word(SELLER)}`, `0x${word(to)}`] as Hex[],
  data: `0x${word(7n)}${word(units)}` as Hex,
  logIndex,
})

test('an offer in a match never costs nothing where the listing that it meets requests money', () => {
  const match = makeMatch(
    { offerer: SELLER, offer: [[2n, TOKEN, 7n, 1n]], consideration: [[1n, DUST, 0n, 100n, SELLER]] },
    { offerer: BUYER, offer: [[1n, DUST, 0n, 150n]], consideration: [[2n, TOKEN, 7n, 1n, BUYER]] },
  )
  const sale = { logIndex: 1, quantity: 1n, currency: DUST }
  expect(judgeSales(token, match, [{ ...sale, price: 100n }]).wrong).toEqual([[]])
  expect(judgeSales(token, match, [{ ...sale, price: 0n }]).wrong).toEqual([['price', 'unit price']])
})

test('an order that a contract fills twice has a buyer for each transfer', () => {
  const filled = makeSale({
    offerer: SELLER,
    offer: [[3n, TOKEN, 7n, 1n]],
    consideration: [[0n, NATIVE, 0n, 100n, SELLER]],
  })
  const at = (logIndex: number) => filled.logs.slice(0, 1).map((log) => ({ ...log, logIndex }))
  const receipt = { ...filled, logs: [makeMove(0, OTHER, 1n), ...at(3), makeMove(4, BUYER, 1n), ...at(9)] }
  const sale = { quantity: 1n, price: 100n, currency: NATIVE }
  const first = { ...sale, logIndex: 3, to: OTHER }
  expect(judgeSales(edition, receipt, [first, { ...sale, logIndex: 9 }]).wrong).toEqual([[], []])
  expect(judgeSales(edition, receipt, [first, { ...sale, logIndex: 9, to: OTHER }]).wrong).toEqual([
    [],
    ['quantity'],
  ])
})

describe('of a listing in a match that names one item twice', () => {
  const match = makeMatch({
    offerer: SELLER,
    offer: [
      [3n, TOKEN, 7n, 2n],
      [3n, TOKEN, 7n, 4n],
    ],
    consideration: [[1n, DUST, 0n, 100n, SELLER]],
  })
  const receipt = {
    ...match,
    logs: [...match.logs.slice(0, 2), makeMove(2, BUYER, 5n), makeMove(3, OTHER, 1n)],
  }
  const sale = { logIndex: 0, currency: DUST, bundleSize: 2 }
  const rows = [
    { ...sale, quantity: 2n, price: 50n },
    { ...sale, quantity: 3n, price: 37n, rowNumber: 1 },
    { ...sale, quantity: 1n, price: 13n, rowNumber: 2, to: OTHER },
  ]

  test('a further row is a part of either', () => {
    expect(judgeSales(edition, receipt, rows).wrong).toEqual([[], [], []])
  })

  test('units that no row reports are missing', () => {
    expect(judgeSales(edition, receipt, rows).missing).toEqual([])
    const fewer = rows.map((row) => (row.quantity === 3n ? { ...row, quantity: 2n, price: 25n } : row))
    expect(judgeSales(edition, receipt, fewer).missing).toEqual([1n])
    expect(judgeSales(edition, receipt, rows.slice(0, 2)).missing).toEqual([1n])
  })
})

test('units are missing unless they went to more accounts than an index separates, and so many have rows', () => {
  const sellTo = (count: number) => {
    const units = BigInt(count)
    const match = makeMatch({
      offerer: SELLER,
      offer: [[3n, TOKEN, 7n, units]],
      consideration: [[1n, DUST, 0n, units * 10n, SELLER]],
    })
    const buyers = Array.from({ length: count }, (_, place) =>
      parseAddress(`0x7${`${place}`.padStart(39, '0')}`),
    )
    const moves = buyers.map((buyer, place) => makeMove(place + 2, buyer, 1n))
    const rows = buyers.map((buyer, rowNumber): Facts => {
      return { ...{ logIndex: 0, quantity: 1n, price: 10n, currency: DUST }, rowNumber, to: buyer }
    })
    const receipt = { ...match, logs: [...match.logs.slice(0, 2), ...moves] }
    return (reported: number) => judgeSales(edition, receipt, rows.slice(0, reported)).missing
  }
  expect(sellTo(101)(100)).toEqual([])
  expect(sellTo(101)(99)).toEqual([2n])
  expect(sellTo(100)(99)).toEqual([1n])
})
