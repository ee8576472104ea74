import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { toWei } from '../../domain/wei.ts'
import { PRICE_KINDS, toMarketPrices } from './marks.ts'
import { MarketPrices, type MarketPricesProps } from './MarketPrices.tsx'

test('shows no price that an order can’t have', () => {
  const marks = { isEdition: false, traits: [], floor: { currency: ETH, amount: toWei(10n ** 18n) } }
  const value = toMarketPrices(
    { ...marks, lastSale: { currency: ETH, amount: toWei(0n) } },
    PRICE_KINDS.offer,
  )
  renderInFrame(<MarketPrices prices={{ status: 'loaded', value }} onSelect={() => undefined} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('says when there are none, or they couldn’t be loaded', () => {
  const show = (prices: MarketPricesProps['prices']) =>
    renderInFrame(<MarketPrices prices={prices} onSelect={() => undefined} />)
  const { unmount } = show({ status: 'loaded', value: [] })
  expect(screen.getByRole('group', { name: 'Market prices' }).textContent).toBe('No market prices yet')
  unmount()
  const retry = vi.fn()
  show({ status: 'failed', error: new Error('The index is down.'), retry })
  expect(screen.getByRole('group', { name: 'Market prices' })).toHaveTextContent(
    'Couldn’t load market prices.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('names a floor in its unit of account, and one order’s price in what it is paid in', () => {
  const price = { currency: WETH, amount: toWei(255n * 10n ** 15n) } as const
  const value = (['floor', 'traitFloor', 'editionFloor', 'bestOffer'] as const).map((kind) => ({
    ...price,
    kind,
  }))
  renderInFrame(<MarketPrices prices={{ status: 'loaded', value }} onSelect={() => undefined} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => /W?ETH/.exec(textContent)?.[0])).toEqual([
    'ETH',
    'ETH',
    'ETH',
    'WETH',
  ])
})
