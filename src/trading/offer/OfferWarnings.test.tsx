// Which prices of an offer cause a warning, what it says, and when the buyer has to confirm the price.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { editionIn } from '../../../tests/support/renderTrade.tsx'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import { OfferWarnings } from './OfferWarnings.tsx'
import type { MarketPrice } from '../prices/MarketPrices.tsx'
import { listOfferWarnings, needsConfirmation } from './offerWarnings.ts'
import type { OfferAim } from './write.ts'

const address = `0x${'d'.repeat(40)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 0 }

interface Market {
  readonly aim?: OfferAim
  readonly listed?: bigint
  readonly marks?: readonly (readonly [MarketPrice['kind'], bigint])[]
}

/** Returns whether the buyer has to confirm the price. */
function show(price: bigint, { aim = { kind: 'collection' }, listed, marks = [] }: Market): boolean {
  const cheapest =
    listed === undefined ? undefined : { unitPrice: toWei(listed), exact: true, currency: weth }
  const warnings = listOfferWarnings(
    toWei(price),
    cheapest,
    marks.map(([kind, amount]) => ({ kind, amount: toWei(amount), currency: weth, exact: true })),
  )
  renderInFrame(<OfferWarnings aim={aim} warnings={warnings} />)
  return needsConfirmation(toWei(price), warnings)
}

const status = () => screen.getByRole('status', { name: 'Before you sign' })

test.each([
  [{ kind: 'token', item: editionIn(address) }, 'It’s for sale for'],
  [{ kind: 'collection' }, 'The cheapest item is for sale for'],
  [
    { kind: 'trait', trait: { type: 'Head', value: 'Hat' }, counted: undefined },
    'The cheapest item with this trait is for sale for',
  ],
] satisfies readonly (readonly [OfferAim, string])[])('for %j: %s', (aim, words) => {
  show(10n, { aim, listed: 7n })
  expect(status()).toHaveTextContent(`${words} 7 WETH. You can buy it now for no more than this offer.`)
})

test('asks for a confirmation more than a quarter above the cheapest listing', () => {
  expect(show(126n, { listed: 100n })).toBe(true)
})

test('asks for none a quarter above it', () => {
  expect(show(125n, { listed: 100n })).toBe(false)
  expect(status()).toBeVisible()
})

test.each([
  ['twenty times the highest market price', 200n, [['floor', 10n]], '20 times the collection’s floor price'],
  [
    'three times all market prices of an item that was sold',
    30n,
    [
      ['bestOffer', 4n],
      ['lastSale', 10n],
    ],
    '3 times the last sale price',
  ],
] satisfies readonly (readonly [string, bigint, Market['marks'], string])[])(
  'asks for a confirmation at %s without a listing',
  (_, price, marks, words) => {
    expect(show(price, { marks })).toBe(true)
    expect(status()).toHaveTextContent(`${words} (10 WETH). Check the decimals.`)
  },
)

test.each([
  ['less than that', 199n, [['floor', 10n]]],
  ['less than that for an item that was sold', 29n, [['lastSale', 10n]]],
  [
    'an item whose trait is dear',
    200n,
    [
      ['floor', 10n],
      ['traitFloor', 100n],
    ],
  ],
  ['an item without market prices', 200n, []],
] satisfies readonly (readonly [string, bigint, Market['marks']])[])(
  'has no warning for %s',
  (_, price, marks) => {
    show(price, { marks })
    expect(screen.queryByRole('status')).toBeNull()
  },
)
