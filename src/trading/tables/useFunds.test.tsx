// Reads of the buyers' funds while the offers change.
import { useApolloClient } from '@apollo/client/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { offer as row } from '../../../tests/support/fakeHistory.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { states } from '../../../tests/support/transactionStates.ts'
import { person } from '../../../tests/support/historyRows.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { BLOCK, serveRpc } from '../../../tests/support/rpcNode.ts'
import { announceChange } from '../../graphql/clientState.ts'
import { type Offer, toOffer } from '../../orders/offer.ts'
import { TYPING_PAUSE_MILLISECONDS } from '../../ui/useDebouncedValue.ts'
import { RENEWED_AFTER_MILLISECONDS, useFunds } from './useFunds.ts'

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
  /** As many as the query's limit. */
  many: [offerBy(2), offerBy(1)],
} as const

function Buyers() {
  const [shown, setShown] = useState<keyof typeof sets>('none')
  const client = useApolloClient()
  const { offers, canPay, checking } = useFunds(sets[shown], {
    lower: { where: { side: 'BID' }, currencies: [WETH], account: undefined },
    hasLower: shown === 'many',
  })
  return (
    <>
      {(Object.keys(sets) as (keyof typeof sets)[]).map((name) => (
        <button key={name} onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      <button onClick={() => void announceChange(client)}>another change</button>
      {checking && <p>checking</p>}
      {offers.map((offer) => (
        <p key={offer.orderHash}>{`${offer.buyer}: ${canPay(offer)}, ${offer.remaining} left`}</p>
      ))}
    </>
  )
}

const show = (name: keyof typeof sets | 'another change') => fireEvent.click(screen.getByText(name))

/** Serves this balance of every buyer; undefined for a node that accepts no requests, a promise for one that is slow. */
function serve(balanceOf: (data: string) => bigint | Promise<bigint> | undefined = () => 10n ** 30n) {
  serveRpc(({ method, params }) => {
    if (method === 'eth_chainId') return { result: `0x${config.network.chainId.toString(16)}` }
    if (method === 'eth_getBlockByNumber') return { result: BLOCK }
    const balance = balanceOf((params[0] as { data: string }).data)
    if (balance === undefined) return undefined
    return Promise.resolve(balance).then((amount) => ({ result: word(amount) }))
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

test('money that a buyer has spent is noticed after a later change of the index', async () => {
  let balance = 10n ** 30n
  serve(() => balance)
  renderTrade(<Buyers />, config)
  show('first')
  expect(await screen.findByText(`${person(1)}: true, 1 left`)).toBeVisible()
  balance = 0n
  show('another change')
  await act(() => vi.advanceTimersByTimeAsync(RENEWED_AFTER_MILLISECONDS))
  expect(await screen.findByText(`${person(1)}: false, 1 left`)).toBeVisible()
})

test('funds are read again by themselves after the node has failed, without a placeholder', async () => {
  const node = { balance: undefined as bigint | undefined, refused: 0 }
  serve(() => {
    if (node.balance === undefined) node.refused += 1
    return node.balance
  })
  renderTrade(<Buyers />, config)
  show('first')
  expect(screen.getByText('checking')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('checking')).toBeNull())
  expect(node.refused).toBeGreaterThan(0)
  expect(screen.getByText(`${person(1)}: undefined, 1 left`)).toBeVisible()
  node.balance = 0n
  await act(() => vi.advanceTimersByTimeAsync(RENEWED_AFTER_MILLISECONDS))
  expect(screen.queryByText('checking')).toBeNull()
  expect(await screen.findByText(`${person(1)}: false, 1 left`)).toBeVisible()
})

test('a read ends although lower offers appear', async () => {
  // The read of the second buyer never ends.
  serve((data) => (data.includes(person(2).slice(2)) ? new Promise(() => {}) : 10n ** 30n))
  renderTrade(<Buyers />, config)
  show('first')
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS))
  show('many')
  expect(await screen.findByText(`${person(1)}: true, 1 left`)).toBeVisible()
})

test('a list without lower offers says while its first read runs', async () => {
  function Made() {
    return useFunds(sets.first).checking ? 'checking' : 'checked'
  }
  serve()
  renderTrade(<Made />, config)
  expect(screen.getByText('checking')).toBeVisible()
  expect(await screen.findByText('checked')).toBeVisible()
})

/** The first buyer's offer from funds that may be kept, on a page that the reader leaves and comes back to. */
function KeptFunds() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button onClick={() => setIsHere(!isHere)}>{isHere ? 'leave' : 'return'}</button>
      {isHere && <KeptFundsPage />}
    </>
  )
}

function KeptFundsPage() {
  const { canPay } = useFunds(sets.first, { keepMilliseconds: 300_000 })
  return <p>{`can pay: ${canPay(sets.first[0] as Offer)}`}</p>
}

test('kept funds are read again, here and on return, once the viewer has unwrapped', async () => {
  let balance = 10n ** 30n
  serve(() => balance)
  const write = createOneWrite()
  renderTrade(
    <write.Provider>
      <KeptFunds />
    </write.Provider>,
    config,
  )
  expect(await screen.findByText('can pay: true')).toBeVisible()
  balance = 0n
  fireEvent.click(screen.getByText('leave'))
  fireEvent.click(screen.getByText('return'))
  expect(await screen.findByText('can pay: true')).toBeVisible()
  act(() => write.set(entryIn(states.indexed)))
  expect(await screen.findByText('can pay: false')).toBeVisible()
  fireEvent.click(screen.getByText('leave'))
  fireEvent.click(screen.getByText('return'))
  await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLISECONDS))
  expect(await screen.findByText('can pay: false')).toBeVisible()
  expect(screen.queryByText('can pay: true')).toBeNull()
})
