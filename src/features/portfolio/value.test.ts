// What holdings are worth: exact, each currency apart, and nothing where nothing is known.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { Lot } from './ledger.ts'
import { costOf as costOfHeld, holdingTotals, unrealisedOf, valueOf } from './value.ts'

const currency = (digit: string): Currency => {
  return { address: parseAddress(`0x${digit.repeat(40)}`), symbol: digit, decimals: 18 }
}
const ETH = currency('0')
const DAI = currency('d')
const held = (traits: readonly string[], quantity = 1n) => ({ item: 'x', collection: 'c', quantity, traits })
const floors = (byTrait: readonly (readonly [string, bigint])[], amount = 10n) => {
  return { floor: { amount, currency: ETH }, byTrait: new Map(byTrait) }
}
const lot = (amount: bigint | undefined, paidIn = ETH, quantity = 1n) => ({
  item: 'x',
  quantity,
  origin: 'bought' as const,
  cost: amount === undefined ? undefined : { amount, currency: paidIn },
  sinceSeconds: 1,
})

const costOf = (lots: readonly Lot[]) => costOfHeld(lots, BigInt(lots.length))

it('values an item at the floor, and at the floor of its dearest trait', () => {
  const value = valueOf(
    held(['a', 'b', 'z']),
    floors([
      ['a', 12n],
      ['b', 30n],
    ]),
  )
  expect([value.atFloor?.amount, value.atTraitFloor?.amount, value.trait]).toEqual([10n, 30n, 'b'])
})

it('falls back to the floor where no trait is for sale, and to nothing where nothing is', () => {
  expect(valueOf(held(['z']), floors([]))).toMatchObject({ atTraitFloor: { amount: 10n }, trait: undefined })
  expect(valueOf(held(['z']), undefined).atFloor).toBeUndefined()
})

it('multiplies by units', () => {
  expect(valueOf(held(['a'], 7n), floors([['a', 12n]])).atTraitFloor?.amount).toBe(84n)
})

it('tells no gain where a unit’s cost is unknown, or was paid in another currency', () => {
  const value = { amount: 30n, currency: ETH }
  expect(unrealisedOf(costOf([lot(20n), lot(5n)]), value)?.amount).toBe(5n)
  expect(unrealisedOf(costOf([lot(20n), lot(undefined)]), value)).toBeUndefined()
  expect(unrealisedOf(costOf([lot(20n, DAI)]), value)).toBeUndefined()
  expect(unrealisedOf(costOf([lot(20n), lot(1n, DAI)]), value)).toBeUndefined()
  expect(unrealisedOf(costOf([]), value)).toBeUndefined()
})

it('tells neither cost nor gain where fewer units are held than the book says', () => {
  const lots = [lot(20n), lot(5n)]
  const cost = costOfHeld(lots, 1n)
  expect(cost).toEqual({ known: [], unknownUnits: 1n })
  const atFloor = { amount: 10n, currency: ETH }
  const holding = { atFloor, atTraitFloor: atFloor, trait: undefined, cost }
  expect(holdingTotals([holding])).toMatchObject([
    { atFloor: 10n, cost: 0n, unrealised: 0n, unrealisedItems: 0 },
  ])
})

const money = fc.option(
  fc.record({ amount: fc.bigInt({ min: 0n, max: 10n ** 24n }), currency: fc.constantFrom(ETH, DAI) }),
  { nil: undefined },
)
const holding = fc
  .record({ atFloor: money, paid: fc.array(money, { maxLength: 3 }) })
  .map(({ atFloor, paid }) => ({
    atFloor,
    atTraitFloor: atFloor,
    trait: undefined,
    cost: costOf(paid.map((one) => lot(one?.amount, one?.currency))),
  }))

it('adds up in each currency alone', () => {
  fc.assert(
    fc.property(fc.array(holding, { maxLength: 20 }), (holdings) => {
      const totals = holdingTotals(holdings)
      for (const { address } of [ETH, DAI]) {
        const of = (values: readonly ({ amount: bigint; currency: Currency } | undefined)[]) =>
          values.reduce((sum, value) => sum + (value?.currency.address === address ? value.amount : 0n), 0n)
        const total = totals.find((one) => one.currency.address === address)
        expect(total?.atFloor ?? 0n).toBe(of(holdings.map(({ atFloor }) => atFloor)))
        expect(total?.cost ?? 0n).toBe(of(holdings.flatMap(({ cost }) => cost.known)))
        expect(total?.unrealised ?? 0n).toBe(
          of(holdings.map(({ cost, atFloor }) => unrealisedOf(cost, atFloor))),
        )
      }
    }),
  )
})

it('tells apart a currency in which nothing held has a floor from one whose floors come to nothing', () => {
  const cost = costOf([lot(5n, DAI)])
  const priced = { atFloor: { amount: 10n, currency: ETH }, atTraitFloor: undefined, trait: undefined, cost }
  expect(holdingTotals([priced])).toMatchObject([
    { currency: ETH, valuedItems: 1, unrealisedItems: 0 },
    { currency: DAI, valuedItems: 0, cost: 5n, unrealisedItems: 0 },
  ])
})
