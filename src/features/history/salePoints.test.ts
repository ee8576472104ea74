// Sales become points by unit of account, in chronological order, with exact prices.
import { expect, test } from 'vitest'
import { toWei } from '../../domain/wei.ts'
import { saleSeries } from './salePoints.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { ETH, person, row } from '../../../tests/support/historyRows.ts'

const parties = { from: person(1), to: person(2) }
const sold = (block: number, price: bigint) => row({ type: 'SALE', ...parties, block, log: 0, price })

const NETWORK = { nativeCurrency: ETH, currencies: [WETH] }

test('has the native coin and its wrapped token in one series, and never mixes other currencies', () => {
  const usdc = { ...ETH, address: person(8), symbol: 'USDC', decimals: 6 }
  const inUsdc = {
    ...sold(2, 5_000_000n),
    price: { total: toWei(5_000_000n), unit: toWei(5_000_000n), currency: usdc, bundleSize: 1, signed: true },
  }
  const last = sold(3, 10n ** 18n)
  const inWeth = { ...last, ...(last.price && { price: { ...last.price, currency: WETH } }) }
  const series = saleSeries([inWeth, inUsdc, sold(1, 2n * 10n ** 18n)], NETWORK)
  expect(series.map(({ unit, points }) => [unit.symbol, points.map(({ height }) => height)])).toEqual([
    ['ETH', [2, 1]],
    ['USDC', [5]],
  ])
  expect(series[0]?.points.map(({ price }) => price.currency.symbol)).toEqual(['ETH', 'WETH'])
})

test('skips rows that aren’t sales, and keeps the exact price beside the drawn height', () => {
  const price = 10n ** 30n + 1n
  const listing = row({ type: 'LISTING', from: person(1), block: 1, log: 0, price: 9n })
  expect(
    saleSeries([listing, sold(2, price)], NETWORK).flatMap(({ points }) =>
      points.map((point) => point.price.unit),
    ),
  ).toEqual([price])
})
