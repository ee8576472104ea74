// An item's page says of its sales what its collection's analytics say: which a rule flags, and why.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { event, item, listing, person, sale, serveHistory, START_SECONDS } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const address = `/item/${COLLECTION}/1`
const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const SOLD = sale({ from: person(1), to: person(2), block: 30, price: 2n })
const BACK = sale({ from: person(2), to: person(1), block: 60, price: 2n })
const ONWARD = sale({ from: person(1), to: person(3), block: 90, price: 3n })

const soldFor = (price: bigint) => ({
  lastSalePrice: `${price * 10n ** 18n}`,
  lastSaleCurrency: listing()['currency'],
  lastSaleAtSeconds: `${START_SECONDS}`,
})

/** What each line of the history says in its first cell, newest first. */
async function events() {
  const table = await screen.findByRole('table', { name: 'History of Work 1' })
  const [, ...lines] = within(table).getAllByRole('row')
  return lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)
}

const price = () => screen.findByRole('region', { name: 'Price' })
const chart = () => screen.findByRole('figure', { name: 'Sale prices in ETH' })

test('marks the sales of an item that came back, with the rule and its reason in words, and no other', async () => {
  const index = serveHistory([MINT, ...SOLD, ...BACK, ...ONWARD], item(1n, soldFor(3n)))
  openPage(address)
  const reason = 'Came back. The item was sold back to 0x1111…1111 within 2 days. A flag is no proof.'
  await waitFor(async () =>
    expect(await events()).toEqual(['Sale', `SaleFlagged ${reason}`, `SaleFlagged ${reason}`, 'Mint']),
  )
  expect(await price()).toHaveTextContent(/Last sold for 3\sETH/)
  expect(await price()).not.toHaveTextContent('Flagged')
  // Somebody was paid a royalty: no sale of another item could flag one of these.
  expect(index.asked.map(({ operation }) => operation)).not.toContain('SaleFlags')
})

test('draws flagged sales as a series of their own, and tells them apart in the table', async () => {
  serveHistory([MINT, ...SOLD, ...BACK, ...ONWARD])
  openPage(address)
  const figure = await chart()
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sales', 'Flagged sales'])
  const table = within(figure).getByRole('table', { hidden: true })
  const flags = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].at(-1)?.textContent?.split(' ')[0])
  expect(flags).toEqual(['Flag', '—', 'Flagged', 'Flagged'])
})

test('marks the price that an item was last sold for when that sale is flagged', async () => {
  serveHistory([MINT, ...SOLD, ...BACK], item(1n, soldFor(2n)))
  openPage(address)
  await waitFor(async () =>
    expect(await price()).toHaveTextContent(/Last sold for 2\sETHFlagged Came back\./),
  )
})

test('marks nothing where no rule flags anything', async () => {
  serveHistory([MINT, ...SOLD, ...sale({ from: person(2), to: person(3), block: 60, price: 2n })])
  openPage(address)
  expect(await events()).toEqual(['Sale', 'Sale', 'Mint'])
  const figure = await chart()
  expect(within(figure).queryByRole('list')).toBeNull()
  expect(within(figure).queryByRole('columnheader', { name: 'Flag', hidden: true })).toBeNull()
  expect(screen.queryByText('Flagged')).toBeNull()
})

const FREE = sale({ from: person(1), to: person(2), block: 30, price: 2n, free: true })
const [MIRROR] = sale({ from: person(2), to: person(1), block: 40, price: 2n, number: 2n, free: true })

test('asks for the collection’s other sales where one of them could mirror this one, and marks it', async () => {
  const index = serveHistory([MINT, ...FREE], item(1n, soldFor(2n)))
  if (MIRROR !== undefined) index.mirrors = [MIRROR]
  openPage(address)
  await waitFor(async () => expect((await events())[0]).toMatch(/^SaleFlagged Mirrored\. /))
  expect(await price()).toHaveTextContent(/Flagged Mirrored\./)
  const sold = START_SECONDS + 30 * 3_600
  const days = 30 * 86_400
  expect(
    index.asked.filter(({ operation }) => operation === 'SaleFlags').map(({ variables }) => variables),
  ).toEqual([
    {
      where: {
        collection: COLLECTION,
        token_not: item(1n)['id'],
        seller_in: [person(2)],
        buyer_in: [person(1)],
        royaltyAmount: '0',
        feeAmount: '0',
        timestampSeconds_gte: `${sold - days}`,
        timestampSeconds_lte: `${sold + days}`,
      },
    },
  ])
})

test('tells of the item all the same when those other sales cannot be read', async () => {
  // The latest is free of charges and might be mirrored elsewhere; the two before it are flagged by the item's own rows.
  const free = sale({ from: person(1), to: person(4), block: 90, price: 2n, free: true })
  const index = serveHistory([MINT, ...SOLD, ...BACK, ...free], item(1n, soldFor(2n)))
  index.instead.set('SaleFlags', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  openPage(address)
  await waitFor(async () => expect((await events())[1]).toMatch(/^SaleFlagged Came back\. /))
  expect((await events())[0]).toBe('Sale')
  expect(index.asked.map(({ operation }) => operation)).toContain('SaleFlags')
})
