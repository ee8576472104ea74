// Accepting an offer waits for market prices, and continues with a note if they can't be read.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { offer as offerRow } from '../../../tests/support/fakeHistory.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { serveHolderNode, type HolderNode } from '../../../tests/support/holderNode.ts'
import { createOffer, serveOrders } from '../../../tests/support/offer.ts'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { ETH, WETH } from '../../../tests/support/currencies.ts'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { toWei } from '../../domain/wei.ts'
import { TradeDialogContext, type OpenTradeDialog } from '../dialog/trade.ts'
import { createFloorRow, createItem, createUnapprovedRow } from '../../../tests/support/listing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { AcceptDialog } from './Dialog.tsx'
import type { HeldItem } from '../../orders/listedItem.ts'
import type { Offer } from '../../orders/offer.ts'

const ada = `0x${'a1'.repeat(20)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address
const weth = { ...WETH, decimals: 0 }
const ether = { ...ETH, decimals: 0 }
const config = tradeConfig({ nativeCurrency: ether, currencies: [weth] })
const item = createItem({ collection })
const works = { address: collection, name: 'Works', standard: 'ERC721' } as const
const offer = createOffer({ collection: works, subject: { kind: 'token', item }, currency: weth })

/** The same item, of which there are several. */
const edition = { ...item, standard: 'ERC1155' } as const

/** An offer for units of the edition, which may be filled in part. */
const createEditionOffer = (terms: Partial<Offer>) =>
  createOffer({
    collection: { ...works, standard: 'ERC1155' },
    subject: { kind: 'token', item: edition },
    currency: weth,
    divisible: true,
    ...terms,
  })

/** The item's market prices in the index: its floor, last sale, and another offer. */
interface Market {
  readonly floor?: string
  readonly lastSale?: string
  readonly offer?: string
}

/** @param when the index responds; at once by default */
function serveMarket({ floor, lastSale, offer: other }: Market, when: Promise<void> = Promise.resolve()) {
  const listings = floor === undefined ? [] : [createFloorRow(floor, weth.address)]
  const token = {
    __typename: 'Token',
    id: tokenEntityId(item.collection, item.tokenId),
    lastSalePrice: lastSale ?? null,
    lastSaleCurrency: lastSale === undefined ? null : { __typename: 'Currency', id: ether.address },
    metadata: null,
  }
  const currency = { __typename: 'Currency', id: weth.address, symbol: 'WETH', name: null, decimals: 0 }
  const rows =
    other === undefined ? [] : [offerRow({ startPrice: other, unitPrice: other, proceeds: other, currency })]
  server.use(
    graphql.query('Marks', async () => {
      await when
      return HttpResponse.json({ data: { tokens: [token] } })
    }),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed: listings, declining: [] } })),
    graphql.query('Offers', () => HttpResponse.json({ data: { orders: rows } })),
  )
}

let write: ReturnType<typeof createOneWrite>

function show(
  shown = offer,
  open: OpenTradeDialog = () => undefined,
  itemToSell: HeldItem | 'any of several' = { item, held: 1n },
) {
  renderTrade(
    <write.Provider>
      <TradeDialogContext value={open}>
        <AcceptDialog
          offer={shown}
          itemToSell={itemToSell === 'any of several' ? undefined : itemToSell}
          account={ada}
          onClose={() => undefined}
        />
      </TradeDialogContext>
    </write.Provider>,
    config,
  )
}

let node: HolderNode
/** Ids of the orders that were read from the index. */
let orders: readonly string[]

beforeEach(() => {
  write = createOneWrite()
  orders = serveOrders()
  // Ada has every item, and each buyer enough to pay.
  node = serveHolderNode(ada)
  Object.assign(node, { hasSeaport: true, owner: ada, money: 1_000n, royalty: 0n })
})

const sell = () => screen.getByRole('button', { name: /Confirm and accept/ })

test('waits for market prices, and shows each in its own currency', async () => {
  let respond = () => {}
  serveMarket({ lastSale: '200', offer: '101' }, new Promise((resolve) => (respond = resolve)))
  show()
  expect(await screen.findByText(/checks against the chain passed/)).toBeVisible()
  await screen.findByRole('button', { name: 'Confirm and accept: Sell' })
  expect(sell()).toBeDisabled()
  respond()
  await waitFor(() => expect(sell()).toBeEnabled())
  const status = screen.getByRole('status', { name: 'Before you sell' })
  expect(status).toHaveTextContent('Another offer is higher: 101 WETH')
  expect(status).toHaveTextContent(/the item’s last sale price: 200 ETH/)
})

test('sells to an offer in multiples of its step', async () => {
  serveMarket({})
  show(createEditionOffer({ price: toWei(900n), quantity: 9n, step: 3n }), undefined, {
    item: edition,
    held: 8n,
  })
  const quantity = await screen.findByLabelText('Quantity')
  expect(quantity).toHaveValue('3')
  expect(screen.getByText(/in multiples of 3$/)).toBeVisible()
  for (const [typed, error] of [
    ['4', 'Enter a multiple of 3.'],
    ['9', 'Enter 6 or less.'],
  ] as const) {
    await userEvent.clear(quantity)
    await userEvent.type(quantity, typed)
    expect(screen.getByText(error)).toBeVisible()
  }
})

test('starts with one unit as people see it of an item with decimals', async () => {
  serveMarket({})
  show(createEditionOffer({ price: toWei(900n), quantity: 900n, step: 50n, decimals: 2 }), undefined, {
    item: { ...edition, decimals: 2 },
    held: 900n,
  })
  expect(await screen.findByLabelText('Quantity')).toHaveValue('1')
  expect(screen.getByText(/The offer accepts 9 more, .* in multiples of 0\.5$/)).toBeVisible()
})

test('waits for the seller to select one of several items', async () => {
  serveMarket({})
  const balance = (number: number) => ({
    __typename: 'Balance',
    id: `0x0${number}`,
    amount: '1',
    token: {
      __typename: 'Token',
      id: `${collection}0${number}`,
      tokenId: `${number}`,
      standard: 'ERC721',
      lastSalePrice: null,
      lastSaleCurrency: null,
      collection: { __typename: 'Collection', id: collection, name: 'Works', metadata: null },
      metadata: {
        __typename: 'Metadata',
        id: `0x0${number}`,
        name: `Work ${number}`,
        image: null,
        decimals: null,
        traits: [],
      },
    },
  })
  let balances = [balance(2), balance(3)]
  server.use(graphql.query('OwnedTokens', () => HttpResponse.json({ data: { balances, asks: [] } })))
  show(
    createOffer({ collection: works, subject: { kind: 'collection' }, currency: weth }),
    undefined,
    'any of several',
  )
  const items = await screen.findAllByRole('radio')
  expect(items).toHaveLength(2)
  for (const choice of items) expect(choice).not.toBeChecked()
  expect(orders).toEqual([])
  expect(sell()).toBeDisabled()
  await userEvent.click(screen.getByText('Work 3'))
  await waitFor(() => expect(sell()).toBeEnabled())
  await userEvent.click(sell())

  // Anyone can send the seller another item before the sale is tried again.
  balances = [balance(1), ...balances]
  act(() => write.set(entryIn(states.refused)))
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  expect(await screen.findAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole('radio', { checked: true }).closest('label')).toHaveTextContent('Work 3')
})

test('asks for a confirmation under half of its own cheapest listing, and names that', async () => {
  serveMarket({ floor: '201' })
  show()
  const confirmation = await screen.findByRole('checkbox', {
    name: /^Sell it for 50% less than its cheapest listing \(201\sWETH\)$/,
  })
  expect(sell()).toBeDisabled()
  expect(sell()).toHaveTextContent('100 WETH')
  // Only text is announced; the checkbox comes after it.
  expect(within(screen.getByRole('status', { name: 'Before you sell' })).queryByRole('checkbox')).toBeNull()
  await userEvent.click(confirmation)
  expect(sell()).toBeEnabled()
})

test('names the listings that its approval reactivates, and cancels them first by default', async () => {
  serveMarket({})
  const older = createUnapprovedRow(7, { seller: ada, collection })
  server.use(graphql.query('ReactivatedListings', () => HttpResponse.json({ data: { orders: [older] } })))
  node.approved = false
  show()
  const choice = await screen.findByRole('checkbox', { name: /^First cancel your older listing/ })
  expect(choice).toBeChecked()
  expect(screen.getByText('The approval also reactivates an older listing of yours:')).toBeVisible()
  await waitFor(() => expect(sell()).toBeEnabled())
  await userEvent.click(sell())
  // The index has no such order, so nothing is signed in place of its cancellation.
  const definition = write.start.mock.lastCall?.[0]
  await expect(definition?.prepare()).rejects.toThrow('This site no longer has this listing.')
  expect(orders.at(-1)).toBe(older.id)
})

test('prompts for the approval first if no older listing is to be canceled', async () => {
  serveMarket({})
  const older = createUnapprovedRow(7, { seller: ada, collection })
  server.use(graphql.query('ReactivatedListings', () => HttpResponse.json({ data: { orders: [older] } })))
  node.approved = false
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: /^First cancel your older listing/ }))
  await waitFor(() => expect(sell()).toBeEnabled())
  await userEvent.click(sell())
  expect(await write.start.mock.lastCall?.[0].prepare()).toMatchObject({
    status: 'ready',
    step: { kind: 'first', last: false },
    call: { to: collection },
  })
})

test('says when market prices can’t be read, and lets the seller decide', async () => {
  serveMarket({})
  server.use(
    graphql.query('Marks', () => HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] })),
  )
  show()
  expect(
    await screen.findByText(/Couldn’t compare this with other offers, listings, and sales/),
  ).toBeVisible()
  await waitFor(() => expect(sell()).toBeEnabled())
})

test.each([
  ['offers to unwrap a wrapped coin', true],
  ['has no next step for another currency', false],
])('once sold, %s', async (_, wrapsNative) => {
  serveMarket({})
  write.set(entryIn(states.pending))
  const opened = vi.fn()
  show({ ...offer, currency: { ...weth, wrapsNative } }, opened)
  const unwrap = { name: /unwrap/i }
  await screen.findByRole('dialog', { name: 'Accept offer' })
  expect(screen.queryByRole('button', unwrap)).toBeNull()
  act(() => write.set(entryIn(states.indexed)))
  expect(screen.getByRole('dialog', { name: 'Sold' })).toBeVisible()
  if (!wrapsNative) {
    expect(screen.queryByRole('button', unwrap)).toBeNull()
    return
  }
  expect(screen.getByText('You were paid in WETH.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', unwrap))
  expect(opened).toHaveBeenCalledWith({
    kind: 'wrap',
    currency: { ...weth, wrapsNative },
    unwrapped: undefined,
  })
})

test('once sold, says what was paid and received, and no longer estimates a fee', async () => {
  serveMarket({})
  show()
  await waitFor(() => expect(sell()).toBeEnabled())
  expect(screen.getByText('You receive')).toBeVisible()
  expect(screen.getByText('Estimated network fee')).toBeVisible()
  await userEvent.click(sell())
  act(() => write.set(entryIn(states.indexed)))
  expect(screen.getByRole('link', { name: 'View item' })).toHaveAttribute('href', item.path)
  expect(screen.getByRole('link', { name: 'View portfolio' })).toBeVisible()
  for (const label of ['Buyer paid', 'You received', 'You gave']) {
    expect(screen.getByText(label)).toBeVisible()
  }
  expect(screen.queryByText('You receive')).toBeNull()
  expect(screen.queryByText('Estimated network fee')).toBeNull()
})
