// The chain of custody holds for any history: it covers time without gap or overlap, and ends at the owner.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOwners, buildCustody, heldSeconds, getHops } from './custody.ts'
import { ITEM, person, row, trueHistories } from '../../../tests/support/historyRows.ts'

describe('custody of an ERC-721 token', () => {
  test('covers the time since the mint without gap or overlap, and ends at the owner', () => {
    fc.assert(
      fc.property(trueHistories, ({ rows, owner }) => {
        const { segments, endsAtOwner } = buildCustody(getHops(rows), owner)
        expect(endsAtOwner).toBe(true)
        expect(segments[0]?.acquired.kind).toBe('mint')
        expect(segments[0]?.sinceSeconds).toBe(rows[0]?.timestampSeconds)
        for (const [index, segment] of segments.entries()) {
          expect(segment.afterGap).toBe(false)
          expect(segment.untilSeconds).toBe(segments[index + 1]?.sinceSeconds)
          expect(heldSeconds(segment, 1_000_000)).toBeGreaterThanOrEqual(0)
        }
        const total = segments.reduce((sum, segment) => sum + (heldSeconds(segment, 1_000_000) ?? 0), 0)
        expect(total).toBe(1_000_000 - (segments[0]?.sinceSeconds ?? 0))
      }),
    )
  })

  test('has each sale once, for any order of rows', () => {
    fc.assert(
      fc.property(
        trueHistories.chain((history) =>
          fc.record({
            history: fc.constant(history),
            rows: fc.shuffledSubarray([...history.rows], { minLength: history.rows.length }),
          }),
        ),
        ({ history, rows }) => {
          const { segments } = buildCustody(getHops(rows), history.owner)
          const sales = segments.filter(({ acquired }) => acquired.kind === 'sale').length
          expect(sales).toBe(history.sales)
          expect(segments).toEqual(buildCustody(getHops(history.rows), history.owner).segments)
        },
      ),
    )
  })

  test('gives the first sender a holding with an unknown start when the history begins later', () => {
    fc.assert(
      fc.property(
        trueHistories.filter(({ rows }) => rows.some(({ type }) => type === 'TRANSFER')),
        fc.nat(),
        ({ rows, owner }, seed) => {
          const hops = getHops(rows)
          const from = seed % hops.length
          const { segments, endsAtOwner } = buildCustody(hops.slice(from), owner)
          const giver = hops[from]?.movement.from
          expect(endsAtOwner).toBe(true)
          expect(segments.length).toBe(hops.length - from + (giver === undefined ? 0 : 1))
          if (giver === undefined) return
          expect(segments[0]).toMatchObject({ owner: giver, sinceSeconds: undefined })
          expect(segments[0]?.untilSeconds).toBe(segments[1]?.sinceSeconds)
        },
      ),
    )
  })

  test('shows a missing transfer as a gap, or as an end that isn’t the owner', () => {
    fc.assert(
      fc.property(trueHistories, fc.nat(), ({ rows, owner }, seed) => {
        const hops = getHops(rows)
        const left = seed % hops.length
        const missing = hops[left]?.movement
        // A transfer to oneself leaves no trace, and the record starts with the first row.
        if (left === 0 || missing?.from === missing?.to) return
        const { segments, endsAtOwner } = buildCustody(
          hops.filter((_, index) => index !== left),
          owner,
        )
        expect(segments.some(({ afterGap }) => afterGap) || !endsAtOwner).toBe(true)
      }),
    )
  })

  test('keeps two transfers in one transaction apart, and repeats an owner who receives the item again', () => {
    const rows = [
      row({ type: 'MINT', to: person(1), block: 10, log: 0 }),
      row({ type: 'TRANSFER', from: person(1), to: person(2), block: 20, log: 3 }),
      row({ type: 'TRANSFER', from: person(2), to: person(1), block: 20, log: 4 }),
    ]
    const custody = buildCustody(getHops(rows), person(1))
    expect(custody.segments.map(({ owner }) => owner)).toEqual([person(1), person(2), person(1)])
    expect(custody.segments.map((segment) => heldSeconds(segment, 3_000))).toEqual([600, 0, 1_800])
    expect(countOwners(custody)).toBe(2)
  })

  test('ends without an owner after a burn', () => {
    const rows = [
      row({ type: 'MINT', to: person(1), block: 10, log: 0 }),
      row({ type: 'BURN', from: person(1), block: 20, log: 0 }),
    ]
    const { segments, endsAtOwner } = buildCustody(getHops(rows), undefined)
    expect(endsAtOwner).toBe(true)
    expect(segments.at(-1)).toMatchObject({
      owner: undefined,
      untilSeconds: undefined,
      acquired: { kind: 'burn' },
    })
  })

  test('gives an item without transfers in the record to its owner since before the record', () => {
    expect(buildCustody([], person(3)).segments).toMatchObject([
      { owner: person(3), sinceSeconds: undefined, untilSeconds: undefined, acquired: { kind: 'before' } },
    ])
    expect(buildCustody([], undefined).segments).toEqual([])
  })

  test('puts the price of a sale through a router on the transfer that leaves the seller', () => {
    const rows = [
      row({ type: 'MINT', to: person(1), block: 10, log: 0 }),
      row({ type: 'TRANSFER', from: person(1), to: person(9), block: 20, log: 1 }),
      row({ type: 'TRANSFER', from: person(9), to: person(2), block: 20, log: 2 }),
      row({ type: 'SALE', from: person(1), to: person(2), block: 20, log: 3, price: 5n }),
    ]
    const { segments } = buildCustody(getHops(rows), person(2))
    expect(segments.map(({ acquired }) => acquired.kind)).toEqual(['mint', 'sale', 'transfer'])
  })

  test('names an intermediary instead of calling it an owner, and marks passing accounts but not buyers as in transit', () => {
    const escrow = person(9)
    const getName = (account: string) => (account === escrow ? 'Auction house' : undefined)
    const rows = [
      row({ type: 'MINT', to: person(1), block: 10, log: 0 }),
      row({ type: 'TRANSFER', from: person(1), to: escrow, block: 20, log: 1 }),
      row({ type: 'TRANSFER', from: escrow, to: person(2), block: 30, log: 1 }),
      row({ type: 'TRANSFER', from: person(2), to: person(3), block: 40, log: 1 }),
      row({ type: 'TRANSFER', from: person(3), to: person(4), block: 40, log: 2 }),
      row({ type: 'SALE', from: person(4), to: person(5), block: 40, log: 3, price: 5n }),
      row({ type: 'TRANSFER', from: person(4), to: person(5), block: 40, log: 4 }),
    ]
    const custody = buildCustody(getHops(rows), person(5), getName)
    expect(custody.segments.map(({ passing }) => passing)).toEqual([
      undefined,
      { kind: 'intermediary', label: 'Auction house' },
      undefined,
      { kind: 'same-transaction' },
      undefined,
      undefined,
    ])
    expect(countOwners(custody)).toBe(5)
  })

  test('keeps sales of other items in the same transaction with their own items', () => {
    const other = ITEM.replace(/7$/, '8')
    const rows = [
      row({ type: 'MINT', to: person(1), block: 10, log: 0 }),
      row({ type: 'TRANSFER', from: person(1), to: person(2), block: 20, log: 1 }),
      row({ type: 'SALE', from: person(1), to: person(2), block: 20, log: 3, price: 5n, item: other }),
    ]
    expect(buildCustody(getHops(rows), person(2)).segments.map(({ acquired }) => acquired.kind)).toEqual([
      'mint',
      'transfer',
    ])
  })
})
