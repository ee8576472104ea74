// The activity feed: by kind, following the index without moving what is read, with words for what it cannot show.
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { event, type FakeHistory, person, sale, serveHistory } from '../support/fakeHistory.ts'
import { openPage } from '../support/openPage.tsx'

const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const LISTED = event({ type: 'LISTING', from: person(1), block: 2, price: 3n })
const SOLD = sale({ from: person(1), to: person(2), block: 3, price: 3n })

async function kinds(): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Activity' })
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null)
}

/** Adds rows as the chain would, and wakes the follower. */
function happen(index: FakeHistory, rows: FakeHistory['events'], block: number) {
  index.events = [...index.events, ...rows]
  Object.assign(index, { block, changedAt: block })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('shows everything, newest first, sales as one line each', async () => {
  serveHistory([MINT, LISTED, ...SOLD])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  expect(screen.getAllByRole('link', { name: /Work 1/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/item\/0x(ab){20}\/1$/),
  )
})

test('names who makes an offer where others give', async () => {
  serveHistory([event({ type: 'OFFER', to: person(2), block: 3, price: 3n })])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Offer']))
  const [, row] = within(screen.getByRole('table', { name: 'Activity' })).getAllByRole('row')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  const named = (label: string) => cells.find((cell) => cell.dataset['label'] === label)
  expect(named('From')).toHaveTextContent('0x2222…2222')
  expect(named('To')).not.toHaveTextContent('0x')
})

test('takes kinds from the address, and says which words mean nothing', async () => {
  serveHistory([MINT, LISTED, ...SOLD])
  openPage('/activity?type=listing,MINT,<script>alert(1)</script>')
  await waitFor(async () => expect(await kinds()).toEqual(['Listing', 'Mint']))
  expect(screen.getByText(/^Unknown event types?: “<script>alert\(1\)<\/script…”/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mints' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
})

test('says that an account which is none is left out, and what one is made of', async () => {
  serveHistory([MINT])
  openPage('/activity?account=0x12')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  expect(screen.getByText(/40 hexadecimal digits/)).toBeVisible()
  expect(screen.getByText(/the events below aren’t filtered by them/)).toBeVisible()
})

test('says that a currency of the address is unknown, and shows events of any', async () => {
  serveHistory([MINT, LISTED])
  openPage(`/activity?currency=${person(9)}&collection=0x1`, {
    currencies: [{ address: person(8), symbol: 'WETH', decimals: 18, name: 'Wrapped Ether' }],
  })
  await waitFor(async () => expect(await kinds()).toEqual(['Listing', 'Mint']))
  expect(screen.getByText(/doesn’t know the currency/)).toHaveTextContent(/^The collection isn’t an address/)
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Any')
})

test('counts what comes meanwhile and lets it in when asked', async () => {
  const index = serveHistory([MINT])
  const { user } = openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  // News is what comes after the first look.
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  happen(index, [LISTED, ...SOLD], 11)
  const pill = await screen.findByRole('button', { name: '2 new events' }, { timeout: 10_000 })
  expect(await kinds()).toEqual(['Mint'])
  await user.click(pill)
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  await waitFor(() => expect(screen.queryByRole('button', { name: /new event/ })).toBeNull())
})

test('lets in at once what the reader took part in', async () => {
  const leave = connectAs(person(2))
  const index = serveHistory([MINT])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  happen(index, [LISTED, ...SOLD], 11)
  await waitFor(async () => expect(await kinds()).toEqual(['Sale', 'Listing', 'Mint']))
  expect(screen.queryByRole('button', { name: /new event/ })).toBeNull()
  leave()
})

test('lets in what the reader does while something that they did before is still on its way', async () => {
  const leave = connectAs(person(2))
  const index = serveHistory([MINT])
  openPage('/activity')
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
  await waitFor(() => expect(index.looks).toBeGreaterThan(0))
  const asked = (name: string) => index.asked.filter(({ operation }) => operation === name).length

  // What lets newer rows in is asked without a bound, and on its way here for long.
  let arrive = () => {}
  const way = new Promise<void>((resolve) => (arrive = resolve))
  let held = 0
  index.late = (operation, variables) => {
    if (operation !== 'HistoryFeed' || JSON.stringify(variables).includes('position_lte')) return undefined
    held += 1
    return way
  }
  happen(index, [LISTED, ...SOLD], 11)
  await waitFor(() => expect(held).toBe(1))
  const counted = asked('HistoryNewer')
  happen(index, [event({ type: 'TRANSFER', from: person(2), to: person(3), block: 50 })], 50)
  await waitFor(() => expect(asked('HistoryNewer')).toBeGreaterThan(counted))
  arrive()
  await waitFor(async () => expect(await kinds()).toEqual(['Transfer', 'Sale', 'Listing', 'Mint']))
  expect(screen.queryByRole('button', { name: /new event/ })).toBeNull()
  leave()
})

test('says what would be here while nothing has happened', async () => {
  serveHistory([])
  openPage('/activity')
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible()
})

test('says that a kind has no events, and keeps the way back', async () => {
  serveHistory([MINT])
  openPage('/activity?type=burn')
  expect(await screen.findByRole('heading', { name: 'No events of this type' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'All' })).toBeEnabled()
})

test('keeps the focus and what is typed while a filter is applied', async () => {
  const index = serveHistory([MINT, LISTED, ...SOLD])
  const collection = { __typename: 'Collection', id: COLLECTION, name: 'Cabinet' }
  index.instead.set('ActivityCollections', () => HttpResponse.json({ data: { collections: [collection] } }))
  const { user } = openPage('/activity?max=9')
  const lowest = await screen.findByRole('textbox', { name: /Lowest unit price/ })
  await user.type(lowest, '1{Enter}')
  const asked = () =>
    JSON.stringify(index.asked.filter(({ operation }) => operation === 'HistoryFeed').at(-1))
  await waitFor(() => expect(asked()).toContain('unitPrice_gte'))
  expect(lowest).toHaveFocus()

  const account = screen.getByRole('textbox', { name: /Account/ })
  await user.type(account, person(2))
  const choice = screen.getByRole('combobox', { name: 'Collection' })
  await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'Cabinet' }))
  await waitFor(() => expect(asked()).toContain(COLLECTION))
  expect(asked()).toContain(person(2))
  expect(screen.getByRole('textbox', { name: /Account/ })).toHaveValue(person(2))
  expect(choice).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
  expect(screen.getByRole('textbox', { name: /Lowest unit price/ })).toHaveValue('')
  expect(document.body).not.toHaveFocus()
})

test('says that the index does not answer, and asks again', async () => {
  const index = serveHistory([MINT])
  index.instead.set('HistoryFeed', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  const { user } = openPage('/activity')
  await screen.findByRole('heading', { name: 'Couldn’t load the history' })
  index.instead.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await kinds()).toEqual(['Mint']))
})
