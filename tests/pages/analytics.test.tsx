// A collection's figures over time: totals with and without flagged sales, each flag with its rule, and historical
// states as the index has them.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USDC, WETH } from '../support/currencies.ts'
import { type Flag, flagOnTheWire } from '../support/fakeHistory.ts'
import { COLLECTION, collectionRow, type FakeIndex, serveIndex } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const DAY = 86_400
const NOW = 20_600 * DAY + 1_800
const ETH = `0x${'00'.repeat(20)}`
const person = (digit: string) => `0x${digit.repeat(40)}`
const item = (number: number) => `${COLLECTION}${number.toString(16).padStart(64, '0')}`
const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW * 1_000))
afterEach(() => vi.restoreAllMocks())

interface Trade {
  readonly from: string
  readonly to: string
  readonly daysAgo: number
  readonly ether: bigint
  readonly number?: number
  readonly flag?: Flag
  /** Address of the currency. */
  readonly paidIn?: string
}

/** The sales in the index, oldest first. */
function getSales(trades: readonly Trade[]) {
  const place = ({ daysAgo, number = 1 }: Trade, index: number) => ({
    token: { __typename: 'Token', id: item(number) },
    transactionHash: hash(index + 1),
    timestampSeconds: `${NOW - daysAgo * DAY}`,
  })
  const account = (id: string) => ({ __typename: 'Account', id })
  return trades.map((trade, index) => ({
    __typename: 'Sale',
    id: `sale${index}`,
    ...place(trade, index),
    seller: account(trade.from),
    buyer: account(trade.to),
    currency: { __typename: 'Currency', id: trade.paidIn ?? ETH },
    quantity: '1',
    price: `${trade.ether * ETHER}`,
    unitPrice: `${trade.ether * ETHER}`,
    proceeds: `${trade.ether * ETHER - 1n}`,
    priceSigned: true,
    ...flagOnTheWire(trade.flag),
  }))
}

function serve(trades: readonly Trade[]): FakeIndex {
  const index = serveIndex([])
  const give = (operation: string, data: object) =>
    index.instead.set(operation, () => HttpResponse.json({ data }))
  index.collection = collectionRow([])
  give('AnalyticsMarkets', {
    collection: {
      __typename: 'Collection',
      id: COLLECTION,
      standard: 'ERC721',
      indexedFromSeconds: `${NOW - 90 * DAY}`,
      markets: [],
    },
  })
  index.instead.set('AnalyticsSales', () => {
    const { variables } = index.requests.findLast(({ operation }) => operation === 'AnalyticsSales') ?? {}
    const since = Number(
      (variables as { where: { timestampSeconds_gte: string } }).where.timestampSeconds_gte,
    )
    const sales = getSales(trades).filter(({ timestampSeconds }) => Number(timestampSeconds) >= since)
    return HttpResponse.json({ data: { sales } })
  })
  give('AnalyticsHoldings', {
    holdings: [3, 1].map((tokenCount, number) => ({
      __typename: 'Holding',
      id: `holding${number}`,
      tokenCount,
      account: { __typename: 'Account', id: person(`${number + 1}`) },
    })),
  })
  give('AnalyticsItemNames', {
    tokens: [
      {
        __typename: 'Token',
        id: item(1),
        tokenId: '1',
        metadata: { __typename: 'Metadata', id: 'm1', name: 'Work 1' },
      },
    ],
  })
  give('AnalyticsDepth', { fixed: [], declining: [], bids: [] })
  const eachPlace = (row: (place: number) => object) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`activities${place}`, [row(place)]]))
  give(
    'LastEvent_time',
    eachPlace((place) => ({
      __typename: 'Activity',
      id: `event${place}`,
      timestampSeconds: `${1_700_000_000 + place}`,
    })),
  )
  give(
    'LastEvent_block',
    eachPlace((place) => ({ __typename: 'Activity', id: `event${place}`, blockNumber: `${place + 1}` })),
  )
  give(
    'AnalyticsMarketState',
    Object.fromEntries(
      Array.from({ length: 10 }, (_, place) => [
        [
          `collection${place}`,
          { __typename: 'Collection', id: COLLECTION, tokenCount: 10, listedCount: place, ownerCount: 2 },
        ],
        [
          `fixed${place}`,
          [
            {
              __typename: 'Order',
              id: `order${place}`,
              unitPrice: `${BigInt(place + 1) * ETHER}`,
              unitEndPrice: `${BigInt(place + 1) * ETHER}`,
              startsAtSeconds: '1',
              endsAtSeconds: '99999999999',
            },
          ],
        ],
        [`declining${place}`, []],
      ]).flat(),
    ),
  )
  return index
}

const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling
const page = `/collection/${COLLECTION}/analytics`

test('excludes flagged sales from the volume, shows them beside it, and names the rule of each flag', async () => {
  const flag: Flag = {
    flag: 'CAME_BACK',
    flagDays: 2,
    flagAccounts: [person('1'), person('2')],
    flagUnpaid: false,
  }
  serve([
    { from: person('1'), to: person('2'), daysAgo: 5, ether: 4n, flag },
    { from: person('2'), to: person('1'), daysAgo: 3, ether: 4n, flag },
    { from: person('3'), to: person('4'), daysAgo: 2, ether: 7n, number: 2 },
  ])
  openPage(page)
  await waitFor(async () => expect(await figure('Volume')).toHaveTextContent('7 ETH'))
  expect(await figure('Flagged volume')).toHaveTextContent('8 ETH')
  expect(await figure('Sales')).toHaveTextContent('1')
  expect(await figure('Flagged sales')).toHaveTextContent('2')
  const flagged = await screen.findByRole('region', { name: /Flagged sales in ETH/ })
  expect(document.getElementById('flagged-sales')).toContainElement(flagged)
  const [link] = within((await figure('Flagged volume')) as HTMLElement).getAllByRole('link')
  expect(link).toHaveAttribute('href', expect.stringMatching(/analytics#flagged-sales$/))
  const [, latest] = within(flagged).getAllByRole('row')
  expect(latest).toHaveTextContent(/Round trip.*sold back to 0x1111…1111 within 3 days/)
  // Items are shown by name, as on every page.
  expect(await within(flagged).findAllByRole('link', { name: 'Work 1' })).toHaveLength(2)
  // Each rule states what it can't detect.
  expect(screen.getByText(/A flag isn’t proof/)).toBeInTheDocument()
})

test('adds up sales in both coins, shows what each was paid in, and leaves other currencies apart', async () => {
  serve([
    { from: person('1'), to: person('2'), daysAgo: 4, ether: 1n, paidIn: USDC.address },
    { from: person('1'), to: person('2'), daysAgo: 3, ether: 2n, paidIn: WETH.address },
    { from: person('3'), to: person('4'), daysAgo: 2, ether: 5n },
    { from: person('3'), to: person('4'), daysAgo: 1, ether: 9n, paidIn: person('d') },
  ])
  openPage(page, { currencies: [WETH, USDC] })
  await waitFor(async () => expect(await figure('Volume')).toHaveTextContent('7 ETH'))
  const sales = await screen.findByRole('region', { name: /Sales in ETH, newest first/ })
  const [, latest, first] = within(sales).getAllByRole('row')
  expect(latest).toHaveTextContent(/5\sETH/)
  expect(first).toHaveTextContent(/2\sWETH/)
  expect(screen.getByRole('button', { name: 'USDC' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'WETH' })).toBeNull()
})

test('shows each chart’s figures as a table too', async () => {
  serve([{ from: person('3'), to: person('4'), daysAgo: 2, ether: 7n }])
  openPage(page)
  for (const name of [/Volume in ETH, newest first/, /Sales in ETH, newest first/]) {
    const table = await screen.findByRole('region', { name })
    expect(within(table).getAllByText(/^7/).length).toBeGreaterThan(0)
  }
  const [floors] = await screen.findAllByRole('region', { name: /Floor in ETH and share for sale/ })
  const [, newest] = within(floors as HTMLElement).getAllByRole('row')
  expect(newest).toHaveTextContent(/10 ETH.*90%, 9 of 10/)
  const holders = screen.getByRole('region', { name: 'Holders by number of items held' })
  expect(within(holders).getAllByRole('row')[1]).toHaveTextContent('1')
})

test('counts only the period in the URL', async () => {
  serve([
    { from: person('1'), to: person('2'), daysAgo: 20, ether: 5n },
    { from: person('3'), to: person('4'), daysAgo: 2, ether: 7n, number: 2 },
  ])
  const { user } = openPage(`${page}?over=7d`)
  await waitFor(async () => expect(await figure('Volume')).toHaveTextContent('7 ETH'))
  await user.click(screen.getByRole('button', { name: '30 days' }))
  await waitFor(async () => expect(await figure('Volume')).toHaveTextContent('12 ETH'))
  expect(location.search).toBe('?over=30d')
})

test('ignores a floor that was live for less than a minute', async () => {
  const index = serve([])
  openPage(page)
  await screen.findAllByRole('region', { name: /Floor in ETH and share for sale/ })
  const { variables } = index.requests.find(({ operation }) => operation === 'AnalyticsMarketState') ?? {}
  const listings = Object.entries(variables as Record<string, unknown>)
    .filter(([name]) => name.startsWith('listings'))
    .map(([, filter]) => JSON.stringify(filter))
  expect(listings).toHaveLength(10)
  for (const filter of listings) {
    const [time, since] = ['endsAtSeconds_gt', 'liveSinceSeconds_lte'].map((field) =>
      Number(new RegExp(`"${field}":"(\\d+)"`).exec(filter)?.[1]),
    )
    expect(Number(time) - Number(since)).toBe(60)
  }
})

test('marks a floor that may have been lower when more prices declined than were compared', async () => {
  const index = serve([])
  const original = index.instead.get('AnalyticsMarketState')
  index.instead.set('AnalyticsMarketState', async () => {
    const answer = (await (await original?.())?.json()) as { data: Record<string, unknown> }
    answer.data['declining9'] = Array.from({ length: 20 }, (_, place) => ({
      __typename: 'Order',
      id: `many${place}`,
      unitPrice: `${1_000_000n * ETHER}`,
      unitEndPrice: '1',
      startsAtSeconds: '1',
      endsAtSeconds: '99999999999',
    }))
    return HttpResponse.json(answer)
  })
  openPage(page)
  const [floors] = await screen.findAllByRole('region', { name: /Floor in ETH and share for sale/ })
  const [, newest, second] = within(floors as HTMLElement).getAllByRole('row')
  expect(newest).toHaveTextContent(/10 ETH or less/)
  expect(second).toHaveTextContent(/9 ETH80/)
  expect(screen.getByText(/Not every declining price was compared/)).toBeVisible()
})

test('shows unknown states when the indexer keeps no state of that time', async () => {
  const index = serve([])
  index.instead.set('AnalyticsMarketState', () =>
    HttpResponse.json({ errors: [{ message: 'subgraph x only has data starting at block number 9' }] }),
  )
  openPage(page)
  const [floors] = await screen.findAllByRole('region', { name: /Floor in ETH and share for sale/ })
  expect(within(floors as HTMLElement).getAllByText('unknown')).toHaveLength(30)
  expect(screen.getByText(/for which this site keeps no data/)).toBeVisible()
})

test('shows an error when the sales fail to load, and loads them on retry', async () => {
  const index = serve([{ from: person('3'), to: person('4'), daysAgo: 2, ether: 7n }])
  const answer = index.instead.get('AnalyticsSales')
  index.instead.set('AnalyticsSales', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  const { user } = openPage(page)
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the sales' })).toBeVisible()
  if (answer !== undefined) index.instead.set('AnalyticsSales', answer)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await figure('Volume')).toHaveTextContent('7 ETH'))
})
