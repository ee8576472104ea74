// The activity feed: filtered by kind, updated without moving the rows being read, with messages for invalid filters.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { COLLECTION } from '../support/fakeIndex.ts'
import { event, type FakeHistory, person, sale, serveHistory } from '../support/fakeHistory.ts'
import { leaveMined } from '../support/minedWrite.ts'
import { openPage } from '../support/openPage.tsx'
import { makeTxHash } from '../support/transactionStates.ts'
import { parseAddress } from '../../src/domain/address.ts'

const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const LISTED = event({ type: 'LISTING', from: person(1), block: 2, price: 3n })
const SOLD = sale({ from: person(1), to: person(2), block: 3, price: 3n })

async function kinds(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Activity' })
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null)
}

/** Adds rows as new blocks would, and triggers the poll. */
function happen(index: FakeHistory, rows: FakeHistory['events'], block: number) {
  index.events = [...index.events, ...rows]
  Object.assign(index, { block, changedAt: block })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('shows all events, newest first, with each sale on one line', async () => {
  serveHistory([MINT, LISTED, ...SOLD])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  expect(screen.getAllByRole('link', { name: /Work 1/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/item\/0x(ab){20}\/1$/),
  )
})

test('shows a bundle on one line, with pictures of its first items that lead to them', async () => {
  const items = [1n, 2n, 3n, 4n]
  const bundle = items.map((number, row) =>
    event({ type: 'LISTING', from: person(1), block: 2, price: 3n, number, bundle: { size: 4, row } }),
  )
  serveHistory([MINT, ...bundle])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Listed in a bundle of 4', 'Mint']))
  const [, row] = within(screen.getByRole('table', { name: 'Activity' })).getAllByRole('row')
  const links = within(row as HTMLElement).getAllByRole('link', { name: /^Work/ })
  expect(
    links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')?.slice(-2)]),
  ).toEqual([
    ['Work 1', '/1'],
    ['Work 2', '/2'],
    ['Work 3', '/3'],
  ])
  expect(row).toHaveTextContent(/1 more.*3 ETH.*for 4 items together/)
})

test('shows the maker of an offer in the column where other events show the sender', async () => {
  serveHistory([event({ type: 'OFFER', to: person(2), block: 3, price: 3n })])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Offer']))
  const [, row] = within(screen.getByRole('table', { name: 'Activity' })).getAllByRole('row')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  const named = (label: string) => cells.find((cell) => cell.dataset['label'] === label)
  expect(named('From')).toHaveTextContent('0x2222…2222')
  expect(named('To')).not.toHaveTextContent('0x')
})

test('says for whom a private listing is, and when a listing expired, once the chain’s time has passed its end', async () => {
  const now = Math.floor(Date.now() / 1_000)
  const listed = (number: number, order: object) =>
    event({
      type: 'LISTING',
      from: person(1),
      block: number,
      price: 3n,
      order: { id: `0x${String(number).repeat(64)}`, ...order },
    })
  serveHistory([
    listed(1, { privateTaker: { __typename: 'Account', id: person(4) } }),
    listed(2, { status: 'EXPIRED', endsAtSeconds: '1790000000' }),
    // The index keeps the status of an order that it doesn't follow.
    listed(3, { status: 'PARTIAL', endsAtSeconds: `${now - 7_200}` }),
    listed(4, { endsAtSeconds: `${now + 7_200}` }),
    listed(5, { status: 'CANCELLED', endsAtSeconds: '1790000000' }),
    event({ type: 'CANCELLATION', from: person(1), block: 6, order: { endsAtSeconds: '1790000000' } }),
  ])
  openPage('/activity')
  const day = (seconds: number) =>
    new Date(seconds * 1_000).toLocaleDateString('en', { month: 'short', day: 'numeric', year: 'numeric' })
  await waitFor(async () =>
    expect(await kinds()).toEqual([
      'Listing canceled',
      'Listing',
      'Listing',
      `ListingExpired ${day(now - 7_200)}`,
      `ListingExpired ${day(1_790_000_000)}`,
      expect.stringMatching(/^ListingPrivate, for .*0x4444…4444/),
    ]),
  )
})

test('reads event kinds from the URL, and names the ones that are invalid', async () => {
  serveHistory([MINT, LISTED, ...SOLD])
  openPage('/activity?type=listing,MINT,<script>alert(1)</script>')
  await waitFor(async () => expect(await kinds()).toEqual(['Listing', 'Mint']))
  expect(screen.getByText(/^Unknown event types?: “<script>alert\(1\)<\/script…”/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mints' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
})

test('says that an invalid account in the URL is ignored, and what a valid one looks like', async () => {
  serveHistory([MINT])
  openPage('/activity?account=0x12')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  expect(screen.getByText(/40 hexadecimal digits/)).toBeVisible()
  expect(screen.getByText(/the events below aren’t filtered by them/)).toBeVisible()
})

test('says that a currency in the URL is unknown, and shows events in any currency', async () => {
  serveHistory([MINT, LISTED])
  openPage(`/activity?currency=${person(9)}&collection=0x1`, {
    currencies: [{ address: person(8), symbol: 'WETH', decimals: 18, name: 'Wrapped Ether' }],
  })
  await waitFor(async () => expect(await kinds()).toEqual(['Listing', 'Mint']))
  expect(screen.getByText(/doesn’t know the currency/)).toHaveTextContent(/^The collection isn’t an address/)
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Any')
})

test('counts new rows and shows them when the reader clicks', async () => {
  const index = serveHistory([MINT])
  const { user } = openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  // Rows count as new when they arrive after the first load.
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  happen(index, [LISTED, ...SOLD], 11)
  const pill = await screen.findByRole('button', { name: '2 new events' }, { timeout: 10_000 })
  expect(await kinds()).toEqual(['Mint'])
  await user.click(pill)
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  await waitFor(() => expect(screen.queryByRole('button', { name: /new event/ })).toBeNull())
  // The keyboard goes on in the list.
  expect(document.activeElement).toContainElement(screen.getByRole('table', { name: 'Activity' }))
  expect(document.body).not.toHaveFocus()
})

test('says that there are more new events than it counted', async () => {
  const index = serveHistory([MINT])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  const listings = Array.from({ length: 41 }, (_, place) =>
    event({ type: 'LISTING', from: person(1), block: place + 2, price: 3n }),
  )
  happen(index, listings, 50)
  expect(await screen.findByRole('button', { name: '39+ new events' })).toBeVisible()
  expect(await kinds()).toEqual(['Mint'])
})

afterEach(() => localStorage.clear())

/** Rows of the transaction that the viewer sent. */
const sent = (rows: FakeHistory['events']) =>
  rows.map((row) => ({ ...row, transactionHash: makeTxHash('a') }))

/** Opens the viewer's own activity after they sent a transaction, which the index doesn't have yet. */
async function openAfterSending() {
  leaveMined(parseAddress(person(2)), 'buy:1', { title: 'Buy', done: 'Yours', path: '/' })
  const index = serveHistory([MINT])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  return index
}

test('shows rows at once when the viewer sent one of them', async () => {
  const index = await openAfterSending()
  happen(index, [LISTED, ...sent(SOLD)], 11)
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  expect(screen.queryByRole('button', { name: /new event/ })).toBeNull()
})

test('waits with what others did to the viewer’s account, such as a gift', async () => {
  const index = await openAfterSending()
  happen(index, [LISTED, event({ type: 'TRANSFER', from: person(1), to: person(2), block: 4 })], 11)
  expect(await screen.findByRole('button', { name: '2 new events' }, { timeout: 10_000 })).toBeVisible()
  expect(await kinds()).toEqual(['Mint'])
})

test('shows what the viewer did while earlier events were still loading', async () => {
  const index = await openAfterSending()
  // Of the requests after the first change, the second is slow here.
  let arrive = () => {}
  const way = new Promise<void>((resolve) => (arrive = resolve))
  let asked = 0
  index.late = (operation) => (operation === 'HistoryFeed' && (asked += 1) === 2 ? way : undefined)
  happen(index, [LISTED, ...sent(SOLD)], 11)
  await waitFor(() => expect(asked).toBe(2))
  happen(index, sent([event({ type: 'TRANSFER', from: person(2), to: person(3), block: 50 })]), 50)
  await waitFor(() => expect(asked).toBeGreaterThan(2))
  arrive()
  await waitFor(async () => expect(await kinds()).toEqual(['Transfer', 'Sale', 'Listing', 'Mint']))
  expect(screen.queryByRole('button', { name: /new event/ })).toBeNull()
})

test('explains what the page will show while there is no activity', async () => {
  serveHistory([])
  openPage('/activity')
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible()
})

test('says that there are no events of a kind, and keeps the way to clear the filter', async () => {
  serveHistory([MINT])
  openPage('/activity?type=burn')
  expect(await screen.findByRole('heading', { name: 'No events of this type' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'All' })).toBeEnabled()
})

test('keeps the focus and the input while a filter is applied', async () => {
  const index = serveHistory([MINT, LISTED, ...SOLD])
  const collection = { __typename: 'Collection', id: COLLECTION, name: 'Cabinet', metadata: null }
  index.instead.set('ActivityCollections', () => HttpResponse.json({ data: { collections: [collection] } }))
  const { user } = openPage('/activity?max=9')
  const lowest = await screen.findByRole('textbox', { name: /Lowest unit price/ })
  await user.type(lowest, '1{Enter}')
  const requested = () =>
    JSON.stringify(index.requests.filter(({ operation }) => operation === 'HistoryFeed').at(-1))
  await waitFor(() => expect(requested()).toContain('unitPrice_gte'))
  expect(lowest).toHaveFocus()

  const account = screen.getByRole('textbox', { name: /Account/ })
  await user.type(account, person(2))
  const choice = screen.getByRole('combobox', { name: 'Collection' })
  await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'Cabinet' }))
  await waitFor(() => expect(requested()).toContain(COLLECTION))
  expect(requested()).toContain(person(2))
  expect(screen.getByRole('textbox', { name: /Account/ })).toHaveValue(person(2))
  expect(choice).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
  expect(screen.getByRole('textbox', { name: /Lowest unit price/ })).toHaveValue('')
  expect(document.body).not.toHaveFocus()
})

test('says that the index doesn’t respond, and retries', async () => {
  const index = serveHistory([MINT])
  index.instead.set('HistoryFeed', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  const { user } = openPage('/activity')
  await screen.findByRole('heading', { name: 'Couldn’t load the history' })
  index.instead.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
})
