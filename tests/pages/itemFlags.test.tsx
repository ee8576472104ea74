// An item's page shows the same flags on its sales as its collection's analytics: which rule flags a sale, and why.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  event,
  type Flag,
  item,
  listing,
  person,
  sale,
  serveHistory,
  START_SECONDS,
} from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const address = `/item/${COLLECTION}/1`
const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const ROUND_TRIP: Flag = {
  flag: 'CAME_BACK',
  flagDays: 1,
  flagAccounts: [person(1), person(2)],
  flagUnpaid: false,
}
const SOLD = sale({ from: person(1), to: person(2), block: 30, price: 2n, sold: { flag: ROUND_TRIP } })
const BACK = sale({ from: person(2), to: person(1), block: 60, price: 2n, sold: { flag: ROUND_TRIP } })
const ONWARD = sale({ from: person(1), to: person(3), block: 90, price: 3n })

const soldFor = (price: bigint) => ({
  lastSalePrice: `${price * 10n ** 18n}`,
  lastSaleCurrency: listing()['currency'],
  lastSaleAtSeconds: `${START_SECONDS}`,
})

/** The text of the first cell of each row of the history, newest first. */
async function events() {
  const table = await screen.findByRole('table', { name: 'History of Work 1' })
  const [, ...lines] = within(table).getAllByRole('row')
  return lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)
}

const price = () => screen.findByRole('region', { name: 'Price' })
const chart = () => screen.findByRole('figure', { name: 'Sale prices in ETH' })

test('marks only the sales that the index flags, with the rule and its reason', async () => {
  serveHistory([MINT, ...SOLD, ...BACK, ...ONWARD], item(1n, soldFor(3n)))
  openPage(address)
  const reason = 'Round trip. The item was sold back to 0x1111…1111 within 2 days. A flag isn’t proof.'
  await waitFor(async () =>
    expect(await events()).toEqual([
      'Sale',
      `SaleFlagged sale ${reason}`,
      `SaleFlagged sale ${reason}`,
      'Mint',
    ]),
  )
  expect(await price()).toHaveTextContent(/Last sold for 3\sETH/)
  expect(await price()).not.toHaveTextContent('Flagged')
})

test('draws flagged sales as a separate series, and marks them in the table', async () => {
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

test('marks the last sale’s price when that sale is flagged', async () => {
  serveHistory([MINT, ...SOLD, ...BACK], item(1n, soldFor(2n)))
  openPage(address)
  await waitFor(async () =>
    expect(await price()).toHaveTextContent(/Last sold for 2\sETHFlagged sale Round trip\./),
  )
})

test('marks nothing when no rule flags a sale', async () => {
  const clean = sale({ from: person(1), to: person(2), block: 30, price: 2n })
  serveHistory([MINT, ...clean, ...sale({ from: person(2), to: person(3), block: 60, price: 2n })])
  openPage(address)
  expect(await events()).toEqual(['Sale', 'Sale', 'Mint'])
  const figure = await chart()
  expect(within(figure).queryByRole('list')).toBeNull()
  expect(within(figure).queryByRole('columnheader', { name: 'Flag', hidden: true })).toBeNull()
  expect(screen.queryByText('Flagged sale')).toBeNull()
})

test('shows the buyer’s tips, in the smallest unit for a token that isn’t on the site’s list', async () => {
  const tip = { __typename: 'Tip', identifier: '0', recipient: person(4) }
  const tips = [
    { ...tip, id: 't1', itemType: 'ERC20', contract: `0x${'d'.repeat(40)}`, amount: '1' },
    {
      ...tip,
      id: 't2',
      itemType: 'NATIVE',
      contract: `0x${'0'.repeat(40)}`,
      amount: '100000000000000000000',
    },
    { ...tip, id: 't3', itemType: 'ERC721', contract: COLLECTION, identifier: '9', amount: '1' },
  ]
  serveHistory([MINT, ...sale({ from: person(1), to: person(2), block: 30, price: 1n, sold: { tips } })])
  openPage(address)
  await waitFor(async () =>
    expect((await events())[0]).toMatch(
      /^SaleTip: 1 of the smallest unit of 0xdDdD…dDdD to .*Tip: 100 ETH to .*Tip: item #9 of 0x/i,
    ),
  )
})

test('says that a sale has more tips than it shows', async () => {
  const tips = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...{ __typename: 'Tip', id: `t${number}`, itemType: 'NATIVE', contract: `0x${'0'.repeat(40)}` },
    ...{ identifier: '0', amount: `${number}000000000000000000`, recipient: person(4) },
  }))
  serveHistory([MINT, ...sale({ from: person(1), to: person(2), block: 30, price: 1n, sold: { tips } })])
  openPage(address)
  await waitFor(async () =>
    expect((await events())[0]).toMatch(/Tip: 5 ETH to \S+The transaction has more tips$/i),
  )
})

test('marks the price of a sale whose order was never published as not verified', async () => {
  serveHistory([
    MINT,
    ...sale({ from: person(1), to: person(2), block: 30, price: 1n, sold: { signed: false } }),
  ])
  openPage(address)
  await waitFor(async () =>
    expect((await events())[0]).toBe('SalePrice not verified: the order was never published'),
  )
})

test('names the earlier version of Seaport that a sale was made on', async () => {
  serveHistory([
    MINT,
    ...sale({
      from: person(1),
      to: person(2),
      block: 30,
      price: 1n,
      sold: { signed: false, seaport: 'V1_5' },
    }),
  ])
  openPage(address)
  await waitFor(async () => expect((await events())[0]).toBe('SaleSold on Seaport 1.5: price not verified'))
})
