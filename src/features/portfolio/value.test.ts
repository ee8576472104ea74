// Values of holdings: exact, separate for each unit of account, and undefined if unknown.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import type { Lot } from './ledger.ts'
import { itemCost as heldCost, holdingTotals, unrealizedGain, valueItem } from './value.ts'

const currency = (digit: string): Currency => {
  return { address: parseAddress(`0x${digit.repeat(40)}`), symbol: digit, decimals: 18 }
}
const ETH = currency('0')
const WETH = { ...currency('e'), wrapsNative: true }
const DAI = currency('d')
const NETWORK = { nativeCurrency: ETH, currencies: [WETH, DAI] }
const held = (traits: readonly string[], quantity = 1n) => ({ item: 'x', quantity, traits })
const floors = (
  byTrait: readonly (readonly [string, bigint])[],
  byEdition: readonly (readonly [string, bigint])[] = [],
) => ({ floor: { amount: 10n, currency: ETH }, byTrait: new Map(byTrait), byEdition: new Map(byEdition) })
const lot = (amount: bigint | undefined, paidIn = ETH, quantity = 1n) => ({
  item: 'x',
  quantity,
  origin: 'bought' as const,
  cost: amount === undefined ? undefined : { amount, currency: paidIn },
})

const itemCost = (lots: readonly Lot[]) => heldCost(lots, BigInt(lots.length), NETWORK)

it('values an item at the floor, and at the highest floor among its traits', () => {
  const value = valueItem(
    held(['a', 'b', 'z']),
    floors([
      ['a', 12n],
      ['b', 30n],
    ]),
  )
  expect([value.atFloor?.amount, value.atTraitFloor?.amount, value.trait]).toEqual([10n, 30n, 'b'])
})

it('falls back to the floor if no trait has a listing, and to undefined without any listing', () => {
  expect(valueItem(held(['z']), floors([]))).toMatchObject({
    atTraitFloor: { amount: 10n },
    trait: undefined,
  })
  expect(valueItem(held(['z']), undefined).atFloor).toBeUndefined()
})

it('values the units of an edition at what others ask for the same edition, not at another one’s price', () => {
  const value = valueItem(held(['a'], 3n), floors([['a', 12n]], [['x', 40n]]))
  expect([value.atFloor?.amount, value.atTraitFloor?.amount, value.trait]).toEqual([120n, 120n, undefined])
  expect(valueItem(held(['a']), floors([], [['y', 40n]])).atFloor?.amount).toBe(10n)
})

it('multiplies by the quantity', () => {
  expect(valueItem(held(['a'], 7n), floors([['a', 12n]])).atTraitFloor?.amount).toBe(84n)
})

it('has no gain if a unit’s cost is unknown or in another currency', () => {
  const value = { amount: 30n, currency: ETH }
  expect(unrealizedGain(itemCost([lot(20n), lot(5n)]), value)?.amount).toBe(5n)
  expect(unrealizedGain(itemCost([lot(20n), lot(undefined)]), value)).toBeUndefined()
  expect(unrealizedGain(itemCost([lot(20n, WETH)]), value)).toEqual({ amount: 10n, currency: ETH })
  expect(unrealizedGain(itemCost([lot(20n), lot(5n, WETH)]), value)?.amount).toBe(5n)
  expect(unrealizedGain(itemCost([lot(20n, DAI)]), value)).toBeUndefined()
  expect(unrealizedGain(itemCost([lot(20n), lot(1n, DAI)]), value)).toBeUndefined()
  expect(unrealizedGain(itemCost([]), value)).toBeUndefined()
})

it('adds up what was paid in the native coin and in its wrapped token', () => {
  expect(itemCost([lot(20n), lot(5n, WETH), lot(1n, DAI)]).amounts).toEqual([
    { amount: 25n, currency: ETH },
    { amount: 1n, currency: DAI },
  ])
})

it('has neither cost nor gain if fewer units are held than the lots have', () => {
  const lots = [lot(20n), lot(5n)]
  const cost = heldCost(lots, 1n, NETWORK)
  expect(cost).toEqual({ amounts: [], unknownUnits: 1n })
  const atFloor = { amount: 10n, currency: ETH }
  const holding = { atFloor, atTraitFloor: atFloor, trait: undefined, cost }
  expect(holdingTotals([holding])).toMatchObject([
    { atFloor: 10n, cost: 0n, unrealized: 0n, unrealizedItems: 0 },
  ])
})

const money = (...currencies: readonly Currency[]) =>
  fc.option(
    fc.record({ amount: fc.bigInt({ min: 0n, max: 10n ** 24n }), currency: fc.constantFrom(...currencies) }),
    { nil: undefined },
  )
const holding = fc
  .record({ atFloor: money(ETH, DAI), paid: fc.array(money(ETH, WETH, DAI), { maxLength: 3 }) })
  .map(({ atFloor, paid }) => ({
    atFloor,
    atTraitFloor: atFloor,
    trait: undefined,
    cost: itemCost(paid.map((one) => lot(one?.amount, one?.currency))),
  }))

it('adds up each unit of account separately', () => {
  fc.assert(
    fc.property(fc.array(holding, { maxLength: 20 }), (holdings) => {
      const totals = holdingTotals(holdings)
      for (const { address } of [ETH, DAI]) {
        const of = (values: readonly ({ amount: bigint; currency: Currency } | undefined)[]) =>
          values.reduce((sum, value) => sum + (value?.currency.address === address ? value.amount : 0n), 0n)
        const total = totals.find((one) => one.currency.address === address)
        expect(total?.atFloor ?? 0n).toBe(of(holdings.map(({ atFloor }) => atFloor)))
        expect(total?.cost ?? 0n).toBe(of(holdings.flatMap(({ cost }) => cost.amounts)))
        expect(total?.unrealized ?? 0n).toBe(
          of(holdings.map(({ cost, atFloor }) => unrealizedGain(cost, atFloor))),
        )
      }
    }),
  )
})

it('distinguishes a currency without floors from one with floors that add up to zero', () => {
  const cost = itemCost([lot(5n, DAI)])
  const priced = { atFloor: { amount: 10n, currency: ETH }, atTraitFloor: undefined, trait: undefined, cost }
  expect(holdingTotals([priced])).toMatchObject([
    { currency: ETH, valuedItems: 1, unrealizedItems: 0 },
    { currency: DAI, valuedItems: 0, cost: 5n, unrealizedItems: 0 },
  ])
})
