// Reads of the buyers' funds while the offers change.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { offer as row } from '../../../tests/support/fakeHistory.ts'
import { person } from '../../../tests/support/historyRows.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { BLOCK, serveRpc } from '../../../tests/support/rpcNode.ts'
import { type Offer, toOffer } from '../../orders/offer.ts'
import { TYPING_PAUSE_MILLISECONDS } from '../../trade/useDebouncedRead.ts'
import { useFunds } from './useFunds.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const config = tradeConfig({ currencies: [WETH] })
const weth = { __typename: 'Currency', id: WETH.address, symbol: 'WETH', name: null, decimals: 18 }

function offerBy(buyer: number): Offer {
  const offerer = { __typename: 'Account', id: person(buyer) }
  const offer = toOffer(row({ id: word(BigInt(buyer)), offerer, currency: weth }) as never, config.network)
  if (offer === undefined) throw new Error('The row is an offer.')
  return offer
}

const sets = {
  none: [],
  first: [offerBy(1)],
  second: [offerBy(2)],
  firstFilled: [{ ...offerBy(1), remaining: 0n }],
} as const

function Buyers() {
  const [shown, setShown] = useState<keyof typeof sets>('none')
  const { offers, canPay } = useFunds(sets[shown])
  return (
    <>
      <button onClick={() => setShown('first')}>first</button>
      <button onClick={() => setShown('second')}>second</button>
      <button onClick={() => setShown('firstFilled')}>firstFilled</button>
      {offers.map((offer) => (
        <p key={offer.orderHash}>{`${offer.buyer}: ${canPay(offer)}, ${offer.remaining} left`}</p>
      ))}
    </>
  )
}

const show = (name: keyof typeof sets) => fireEvent.click(screen.getByText(name))

function serve() {
  serveRpc(({ method }) => {
    if (method === 'eth_chainId') return { result: `0x${config.network.chainId.toString(16)}` }
    return { result: method === 'eth_getBlockByNumber' ? BLOCK : word(10n ** 30n) }
  })
}

test('offers that are replaced before the read, and return during it, are read', async () => {
  serve()
  renderTrade(<Buyers />, config)
  show('first')
  show('second')
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS))
  show('first')
  expect(await screen.findByText(`${person(1)}: true, 1 left`)).toBeVisible()
})

test('offers that replace others during their read are read after it', async () => {
  serve()
  renderTrade(<Buyers />, config)
  show('first')
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS))
  show('second')
  expect(await screen.findByText(`${person(2)}: true, 1 left`)).toBeVisible()
})

test('an offer that is filled after the read is shown as it is now', async () => {
  serve()
  renderTrade(<Buyers />, config)
  show('first')
  expect(await screen.findByText(`${person(1)}: true, 1 left`)).toBeVisible()
  show('firstFilled')
  expect(screen.getByText(`${person(1)}: true, 0 left`)).toBeVisible()
})
