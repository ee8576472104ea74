// Within what a search for orders claims nothing hidden is missed, and nothing is called missing that no receipt shows.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimedRow } from './claim.ts'
import type { OrderLog } from './evidence.ts'
import type { Hex } from './hex.ts'
import { judge } from './judge.ts'
import { fail, honestHistories } from '../../tests/support/honestHistories.ts'
import {
  without,
  searchedFrom,
  withReceipts,
  findPublication,
  sampleCancellation,
} from '../../tests/support/falseHistories.ts'

const isOrderRow = ({ type }: ClaimedRow) => type === 'LISTING' || type === 'OFFER' || type === 'CANCELLATION'

const searches = fc.record({ honest: honestHistories, from: fc.integer({ min: 10, max: 24 }) })

describe('a search that reached back to any block', () => {
  test('accuses no true history', () => {
    fc.assert(
      fc.property(searches, ({ honest: { claim, evidence }, from }) => {
        const verdict = judge(claim, searchedFrom(from, claim, evidence))
        expect(verdict.missing).toEqual([])
        expect(verdict.ordersSince).toBe(from)
        expect(verdict.outcome.kind).toBe('complete')
      }),
      { numRuns: 1_000 },
    )
  })

  test('finds every row that is hidden from there on, of orders published before it too', () => {
    let earlier = 0
    fc.assert(
      fc.property(searches, fc.nat(), ({ honest: { claim, evidence }, from }, pick) => {
        const hidable = claim.rows
          .filter((row) => isOrderRow(row) && row.blockNumber >= from)
          // An order that has ended may have left the index before it was canceled.
          .filter(
            (row) =>
              row.type !== 'CANCELLATION' ||
              row.timestampSeconds < findPublication(row, evidence).event.endsAtSeconds,
          )
        fc.pre(hidable.length > 0)
        const hidden = hidable[pick % hidable.length] ?? fail()
        if (findPublication(hidden, evidence).blockNumber < from) earlier += 1
        const reported = without(claim, hidden)
        const { type, transactionHash, logIndex, quantity } = hidden
        expect(judge(reported, searchedFrom(from, reported, evidence)).missing).toEqual([
          expect.objectContaining({ type, transactionHash, logIndex, quantity }),
        ])
      }),
      { numRuns: 500 },
    )
    expect(earlier).toBeGreaterThan(10)
  })
})

describe('a cancellation after the block that the search reached, of a listing before it', () => {
  const { claim, evidence, listing, between, cancellation } = sampleCancellation()
  const reported = without(claim, cancellation)
  const searched = searchedFrom(cancellation.blockNumber, reported, evidence)
  const isWithout = (row: ClaimedRow) => (hash: Hex) => hash !== row.transactionHash

  test('is missing when the history hides it', () => {
    const { missing, outcome, ordersSince } = judge(reported, searched)
    expect(missing).toEqual([
      expect.objectContaining({
        type: 'CANCELLATION',
        from: cancellation.from,
        transactionHash: cancellation.transactionHash,
        logIndex: cancellation.logIndex,
        quantity: cancellation.quantity,
      }),
    ])
    expect(outcome).toEqual({ kind: 'mismatch' })
    expect(ordersSince).toBe(cancellation.blockNumber)
  })

  test.each([
    ['its listing', listing],
    ['a row in between, which may have closed it', between],
  ])('is not claimed when the receipt of %s was not read', (_what, row) => {
    expect(judge(reported, withReceipts(searched, isWithout(row))).missing).toEqual([])
  })

  test('is not claimed of an order that the history does not name', () => {
    const silent = without(reported, listing)
    const { missing } = judge(silent, searchedFrom(cancellation.blockNumber, silent, evidence))
    expect(missing.filter(({ type }) => type === 'CANCELLATION')).toEqual([])
  })
})

describe('an order that only a search response contains', () => {
  const { claim, evidence, listing, cancellation } = sampleCancellation()
  const isLog = (row: ClaimedRow) => (log: OrderLog) =>
    log.blockNumber === row.blockNumber && log.logIndex === row.logIndex

  test.each<[string, Partial<OrderLog>]>([
    ['is not in the receipt of its transaction', { logIndex: 900 }],
    ['names a transaction that its block does not have', { logIndex: 900, transactionHash: '0x99' }],
  ])('and %s, is no missing row: what is claimed begins after it', (_what, elsewhere) => {
    const log = evidence.orderLogs.find(isLog(listing)) ?? fail()
    const event = { ...log.event, orderHash: `0x${'99'.repeat(32)}` as Hex }
    const orderLogs = [...evidence.orderLogs, { ...log, ...elsewhere, event }]
    const { missing, outcome, ordersSince } = judge(claim, { ...evidence, orderLogs })
    expect(missing).toEqual([])
    expect(outcome.kind).toBe('complete')
    expect(ordersSince).toBeGreaterThan(listing.blockNumber)
  })

  test('is not believed when the receipt contradicts it', () => {
    const orderLogs = evidence.orderLogs.map((log) =>
      isLog(listing)(log)
        ? { ...log, event: { ...log.event, orderHash: `0x${'99'.repeat(32)}` as Hex } }
        : log,
    )
    const { missing, ordersSince } = judge(claim, { ...evidence, orderLogs })
    expect(missing).toEqual([])
    expect(ordersSince).toBe(10)
  })

  test('of an order makes its cancellation no missing row either, though that is on the chain', () => {
    const reported = without(claim, listing, cancellation)
    const unproven = withReceipts(evidence, (hash) => hash !== listing.transactionHash)
    const verdict = judge(reported, unproven)
    expect(verdict.missing.filter(({ type }) => type === 'LISTING' || type === 'CANCELLATION')).toEqual([])
    expect(verdict.ordersSince).toBe(cancellation.blockNumber + 1)
  })

  test('and is left out of it, is known by the receipts of the rows', () => {
    const orderLogs = evidence.orderLogs.filter((log) => !isLog(cancellation)(log))
    const again: OrderLog = {
      ...(evidence.orderLogs.find(isLog(cancellation)) ?? fail()),
      blockNumber: claim.head.number,
      logIndex: 900,
    }
    // Seaport emits the event again whenever an order that is already canceled is canceled again.
    const { missing, ordersSince } = judge(claim, { ...evidence, orderLogs: [...orderLogs, again] })
    expect(missing).toEqual([])
    expect(ordersSince).toBe(10)
  })
})
