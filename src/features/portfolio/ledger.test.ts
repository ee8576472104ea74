// The ledger of an account: every unit and amount that came in is accounted for exactly once.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import { type Currency, getUnit } from '../../domain/currency.ts'
import { realizedGain, buildLedger, type LedgerEvent, realizedTotals } from './ledger.ts'

const currency = (digit: string, symbol: string): Currency => {
  return { address: parseAddress(`0x${digit.repeat(40)}`), symbol, decimals: 18 }
}
const ETH = currency('0', 'ETH')
const WETH = { ...currency('e', 'WETH'), wrapsNative: true }
const DAI = currency('d', 'DAI')
const NETWORK = { nativeCurrency: ETH, currencies: [WETH, DAI] }

const bought = (amount: bigint, quantity = 1n, paidIn = ETH): LedgerEvent => ({
  kind: 'in',
  item: 'x',
  quantity,
  origin: 'bought',
  paid: { amount, currency: paidIn },
  atSeconds: 1,
  transaction: 't',
})
const came = (origin: 'minted' | 'received', quantity = 1n): LedgerEvent => {
  return { kind: 'in', item: 'x', quantity, origin, paid: undefined, atSeconds: 1, transaction: 't' }
}
const sold = (amount: bigint, quantity = 1n, paidIn = ETH): LedgerEvent => ({
  kind: 'out',
  item: 'x',
  quantity,
  exit: 'sold',
  proceeds: { amount, currency: paidIn },
  atSeconds: 2,
  transaction: 'u',
})

describe('an item', () => {
  it('gains its proceeds minus its cost', () => {
    const { open, closed } = buildLedger([bought(5n), sold(8n)], [])
    expect(open).toEqual([])
    expect(closed.map((part) => realizedGain(part)?.amount)).toEqual([3n])
    expect(realizedTotals(closed, NETWORK)).toEqual([
      {
        currency: ETH,
        proceeds: 8n,
        gain: 3n,
        matchedUnits: 1n,
        unmatchedUnits: 0n,
      },
    ])
  })
  it('can arrive in 200,000 lots and leave in one sale', () => {
    const parts = 200_000
    const { open, closed } = buildLedger(
      [...Array.from({ length: parts }, () => came('received')), sold(1n, BigInt(parts))],
      [],
    )
    expect([open.length, closed.length]).toEqual([0, parts])
  })
  it('has a negative gain when it sells below cost', () => {
    expect(realizedTotals(buildLedger([bought(8n), sold(5n)], []).closed, NETWORK)[0]?.gain).toBe(-3n)
  })
  it('adds up the native coin and its wrapped token, and gains across them', () => {
    const { closed } = buildLedger([bought(9n, 2n), sold(8n, 1n, WETH), sold(6n)], [])
    expect(realizedTotals(closed, NETWORK)).toEqual([
      { currency: ETH, proceeds: 14n, gain: 5n, matchedUnits: 2n, unmatchedUnits: 0n },
    ])
    expect(realizedGain({ cost: closed[0]?.proceeds, proceeds: closed[0]?.cost })).toEqual({
      amount: -4n,
      currency: ETH,
    })
  })
  it('has no known gain when it was minted, received, or bought in another currency', () => {
    for (const first of [came('minted'), came('received'), bought(5n, 1n, DAI)]) {
      const { closed } = buildLedger([first, sold(8n)], [])
      expect(closed.map(realizedGain)).toEqual([undefined])
      expect(realizedTotals(closed, NETWORK)).toEqual([
        {
          currency: ETH,
          proceeds: 8n,
          gain: 0n,
          matchedUnits: 0n,
          unmatchedUnits: 1n,
        },
      ])
    }
  })
  it('counts as held before indexing began when its arrival was never seen', () => {
    expect(buildLedger([sold(8n)], []).closed).toMatchObject([
      { origin: 'before', quantity: 1n, cost: undefined, acquiredAtSeconds: undefined },
    ])
    expect(buildLedger([], [{ item: 'x', quantity: 2n }]).open).toEqual([
      { item: 'x', quantity: 2n, origin: 'before', cost: undefined },
    ])
  })
})

describe('an edition', () => {
  it('sells the units acquired first', () => {
    const { open, closed } = buildLedger([bought(10n, 2n), bought(30n, 2n), sold(60n, 3n)], [])
    expect(closed.map(({ quantity, cost, proceeds }) => [quantity, cost?.amount, proceeds?.amount])).toEqual([
      [2n, 10n, 40n],
      [1n, 15n, 20n],
    ])
    expect(open).toMatchObject([{ quantity: 1n, cost: { amount: 15n } }])
  })
  it('sells the units held before indexing began first, without a gain', () => {
    const { open, closed } = buildLedger([bought(30n, 3n), sold(100n, 5n)], [{ item: 'x', quantity: 3n }])
    expect(closed).toMatchObject([{ quantity: 5n, origin: 'before', cost: undefined }])
    expect(realizedTotals(closed, NETWORK)).toMatchObject([
      { gain: 0n, matchedUnits: 0n, unmatchedUnits: 5n },
    ])
    expect(open).toEqual([
      { item: 'x', quantity: 3n, origin: 'bought', cost: { amount: 30n, currency: ETH } },
    ])
  })
  it('has a gain only for units bought and sold in currencies that can be compared', () => {
    const { closed } = buildLedger([bought(10n, 2n), bought(30n, 2n, DAI), sold(60n, 3n)], [])
    expect(realizedTotals(closed, NETWORK)).toMatchObject([
      { currency: ETH, proceeds: 60n, gain: 30n, matchedUnits: 2n, unmatchedUnits: 1n },
    ])
  })
  it('leaves the remainder of a division with the units that stay', () => {
    const { open, closed } = buildLedger([bought(10n, 3n), sold(10n, 1n)], [])
    expect(closed[0]?.cost?.amount).toBe(3n)
    expect(open[0]?.cost?.amount).toBe(7n)
  })
})

const amounts = fc.bigInt({ min: 0n, max: 10n ** 24n })
const money = fc.option(fc.record({ amount: amounts, currency: fc.constantFrom(ETH, WETH, DAI) }), {
  nil: undefined,
})
const change = {
  item: fc.constantFrom('x', 'y'),
  quantity: fc.bigInt({ min: 1n, max: 9n }),
  atSeconds: fc.nat(1_000),
  transaction: fc.constant('t'),
}
const events = fc.array(
  fc.oneof(
    fc.record({
      ...change,
      kind: fc.constant('in' as const),
      origin: fc.constantFrom('bought' as const, 'minted' as const, 'received' as const),
      paid: money,
    }),
    fc.record({
      ...change,
      kind: fc.constant('out' as const),
      exit: fc.constantFrom('sold' as const, 'burned' as const, 'given' as const),
      proceeds: money,
    }),
  ),
  { maxLength: 30 },
)

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

describe('any history', () => {
  it('has every amount paid in an open or closed lot, and every amount received in a closed one', () => {
    fc.assert(
      fc.property(events, (history) => {
        const { open, closed } = buildLedger(history, [])
        for (const { address } of [ETH, DAI]) {
          const of = (values: readonly ({ amount: bigint; currency: Currency } | undefined)[]) =>
            sum(
              values.flatMap((value) => (value && getUnit(value.currency) === address ? [value.amount] : [])),
            )
          const paid = history.map((event) => (event.kind === 'in' ? event.paid : undefined))
          const proceeds = history.map((event) => (event.kind === 'out' ? event.proceeds : undefined))
          expect(of([...open, ...closed].map(({ cost }) => cost))).toBe(of(paid))
          expect(of(closed.map((part) => part.proceeds))).toBe(of(proceeds))
          const totals = realizedTotals(closed, NETWORK).find(({ currency }) => currency.address === address)
          expect(totals?.proceeds ?? 0n).toBe(of(proceeds))
          const matched = closed.filter((part) => {
            const gain = realizedGain(part)
            return gain !== undefined && getUnit(gain.currency) === address
          })
          expect(totals?.gain ?? 0n).toBe(
            of(matched.map((part) => part.proceeds)) - sum(matched.map(({ cost }) => cost?.amount ?? 0n)),
          )
        }
      }),
    )
  })

  it('closes the units held before indexing began before any other, and keeps the rest of them', () => {
    fc.assert(
      fc.property(events, fc.bigInt({ min: 0n, max: 20n }), (all, before) => {
        let held = before
        const history = all
          .map((event) => ({ ...event, item: 'x' }))
          .filter(({ kind, quantity }) => {
            if (kind === 'out' && quantity > held) return false
            held += kind === 'in' ? quantity : -quantity
            return true
          })
        const { open, closed } = buildLedger(history, [{ item: 'x', quantity: held }])
        const units = (parts: readonly { origin: string; quantity: bigint }[]) =>
          sum(parts.flatMap(({ origin, quantity }) => (origin === 'before' ? [quantity] : [])))
        const left = sum(history.flatMap(({ kind, quantity }) => (kind === 'out' ? [quantity] : [])))
        expect(units(closed)).toBe(left < before ? left : before)
        expect(units([...closed, ...open])).toBe(before)
        expect(sum(open.map(({ quantity }) => quantity))).toBe(held)
        const origins = [...closed, ...open].map(({ origin }) => origin)
        expect(origins.findLastIndex((one) => one === 'before')).toBeLessThan(
          origins.filter((one) => one === 'before').length,
        )
      }),
    )
  })

  it('holds the units of each item that arrived and didn’t leave', () => {
    fc.assert(
      fc.property(events, (history) => {
        const { open, closed } = buildLedger(history, [])
        for (const item of ['x', 'y']) {
          const here = sum(open.filter((lot) => lot.item === item).map(({ quantity }) => quantity))
          const before = sum(
            closed
              .filter((part) => part.item === item && part.origin === 'before')
              .map(({ quantity }) => quantity),
          )
          const net = sum(
            history
              .filter((event) => event.item === item)
              .map(({ kind, quantity }) => (kind === 'in' ? quantity : -quantity)),
          )
          expect(here - before).toBe(net)
          expect(here >= 0n && before >= 0n).toBe(true)
        }
      }),
    )
  })
})
