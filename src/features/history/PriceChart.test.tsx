// Every sale of an item is shown: those that aren't in the chart's currency are listed beside it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toWei } from '../../domain/wei.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { PriceChart } from './PriceChart.tsx'
import { ETH, person, row } from '../../../tests/support/historyRows.ts'

const WETH = { ...ETH, address: person(8), symbol: 'WETH' }
const ETHER = 10n ** 18n

const sold = (block: number, price: bigint, currency = ETH) => ({
  ...row({ type: 'SALE', from: person(1), to: person(2), block, log: 0 }),
  price: { total: toWei(price), unit: toWei(price), currency, bundleSize: 1, signed: true },
})

test('lists a single sale in another currency with its price', () => {
  renderInFrame(
    <PriceChart rows={[sold(3, (184n * ETHER) / 100n, WETH), sold(2, 2n * ETHER), sold(1, ETHER)]} />,
  )
  expect(screen.getByText(/Also sold once in WETH.*1\.84 WETH/)).toBeVisible()
})

test('offers a choice of currency for several sales in another one', () => {
  renderInFrame(
    <PriceChart
      rows={[sold(5, ETHER, WETH), sold(4, ETHER, WETH), sold(3, ETHER), sold(2, ETHER), sold(1, ETHER)]}
    />,
  )
  expect(screen.getByRole('button', { name: 'WETH' })).toBeInTheDocument()
  expect(screen.queryByText(/Also sold/)).toBeNull()
})

test('draws a flagged sale as a separate series, and says that it is flagged when it is the only one in its currency', () => {
  const flag = { rule: 'SAME_ACCOUNT', days: 0, accounts: [person(1)], unpaid: false } as const
  const [first, second, single] = [sold(1, ETHER), sold(2, 2n * ETHER), sold(3, ETHER, WETH)]
  renderInFrame(<PriceChart rows={[{ ...single, flag }, { ...second, flag }, first]} />)
  expect(screen.getByText(/^Also sold once in WETH/)).toHaveTextContent(
    /\. Flagged sale .*A flag isn’t proof\.$/,
  )
  expect(screen.getByText('Flagged sales')).toBeVisible()
})
