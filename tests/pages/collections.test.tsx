// The ranked collections, by the figure and the period that the reader selected or the URL gives.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshNow } from '../../src/ui/useNow.ts'
import { COLLECTION, collectionRow, type FakeIndex, market, serveIndex } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const DAY = 86_400
/** Half past midnight UTC, shortly after the day began. */
const NOW = 20_600 * DAY + 1_800
const MIDNIGHT = 20_600 * DAY
const OTHER = `0x${'cd'.repeat(20)}`

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW * 1_000))
afterEach(() => vi.restoreAllMocks())

/** The Cabinet sold yesterday and the Drawer today; the Drawer has the higher floor price. */
function serveTwo(): FakeIndex {
  const index = serveIndex([])
  const sold = (startsAtSeconds: number, ether: bigint, saleCount: number) => ({
    startsAtSeconds,
    volume: `${ether * ETHER}`,
    saleCount,
  })
  index.collection = collectionRow([], {
    ownerCount: 9,
    markets: [market({ floor: `${ETHER}`, days: [sold(MIDNIGHT - DAY, 8n, 4)] })],
  })
  index.others = [
    collectionRow([], {
      id: OTHER,
      name: 'Drawer',
      ownerCount: 2,
      markets: [
        market({
          collection: OTHER,
          floor: `${2n * ETHER}`,
          days: [sold(MIDNIGHT, 3n, 1), sold(MIDNIGHT - 40 * DAY, 90n, 9)],
        }),
      ],
    }),
  ]
  return index
}

async function rows(): Promise<string[]> {
  const table = await screen.findByRole('region', { name: 'Collections' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '')
}

async function names(): Promise<string[]> {
  return (await rows()).map((text) => /Cabinet|Drawer/.exec(text)?.[0] ?? text)
}

test('ranks by thirty-day volume', async () => {
  serveTwo()
  openPage('/collections')
  expect(await names()).toEqual(['Cabinet', 'Drawer'])
  expect((await rows())[0]).toMatch(/1\sETH—8\sETH/)
  expect(screen.getByRole('columnheader', { name: /Volume, 30 days/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('ranks by volume without flagged sales, and shows the flagged part beside it', async () => {
  const index = serveTwo()
  index.others = [
    collectionRow([], {
      id: OTHER,
      name: 'Drawer',
      markets: [
        market({
          collection: OTHER,
          days: [
            {
              startsAtSeconds: MIDNIGHT,
              volume: `${103n * ETHER}`,
              saleCount: 3,
              flaggedVolume: `${100n * ETHER}`,
              flaggedSaleCount: 2,
            },
          ],
        }),
      ],
    }),
  ]
  openPage('/collections')
  expect(await names()).toEqual(['Cabinet', 'Drawer'])
  expect((await rows())[1]).toMatch(/3\sETH100\sETH flagged1/)
  // The flagged part leads to its explanation.
  expect(screen.getByRole('link', { name: /flagged$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/collection\/0x\w{40}\/analytics#flagged-sales$/),
  )
})

test('shows the volume in each currency, and adds up none', async () => {
  const index = serveTwo()
  const days = [{ startsAtSeconds: MIDNIGHT, volume: `${2n * ETHER}`, saleCount: 1 }]
  const weth = {
    __typename: 'Currency',
    id: `0x${'ee'.repeat(20)}`,
    symbol: 'WETH',
    name: null,
    decimals: 18,
  }
  const inWeth = { ...market({ collection: OTHER, days }), id: `${OTHER}${'ee'.repeat(20)}`, currency: weth }
  index.others = [
    collectionRow([], {
      id: OTHER,
      name: 'Drawer',
      markets: [market({ collection: OTHER, days }), inWeth],
    }),
  ]
  openPage('/collections')
  expect(await names()).toEqual(['Cabinet', 'Drawer'])
  expect((await rows())[1]).toMatch(/2\sETHand 2\sWETH2/)
})

/** A sale of a collection in the native currency, some seconds ago. */
const soldAgo = (collection: string, seconds: number, ether: bigint, flag: string | null = null) => ({
  __typename: 'Sale',
  id: `${collection} ${seconds}`,
  price: `${ether * ETHER}`,
  flag,
  timestampSeconds: `${NOW - seconds}`,
  market: { __typename: 'CollectionMarket', id: `${collection}${'00'.repeat(20)}` },
})

test('counts the last 24 hours to the second, across midnight', async () => {
  const index = serveTwo()
  // Half an hour ago was yesterday.
  index.latest = [soldAgo(COLLECTION, 7_200, 5n), soldAgo(OTHER, 60, 3n), soldAgo(OTHER, DAY + 1, 9n)]
  index.latest.push(soldAgo(OTHER, 90, 50n, 'CAME_BACK'))
  const { user } = openPage('/collections')
  await names()
  const day = screen.getByRole('button', { name: '24 hours' })
  expect(day).toHaveAttribute('title', 'The last 24 hours')
  await user.click(day)
  await waitFor(async () => expect((await rows())[0]).toMatch(/Cabinet.*5\sETH/))
  expect((await rows())[1]).toMatch(/Drawer.*3\sETH/)
  expect(new URLSearchParams(location.search).get('over')).toBe('24h')
})

test('says as of when the last 24 hours are, while the page stays open', async () => {
  serveTwo()
  const { user } = openPage('/collections?over=24h')
  expect(await screen.findByText(/^The last 24 hours\. As of .*12:30:00/)).toBeVisible()
  vi.mocked(Date.now).mockReturnValue((NOW + 300) * 1_000)
  act(refreshNow)
  expect(screen.getByText(/^The last 24 hours\. As of .*12:30:00/)).toBeVisible()
  // The index's days are current.
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect(await screen.findByText(/^Today and the 6 days before, UTC\. As of .*12:35:00/)).toBeVisible()
})

test('shows a declining price as the floor once it is below every fixed price', async () => {
  const index = serveTwo()
  const soon = Math.floor(Date.now() / 1_000) + 600
  const fallen = { from: `${100n * ETHER}`, to: `${ETHER / 2n}`, endsAtSeconds: soon }
  index.collection = collectionRow([], { markets: [market({ floor: `${5n * ETHER}`, declining: [fallen] })] })
  openPage('/collections')
  await waitFor(async () =>
    expect((await rows()).find((row) => row.includes('Cabinet'))).toMatch(/0\.5\sETH/),
  )
})

test('marks a floor that may be lower, because more prices decline than were compared', async () => {
  const index = serveTwo()
  const later = Math.floor(Date.now() / 1_000) * 2
  const high = { from: `${100n * ETHER}`, to: '1', endsAtSeconds: later }
  const declining = Array.from({ length: 20 }, () => high)
  index.collection = collectionRow([], { markets: [market({ floor: `${5n * ETHER}`, declining })] })
  openPage('/collections')
  await waitFor(async () =>
    expect((await rows()).find((row) => row.includes('Cabinet'))).toMatch(/5\sETH or less/),
  )
})

test('shows how the floor changed over the period, and ranks by the change', async () => {
  const index = serveTwo()
  index.then = [
    collectionRow([], { markets: [market({ floor: `${2n * ETHER}` })] }),
    collectionRow([], { id: OTHER, markets: [market({ collection: OTHER, floor: `${ETHER}` })] }),
  ]
  const { user } = openPage('/collections')
  await waitFor(async () => expect((await rows())[0]).toMatch(/Cabinet.*−50%/))
  await user.click(screen.getByRole('button', { name: 'Floor change' }))
  await waitFor(async () => expect(await names()).toEqual(['Drawer', 'Cabinet']))
  expect((await rows())[0]).toMatch(/\+100%/)
})

test('holds space for the change while past floors load', async () => {
  const index = serveTwo()
  index.instead.set('LastEvent_time', () => new Promise<undefined>(() => {}))
  openPage('/collections')
  expect((await rows())[0]).toMatch(/1\sETH8\sETH/)
  expect(screen.getByRole('columnheader', { name: 'Floor change' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Collections' })).toHaveAttribute('aria-busy', 'true')
})

test('leaves the change out when past floors can’t be loaded', async () => {
  const index = serveTwo()
  index.instead.set('LastEvent_time', () => HttpResponse.json({ errors: [{ message: 'out of order' }] }))
  openPage('/collections')
  await rows()
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Floor change' })).toBeNull())
})

test('shows no change when the index keeps no state of that time', async () => {
  const index = serveTwo()
  index.then = []
  index.instead.set('FloorsThen', () =>
    HttpResponse.json({ errors: [{ message: 'subgraph x only has data starting at block number 9' }] }),
  )
  openPage('/collections')
  expect((await rows())[0]).not.toMatch(/%.*%/)
  expect(screen.queryByText(/Couldn’t load the figures/)).toBeNull()
})

test('ranks by the figure that the reader selects, and writes it to the URL', async () => {
  serveTwo()
  const { user, unmount } = openPage('/collections?over=all')
  await waitFor(async () => expect(await names()).toEqual(['Drawer', 'Cabinet']))
  await user.click(screen.getByRole('button', { name: 'Owners' }))
  await waitFor(async () => expect(await names()).toEqual(['Cabinet', 'Drawer']))
  expect(location.search).toBe('?by=owners&over=all')
  unmount()
  openPage('/collections?by=floor&over=<script>')
  await waitFor(async () => expect(await names()).toEqual(['Drawer', 'Cabinet']))
  expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
})

test('names the invalid URL parameters, and says what is shown instead', async () => {
  serveIndex([])
  openPage('/collections?over=1y&by=zzz')
  const message = await screen.findByText(/Collections can’t be sorted by “zzz”\./)
  expect(message).toHaveTextContent(/There’s no period called “1y”\. Sorted by volume, over 30 days\.$/)
})

test('shows placeholders while loading', async () => {
  const index = serveTwo()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  index.instead.set('CollectionsPage', async () => {
    await held
    return HttpResponse.json({ data: { collections: [index.collection] } })
  })
  openPage('/collections')
  expect(await screen.findByText('Loading collections')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  release()
  expect(await names()).toEqual(['Cabinet'])
})

test('explains what the page will show while there are no collections', async () => {
  serveIndex([]).collection = null
  openPage('/collections')
  expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeVisible()
})

test('says that the collections couldn’t be loaded, and retries', async () => {
  const index = serveTwo()
  index.instead.set('CollectionsPage', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  const { user } = openPage('/collections')
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the collections' })).toBeVisible()
  index.instead.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await names()).toHaveLength(2)
})
