// An account's portfolio: value and cost of its items, gains on sold items, and listings with issues.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { serveNode } from '../support/contractNode.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import {
  type FakeHistory,
  listing,
  person,
  serveHistory,
  START_SECONDS,
  tokenId,
} from '../support/fakeHistory.ts'
import { leaveMined, MINED_BLOCK, minedReceipt } from '../support/minedWrite.ts'
import { openPage } from '../support/openPage.tsx'
import { savedFile } from '../support/savedTable.ts'

const ME = person(1)
const OTHER = person(2)
const ZERO = `0x${'00'.repeat(20)}`
const ETHER = 10n ** 18n
const currency = { __typename: 'Currency', id: ZERO, symbol: null, name: null, decimals: 18 }
const account = (id: string) => ({ __typename: 'Account', id })
const hash = (block: number) => `0x${block.toString(16).padStart(64, '0')}`
const collection = { __typename: 'Collection', id: COLLECTION, name: 'Cabinet', metadata: null }

/** The row of another account's listing of an item with the trait. */
const withHat = (order: object) => ({
  __typename: 'Order',
  ...order,
  token: {
    __typename: 'Token',
    id: tokenId(9n),
    metadata: { __typename: 'Metadata', id: 'm9', traits: ['Head=Hat'] },
  },
})

interface Step {
  readonly from: string
  readonly to: string
  readonly number: bigint
  /** In ether; null for a mint or a gift. */
  readonly price?: bigint
  /** One by default. */
  readonly quantity?: bigint
  /** Of an ERC-1155 item. */
  readonly decimals?: number
}

/** Movements and sales as the index keeps them, one block each; a tenth of each price goes to others than the seller. */
function getRows(steps: readonly Step[]) {
  const movements = steps.map(({ from, to, number, quantity = 1n }, block) => ({
    __typename: 'Activity',
    id: `move${block}`,
    position: `${(BigInt(block) << 40n) + (2n << 16n)}`,
    token: { __typename: 'Token', id: tokenId(number) },
    from: account(from),
    to: account(to),
    quantity: `${quantity}`,
    transactionHash: hash(block),
    timestampSeconds: `${START_SECONDS + block}`,
  }))
  const sales = steps.flatMap(({ from, to, number, price, quantity = 1n, decimals }, block) =>
    price === undefined
      ? []
      : [
          {
            __typename: 'Sale',
            id: `sale${block}`,
            token: {
              __typename: 'Token',
              id: tokenId(number),
              tokenId: `${number}`,
              standard: decimals === undefined ? 'ERC721' : 'ERC1155',
              collection,
              metadata:
                decimals === undefined
                  ? null
                  : { __typename: 'Metadata', id: `m${number}`, name: `Coin ${number}`, decimals },
            },
            seller: account(from),
            buyer: account(to),
            quantity: `${quantity}`,
            price: `${price * ETHER}`,
            proceeds: `${(price * ETHER * 9n) / 10n}`,
            currency,
            transactionHash: hash(block),
            blockNumber: `${block}`,
            logIndex: 1,
            timestampSeconds: `${START_SECONDS + block}`,
          },
        ],
  )
  return { movements, sales }
}

function serve(steps: readonly Step[], heldNumbers: readonly bigint[]): FakeHistory {
  const index = serveHistory([])
  const { movements, sales } = getRows(steps)
  const give = (operation: string, data: object) =>
    index.instead.set(operation, () => HttpResponse.json({ data }))
  give('PortfolioTransfers', { activities: movements })
  give('PortfolioSales', { sales })
  give('PortfolioItems', {
    balances: heldNumbers.map((number) => ({
      __typename: 'Balance',
      id: `balance${number}`,
      amount: '1',
      token: {
        __typename: 'Token',
        id: tokenId(number),
        tokenId: `${number}`,
        standard: 'ERC721',
        collection,
        metadata: {
          __typename: 'Metadata',
          id: `m${number}`,
          name: `Work ${number}`,
          image: null,
          decimals: null,
          traits: ['Head=Hat'],
        },
      },
    })),
  })
  give('PortfolioFloors', {
    collections: [
      {
        __typename: 'Collection',
        id: COLLECTION,
        markets: [
          {
            __typename: 'CollectionMarket',
            id: `${COLLECTION}${ZERO.slice(2)}`,
            currency,
            // The listing that declines to 2 is at 3 now, which is below the start price of cheaper listings.
            declining: [{ __typename: 'Order', id: 'falling', ...course(4n * ETHER, 2n * ETHER) }],
            fixed: [{ __typename: 'Order', id: 'fixed', ...course((7n * ETHER) / 2n) }],
          },
        ],
      },
    ],
  })
  give('ListingsFromCheapest', {
    declining: [withHat({ id: 'falling', ...course(8n * ETHER, 4n * ETHER) })],
    fixed: [withHat({ id: 'fixed', ...course(7n * ETHER) })],
  })
  give('PortfolioListings', { orders: [] })
  return index
}

/** A price that declines for years, half of its duration past, so that the seconds of a test don't change it. */
function course(start: bigint, end = start) {
  const now = Math.floor(Date.now() / 1000)
  return {
    unitPrice: `${start}`,
    unitEndPrice: `${end}`,
    startsAtSeconds: `${now - 100_000_000}`,
    endsAtSeconds: `${now + 100_000_000}`,
  }
}

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const page = `/account/${ME}/portfolio`

test('sums what is held and what was sold, to the smallest unit', async () => {
  const index = serve(
    [
      { from: OTHER, to: ME, number: 1n, price: 2n },
      { from: OTHER, to: ME, number: 2n, price: 5n },
      { from: ME, to: OTHER, number: 2n, price: 10n },
      { from: ZERO, to: ME, number: 3n },
    ],
    [1n, 3n],
  )
  openPage(page)
  await screen.findByText('Value at floor', { selector: 'dt' })
  expect(figure('Value at floor')).toHaveTextContent('6 ETH')
  // The account's own listings don't raise the value of its items.
  for (const operation of ['PortfolioFloors', 'ListingsFromCheapest']) {
    const request = index.requests.find((one) => one.operation === operation)
    expect(JSON.stringify(request?.variables)).toContain(`"offerer_not":"${ME}"`)
  }
  expect(figure('Value at trait floor')).toHaveTextContent('12 ETH')
  expect(figure('Cost of items held')).toHaveTextContent('2 ETH')
  // Only the first item's cost is on record; the cost of the mint isn't.
  expect(figure('Unrealized')).toHaveTextContent('Gain of +1 ETH')
  expect(figure('Realized')).toHaveTextContent('Gain of +4 ETH')
  expect(figure('Proceeds')).toHaveTextContent('9 ETH')
  const held = screen.getByRole('region', { name: /Items held/ })
  expect(within(held).getByRole('row', { name: /Work 3/ })).toHaveTextContent('minted')
  const sold = screen.getByRole('region', { name: /Items sold/ })
  expect(within(sold).getAllByRole('row')[1]).toHaveTextContent(/5 ETH.*9 ETH.*\+4 ETH/)
})

test('names the offers in their headings, which follow those of items and listings', async () => {
  serve([{ from: OTHER, to: ME, number: 1n, price: 2n }], [1n])
  openPage(page)
  expect(await screen.findByRole('heading', { name: 'Offers made' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Offers received' })).toBeVisible()
})

test('names the file of items that left the account after all ways in which they did', async () => {
  serve(
    [
      { from: OTHER, to: ME, number: 1n, price: 2n },
      { from: ME, to: OTHER, number: 1n },
    ],
    [],
  )
  const { user } = openPage(page)
  const what = 'items sold, given, or burned'
  expect((await savedFile(user, what, 'CSV')).name).toBe(`${ME}-sold-given-burned.csv`)
  const { name, text } = await savedFile(user, what, 'JSON')
  expect(name).toBe(`${ME}-sold-given-burned.json`)
  expect(JSON.parse(text)).toMatchObject({ table: 'items_sold_given_burned' })
})

test('values the units of an edition at its own cheapest listing, not at that of another one', async () => {
  const index = serve([], [9n])
  const original = index.instead.get('PortfolioItems')
  index.instead.set('PortfolioItems', async () => {
    const answer = (await (await original?.())?.json()) as {
      data: { balances: { amount: string; token: object }[] }
    }
    const balances = answer.data.balances.map((row) => ({
      ...row,
      amount: '4',
      token: { ...row.token, standard: 'ERC1155' },
    }))
    return HttpResponse.json({ data: { balances } })
  })
  openPage(page)
  await screen.findByText('Value at floor', { selector: 'dt' })
  // Others ask 3 for another edition, and 6 for this one.
  expect(figure('Value at floor')).toHaveTextContent('24 ETH')
  expect(figure('Value at trait floor')).toHaveTextContent('24 ETH')
})

test('says that floors may be lower when more prices decline than were compared', async () => {
  const index = serve([{ from: OTHER, to: ME, number: 1n, price: 2n }], [1n])
  const { unmount } = openPage(page)
  await screen.findByText('Value at floor', { selector: 'dt' })
  expect(screen.queryByText(/Not every declining price was compared/)).toBeNull()
  unmount()
  const many = Array.from({ length: 20 }, (_, place) => ({
    __typename: 'Order',
    id: `${place}`,
    ...course(4_000n * ETHER, 1n),
  }))
  const original = index.instead.get('PortfolioFloors')
  index.instead.set('PortfolioFloors', async () => {
    const answer = (await (await original?.())?.json()) as {
      data: { collections: { markets: { declining: unknown }[] }[] }
    }
    for (const { markets } of answer.data.collections) for (const one of markets) one.declining = many
    return HttpResponse.json(answer)
  })
  openPage(`/account/${ME}/portfolio?again`)
  expect(await screen.findByText(/Not every declining price was compared/)).toBeVisible()
})

test('says how many of the sold units the gain covers', async () => {
  serve(
    [
      { from: OTHER, to: ME, number: 1n, price: 2n },
      { from: ZERO, to: ME, number: 2n },
      { from: ME, to: OTHER, number: 1n, price: 10n },
      { from: ME, to: OTHER, number: 2n, price: 10n },
    ],
    [],
  )
  openPage(page)
  await screen.findByText('Proceeds', { selector: 'dt' })
  expect(figure('Realized')).toHaveTextContent(
    'Gain of +7 ETHFor 1 of 2 units sold. The cost of the others isn’t known in ETH.',
  )
})

test('shows no gain for items sold without a recorded cost', async () => {
  serve(
    [
      { from: ZERO, to: ME, number: 1n },
      { from: ME, to: OTHER, number: 1n, price: 10n },
    ],
    [],
  )
  openPage(page)
  await screen.findByText('Proceeds', { selector: 'dt' })
  expect(figure('Realized')).toHaveTextContent('—No units sold with a known cost in ETH')
})

test('lists listings with issues first, and names the issues', async () => {
  const index = serve([{ from: OTHER, to: ME, number: 1n, price: 2n }], [1n])
  const soon = Math.floor(Date.now() / 1000) + 3_600
  const order = (number: bigint, fields: object) => ({
    ...listing({
      id: `0x${'0'.repeat(63)}${number}`,
      unitPrice: `${4n * ETHER}`,
      unitEndPrice: `${4n * ETHER}`,
    }),
    token: {
      __typename: 'Token',
      id: tokenId(number),
      tokenId: `${number}`,
      standard: 'ERC721',
      collection,
      metadata: null,
      balances: [{ __typename: 'Balance', id: `balance${number}`, heldSinceSeconds: `${START_SECONDS - 9}` }],
    },
    ...fields,
  })
  index.instead.set('PortfolioListings', () =>
    HttpResponse.json({
      data: {
        orders: [
          // Published this second, after the time that the figures were computed for.
          order(1n, { startsAtSeconds: `${Math.floor(Date.now() / 1000)}` }),
          order(2n, { unitEndPrice: `${ETHER}`, endsAtSeconds: `${soon}` }),
          order(3n, { makerApproved: false, live: false }),
          order(4n, course(8n * ETHER, 2n * ETHER)),
        ],
      },
    }),
  )
  openPage(page)
  const table = await screen.findByRole('region', { name: /Open listings/ })
  const [, first, second, third, fourth] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/#2.*Below floor.*Expires within 2 days/)
  expect(second).toHaveTextContent(/#4.*5 ETH, falling to 2 ETH.*Will fall below floor/)
  expect(third).toHaveTextContent(/#3.*Approval missing/)
  expect(fourth).toHaveTextContent(/#1.*No issues/)
  expect(screen.getByText('3 of 4 need attention.')).toBeVisible()
})

test.each([
  ['18 decimals, as a currency', 18, 1_234n * 10n ** 18n, '1,234'],
  ['hundredths', 2, 1_050n, '10.5'],
  ['whole units', 0, 12n, '12'],
])('counts sold units as people see them: %s', async (_, decimals, quantity, shown) => {
  const step = { number: 1n, price: 2n, quantity, decimals }
  serve(
    [
      { from: OTHER, to: ME, ...step },
      { from: ME, to: OTHER, ...step },
    ],
    [],
  )
  openPage(page)
  const table = await screen.findByRole('region', { name: /Items sold/ })
  const [, row] = within(table).getAllByRole('row')
  expect(within(row as HTMLElement).getAllByRole('cell')[1]).toHaveTextContent(shown)
})

test('shows the price of a display unit where the item has decimals', async () => {
  const index = serve([], [])
  const unit = 10n ** 18n
  const priced = {
    startPrice: `${3n * ETHER}`,
    endPrice: `${ETHER}`,
    quantity: `${2n * unit}`,
    // As the index rounds the prices of the contract's units.
    unitPrice: '1',
    unitEndPrice: '0',
    remaining: `${unit}`,
  }
  const [startsAtSeconds, endsAtSeconds] = [START_SECONDS, 4_000_000_000]
  const order = {
    ...listing({ ...priced, startsAtSeconds: `${startsAtSeconds}`, endsAtSeconds: `${endsAtSeconds}` }),
    token: {
      __typename: 'Token',
      id: tokenId(1n),
      tokenId: '1',
      standard: 'ERC1155',
      collection,
      metadata: { __typename: 'Metadata', id: 'm1', name: 'Gold', decimals: 18 },
      balances: [],
    },
  }
  index.instead.set('PortfolioListings', () => HttpResponse.json({ data: { orders: [order] } }))
  openPage(page)
  const table = await screen.findByRole('region', { name: /Open listings/ })
  const [, row] = within(table).getAllByRole('row')
  expect(row).toHaveTextContent(/Gold.*1\.\d+ ETH, falling to 0\.5 ETH/)
})

test('is read again once the reader’s own transaction is indexed, and says the time of both readings', async () => {
  const opened = 20_600 * 86_400 + 43_260
  const clock = vi.spyOn(Date, 'now').mockReturnValue(opened * 1_000)
  const bought = { from: OTHER, to: ME, number: 1n, price: 2n }
  const index = serve([bought], [1n])
  index.block = MINED_BLOCK - 1
  serveNode(index, () => '0x', { eth_getTransactionReceipt: minedReceipt([]) })
  leaveMined(ME as Address, 'accept', { title: 'Accept offer', done: 'Sold.', path: page })
  openPage(page)
  expect(await screen.findByText(/How these figures are calculated, as of .*12:00:00/)).toBeVisible()
  expect(figure('Value at floor')).toHaveTextContent('3 ETH')
  // Soon after, in the same ten minutes.
  clock.mockReturnValue((opened + 200) * 1_000)
  const { movements, sales } = getRows([bought, { from: ME, to: OTHER, number: 1n, price: 10n }])
  index.instead.set('PortfolioTransfers', () => HttpResponse.json({ data: { activities: movements } }))
  index.instead.set('PortfolioSales', () => HttpResponse.json({ data: { sales } }))
  index.instead.set('PortfolioItems', () => HttpResponse.json({ data: { balances: [] } }))
  index.block = MINED_BLOCK
  expect(await screen.findByText(/How these figures are calculated, as of .*12:04:20/)).toBeVisible()
  expect(figure('Realized')).toHaveTextContent('Gain of +7 ETH')
})

test('explains what the page will show for an account without a history', async () => {
  serve([], [])
  openPage(page)
  expect(await screen.findByRole('heading', { name: 'Nothing in this portfolio yet' })).toBeVisible()
})

test('shows the listings of an account that neither holds nor sold an item', async () => {
  const index = serve([], [])
  const order = {
    ...listing({ id: `0x${'0'.repeat(63)}1`, unitPrice: `${ETHER}`, unitEndPrice: `${ETHER}` }),
    token: {
      __typename: 'Token',
      id: tokenId(1n),
      tokenId: '1',
      standard: 'ERC721',
      collection,
      metadata: null,
      balances: [],
    },
  }
  index.instead.set('PortfolioListings', () => HttpResponse.json({ data: { orders: [order] } }))
  openPage(page)
  expect(await screen.findByRole('region', { name: /Open listings/ })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Nothing in this portfolio yet' })).toBeNull()
})

test('reads trait floors in at most fifty collections, and names the others', async () => {
  const index = serve([], [])
  const getId = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
  const numbers = Array.from({ length: 52 }, (_, number) => number + 1)
  index.instead.set('PortfolioItems', () =>
    HttpResponse.json({
      data: {
        balances: numbers.map((number) => ({
          __typename: 'Balance',
          id: `balance${`${number}`.padStart(2, '0')}`,
          amount: '1',
          token: {
            __typename: 'Token',
            id: `${getId(number)}${'1'.padStart(64, '0')}`,
            tokenId: '1',
            standard: 'ERC721',
            collection: {
              __typename: 'Collection',
              id: getId(number),
              name: `Cabinet ${number}`,
              metadata: null,
            },
            metadata: {
              __typename: 'Metadata',
              id: `m${number}`,
              name: 'One',
              image: null,
              decimals: null,
              traits: ['Head=Hat'],
            },
          },
        })),
      },
    }),
  )
  index.instead.set('PortfolioFloors', () =>
    HttpResponse.json({
      data: {
        collections: numbers.map((number) => ({
          __typename: 'Collection',
          id: getId(number),
          markets: [
            {
              __typename: 'CollectionMarket',
              id: `market${number}`,
              currency,
              declining: [],
              fixed: [{ __typename: 'Order', id: `cheapest${number}`, ...course(ETHER) }],
            },
          ],
        })),
      },
    }),
  )
  let looked = 0
  index.instead.set('ListingsFromCheapest', () => {
    looked += 1
    return HttpResponse.json({ data: { fixed: [], declining: [] } })
  })
  openPage(page)
  expect(await screen.findByText(/not in Cabinet 51 and Cabinet 52\./)).toBeInTheDocument()
  expect(looked).toBe(50)
})

test('says that the portfolio couldn’t be loaded, and loads it on retry', async () => {
  const index = serve([{ from: OTHER, to: ME, number: 1n, price: 2n }], [1n])
  const answer = index.instead.get('PortfolioSales')
  index.instead.set('PortfolioSales', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
  const { user } = openPage(page)
  await screen.findByRole('heading', { name: 'Couldn’t load the portfolio' })
  if (answer !== undefined) index.instead.set('PortfolioSales', answer)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(figure('Cost of items held')).toHaveTextContent('2 ETH'))
})
