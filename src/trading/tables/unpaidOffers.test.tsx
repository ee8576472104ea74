// Offers without money, at prices that no buyer pays, must not hide the real ones of an item.
import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { offer as row } from '../../../tests/support/fakeHistory.ts'
import { person } from '../../../tests/support/historyRows.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { BLOCK, serveRpc } from '../../../tests/support/rpcNode.ts'
import { servedOffers } from '../../../tests/support/servedOffers.ts'
import { server } from '../../../tests/support/server.ts'
import { TYPING_PAUSE_MILLISECONDS } from '../../ui/useDebouncedValue.ts'
import { BestOffers } from './BestOffers.tsx'
import { ItemOffers } from './ItemOffers.tsx'
import { useItemOffers } from './useItemOffers.ts'

const config = tradeConfig({ currencies: [WETH] })
const item = createItem()
const HONEST = person(9_999)
const NOT_ALL_CHECKED = /^Many of the highest offers can’t be paid/
/** Selector of ERC-20's `balanceOf`. */
const BALANCE_OF = '0x70a08231'
const ether = (units: bigint) => `${units * 10n ** 18n}`

const anyItem = (id: number, buyer: string, units: bigint) =>
  row({
    id: word(BigInt(id)),
    scope: 'COLLECTION',
    token: null,
    currency: { __typename: 'Currency', id: WETH.address, symbol: 'WETH', name: null, decimals: 18 },
    offerer: { __typename: 'Account', id: buyer },
    unitPrice: ether(units),
    startPrice: ether(units),
  })

/**
 * An index with fakes by these buyers, who have no money, above one offer that can be paid; returns the queries, and the
 * reads of the honest buyer's balance.
 */
function serve(fakes: number, getBuyer: (place: number) => string, node: 'up' | 'down' = 'up') {
  const rows = [
    ...Array.from({ length: fakes }, (_, place) => anyItem(place + 1, getBuyer(place), 1_000_000n)),
    anyItem(9_999, HONEST, 5n),
  ]
  const queries: object[] = []
  const balances: string[] = []
  server.use(
    graphql.query('Offers', ({ variables }) => {
      queries.push(variables)
      return HttpResponse.json({ data: { orders: servedOffers(rows, variables as never) } })
    }),
  )
  serveRpc(({ method, params }) => {
    if (node === 'down') return undefined
    if (method === 'eth_chainId') return { result: `0x${config.network.chainId.toString(16)}` }
    if (method === 'eth_getBlockByNumber') return { result: BLOCK }
    const { data } = params[0] as { data: string }
    if (!data.includes(HONEST.slice(2))) return { result: word(0n) }
    if (data.startsWith(BALANCE_OF)) balances.push(data)
    return { result: word(5n * 10n ** 18n) }
  })
  return { queries, balances }
}

afterEach(() => void vi.useRealTimers())

const seller = { account: undefined, units: 1n }
const useOffers = () => useItemOffers(item, { traits: [], seller, skip: false })

function Best({ held }: { readonly held: bigint }) {
  return <BestOffers itemToSell={{ item, held }} seller={seller} state={useOffers()} />
}

function List() {
  return <ItemOffers item={item} state={useOffers()} held={1n} listings={[]} file="item" />
}

test.each([0, 60, 61, 100, 500])(
  'the best offer is the same behind %i offers that can’t be paid',
  async (fakes) => {
    const { queries } = serve(fakes, () => person(1))
    renderTrade(<Best held={0n} />, config)
    expect(await screen.findByText(/^Best offer/)).toHaveTextContent(/^Best offer 5\sWETH$/)
    expect(queries).toHaveLength(fakes < 100 ? 1 : 2)
  },
)

test('the list shows the offer that can be paid first, and its owner can accept it', async () => {
  serve(100, (place) => person(place % 4))
  renderTrade(<List />, config)
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^5\sWETH/))
  const [, honest, fake] = screen.getAllByRole('row')
  expect(within(honest as HTMLElement).queryByText('Buyer can’t pay now')).toBeNull()
  expect(within(honest as HTMLElement).getByRole('button', { name: /^Accept 5 WETH/ })).toBeEnabled()
  expect(within(fake as HTMLElement).getByText('Buyer can’t pay now')).toBeVisible()
  expect(screen.queryByText(NOT_ALL_CHECKED)).toBeNull()
})

test('the funds of the same offers are read once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { balances } = serve(3, () => person(1))
  renderTrade(<List />, config)
  expect(await screen.findAllByText('Buyer can’t pay now')).toHaveLength(3)
  await act(() => vi.advanceTimersByTimeAsync(2 * TYPING_PAUSE_MILLISECONDS))
  expect(balances).toHaveLength(1)
})

test('the page says where an offer may be missing because there are too many buyers to check', async () => {
  serve(700, person)
  const best = renderTrade(<Best held={1n} />, config)
  expect(await screen.findByText(NOT_ALL_CHECKED)).toBeVisible()
  best.unmount()
  renderTrade(<List />, config)
  expect(await screen.findByText(NOT_ALL_CHECKED)).toBeVisible()
})

test('an offer counts as one that can be paid only while the chain doesn’t answer', async () => {
  serve(3, () => person(1), 'down')
  renderTrade(<Best held={0n} />, config)
  expect(await screen.findByText(/^Best offer/)).toHaveTextContent(/1,000,000\sWETH/)
})
