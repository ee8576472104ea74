// Replayed balances of editions are exact, and a record that sends more than was held is detected.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getHops } from './custody.ts'
import { balanceFlows } from './flows.ts'
import type { HistoryRow } from './record/rows.ts'
import { person, row } from '../../../tests/support/historyRows.ts'

interface Edition {
  readonly rows: readonly HistoryRow[]
  readonly held: readonly bigint[]
}

/** Valid histories of an edition: nobody sends more than they hold. */
const editions: fc.Arbitrary<Edition> = fc
  .array(
    fc.record({
      from: fc.nat({ max: 3 }),
      to: fc.nat({ max: 3 }),
      share: fc.bigInt({ min: 1n, max: 100n }),
      kind: fc.constantFrom('mint', 'move', 'move', 'burn'),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    const held = [0n, 0n, 0n, 0n]
    const rows: HistoryRow[] = []
    for (const [block, { from, to, share, kind }] of steps.entries()) {
      const own = held[from] ?? 0n
      const quantity = kind === 'mint' ? share * 10n ** 40n : (own * share) / 100n
      if (quantity === 0n) continue
      if (kind !== 'mint') held[from] = own - quantity
      if (kind !== 'burn') held[to] = (held[to] ?? 0n) + quantity
      const type = ({ mint: 'MINT', move: 'TRANSFER', burn: 'BURN' } as const)[kind]
      const giver = kind === 'mint' ? undefined : person(from)
      const receiver = kind === 'burn' ? undefined : person(to)
      rows.push(row({ type, from: giver, to: receiver, quantity, block: block + 1, log: 0 }))
    }
    return { rows, held }
  })

describe('balance flows of an ERC-1155 token', () => {
  test('end at the balances of all holders', () => {
    fc.assert(
      fc.property(editions, ({ rows, held }) => {
        const { consistent, flows } = balanceFlows(getHops(rows), true)
        const sides = flows.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())
        const balances = new Map(sides.map(({ account, after }) => [account, after]))
        expect(consistent).toBe(true)
        expect(flows).toHaveLength(rows.length)
        for (const [index, amount] of held.entries()) {
          expect(balances.get(person(index)) ?? 0n).toBe(amount)
        }
        for (const flow of flows) {
          expect(flow.from?.after ?? 0n).toBeGreaterThanOrEqual(0n)
          expect(flow.to?.after ?? flow.quantity).toBeGreaterThanOrEqual(flow.quantity)
        }
      }),
    )
  })

  test('report units that came from nowhere', () => {
    const rows = [
      row({ type: 'MINT', to: person(1), quantity: 3n, block: 1, log: 0 }),
      row({ type: 'TRANSFER', from: person(1), to: person(2), quantity: 4n, block: 2, log: 0 }),
    ]
    expect(balanceFlows(getHops(rows), true).consistent).toBe(false)
  })

  test('report no balances when the record begins late', () => {
    const rows = [row({ type: 'TRANSFER', from: person(1), to: person(2), quantity: 4n, block: 2, log: 0 })]
    const { flows, consistent } = balanceFlows(getHops(rows), false)
    expect(consistent).toBe(true)
    expect(flows[0]?.from).toEqual({ account: person(1), after: undefined })
    expect(flows[0]?.to).toEqual({ account: person(2), after: undefined })
  })
})
