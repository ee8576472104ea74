// Listing several items: invalid fields, market prices, and a wallet that declines the second transaction.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { type Address, ZERO_ADDRESS } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { word } from '../../../tests/support/contractNode.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { BLOCK, serveRpc } from '../../../tests/support/rpcNode.ts'
import { createFloorRow, createItem } from '../../../tests/support/listing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { BulkListDialog } from './Dialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const items = [1n, 2n].map((number) => ({
  item: createItem({ tokenId: tokenIdFromBigInt(number) }),
  held: 1n,
}))

beforeEach(() => {
  server.use(
    graphql.query('Marks', () => HttpResponse.json({ data: { tokens: [] } })),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: { fixed: [], declining: [] } })),
    graphql.query('ListingsFromCheapest', () => HttpResponse.json({ data: { fixed: [], declining: [] } })),
  )
})

/** A floor of 0.6 ETH. */
function serveFloor() {
  server.use(
    graphql.query('CheapestAmong', () =>
      HttpResponse.json({ data: { fixed: [createFloorRow('600000000000000000')], declining: [] } }),
    ),
  )
}

/** The cheapest listing of an edition. */
function serveEdition({ collection, tokenId }: ListedItem, price: string) {
  const token = { __typename: 'Token', id: tokenEntityId(collection, tokenId), metadata: null }
  const data = { fixed: [{ ...createFloorRow(price), token }], declining: [] }
  server.use(graphql.query('ListingsFromCheapest', () => HttpResponse.json({ data })))
}

test('shows the price of an edition itself, not the floor of its collection', async () => {
  serveFloor()
  const edition = createItem({ tokenId: tokenIdFromBigInt(3n), name: 'Print', standard: 'ERC1155' })
  serveEdition(edition, '1760000000000000000')
  renderTrade(
    <BulkListDialog
      items={[...items, { item: edition, held: 9n }]}
      account={ada}
      onClose={() => undefined}
    />,
    tradeConfig(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Individual prices' }))
  const prices = screen.getByRole('group', { name: 'Market prices of Print' })
  await userEvent.click(await within(prices).findByRole('button', { name: /^Edition floor 1\.76/ }))
  expect(screen.getByRole('textbox', { name: 'Price of Print' })).toHaveValue('1.76')
  expect(within(prices).queryByRole('button', { name: /^Floor price/ })).toBeNull()
})

test('focuses the first item without a price', async () => {
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, tradeConfig())
  await userEvent.click(screen.getByRole('button', { name: 'Individual prices' }))
  const [first, second] = screen.getAllByRole('textbox', { name: /^Price of / })
  await userEvent.type(first as HTMLElement, '1')
  await userEvent.click(screen.getByRole('button', { name: 'List 2 items' }))
  expect(second).toHaveAccessibleDescription('Enter an amount.')
  expect(second).toHaveFocus()
})

test('shows the floor beside one price for all, and fills it in', async () => {
  serveFloor()
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, tradeConfig())
  await userEvent.click(await screen.findByRole('button', { name: /^Floor price 0\.6/ }))
  expect(screen.getByRole('textbox', { name: 'Price of each' })).toHaveValue('0.6')
})

test('shows no common floor for items of several collections', async () => {
  serveFloor()
  const elsewhere = createItem({ collection: `0x${'ab'.repeat(20)}` as Address, path: '/item/elsewhere' })
  renderTrade(
    <BulkListDialog
      items={[...items, { item: elsewhere, held: 1n }]}
      account={ada}
      onClose={() => undefined}
    />,
    tradeConfig(),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of each' }), '0.01')
  await screen.findAllByText(/Below the collection’s floor price/)
  expect(screen.queryByRole('button', { name: /^Floor price/ })).toBeNull()
})

test('sets all prices to the floor, changes them by a share, and undoes the last change', async () => {
  serveFloor()
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, tradeConfig())
  await userEvent.click(screen.getByRole('button', { name: 'Individual prices' }))
  const prices = () =>
    screen.getAllByRole('textbox', { name: /^Price of / }).map((field) => (field as HTMLInputElement).value)
  const floor = await screen.findByRole('button', { name: 'Floor price' })
  await waitFor(() => expect(floor).not.toHaveAttribute('aria-busy'))
  expect(screen.getByRole('button', { name: 'Lower by 5%' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Last sale' })).toBeDisabled()
  await userEvent.click(floor)
  expect(prices()).toEqual(['0.6', '0.6'])
  await userEvent.click(screen.getByRole('button', { name: 'Lower by 5%' }))
  expect(prices()).toEqual(['0.57', '0.57'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(prices()).toEqual(['0.6', '0.6'])
  const [first] = screen.getAllByRole('group', { name: /^Market prices of / })
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Price of / })[0] as HTMLElement, '1')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Floor price/ }))
  expect(prices()).toEqual(['0.6', '0.6'])
})

test('asks for a confirmation beside the button when prices are far below the market', async () => {
  serveFloor()
  const tokens = items.map(({ item }) => ({
    ...{ __typename: 'Token', id: tokenEntityId(item.collection, item.tokenId) },
    ...{ lastSalePrice: '600000000000000000', lastSaleCurrency: { id: ZERO_ADDRESS } },
    metadata: null,
  }))
  server.use(graphql.query('Marks', () => HttpResponse.json({ data: { tokens } })))
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, tradeConfig())
  const list = screen.getByRole('button', { name: 'List 2 items' })
  const price = screen.getByRole('textbox', { name: 'Price of each' })
  await userEvent.type(price, '0.01')
  const confirmation = await screen.findByRole('checkbox', {
    name: 'List 2 items far below market prices anyway',
  })
  expect(list.parentElement).toContainElement(confirmation)
  expect(list).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'One bundle' }))
  expect(
    screen.getByRole('checkbox', { name: /^List for 0\.01\sETH, under half of the floor prices together/ }),
  ).not.toBeChecked()
})

test('asks again when a bundle far below the market has more units', async () => {
  serveFloor()
  const edition = createItem({ tokenId: tokenIdFromBigInt(3n), name: 'Print', standard: 'ERC1155' })
  serveEdition(edition, '600000000000000000')
  const bundle = [...items.slice(0, 1), { item: edition, held: 9n }]
  renderTrade(<BulkListDialog items={bundle} account={ada} onClose={() => undefined} />, tradeConfig())
  await userEvent.click(screen.getByRole('button', { name: 'One bundle' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Price for all together' }), '0.01')
  const findConfirmation = () =>
    screen.findByRole('checkbox', { name: /^List for 0\.01\sETH, under half of the floor prices together/ })
  await userEvent.click(await findConfirmation())
  expect(await findConfirmation()).toBeChecked()
  const quantity = screen.getByRole('textbox', { name: 'Quantity of Print' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9')
  expect(await findConfirmation()).not.toBeChecked()
})

test('asks for a confirmation when an offer that can be paid is far above the price', async () => {
  const collection = {
    ...{ __typename: 'Collection', id: items[0]?.item.collection, name: 'Works' },
    ...{ metadata: null, standard: 'ERC721' },
  }
  const bid = offer({ scope: 'COLLECTION', token: null, collection })
  const currency = bid['currency'] as { id: Address }
  server.use(graphql.query('Offers', () => HttpResponse.json({ data: { orders: [bid] } })))
  const config = tradeConfig({ currencies: [{ ...WETH, address: currency.id }] })
  serveRpc(({ method }) => {
    if (method === 'eth_chainId') return { result: `0x${config.network.chainId.toString(16)}` }
    return { result: method === 'eth_getBlockByNumber' ? BLOCK : word(10n ** 18n) }
  })
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, config)
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of each' }), '0.01')
  expect(
    await screen.findByRole('checkbox', { name: 'List 2 items far below market prices anyway' }),
  ).not.toBeChecked()
})

test('says that a better offer may be missing where there are too many to check them all', async () => {
  const collection = {
    ...{ __typename: 'Collection', id: items[0]?.item.collection, name: 'Works' },
    ...{ metadata: null, standard: 'ERC721' },
  }
  const bids = Array.from({ length: 100 }, (_, place) =>
    offer({ id: word(BigInt(place)), scope: 'COLLECTION', token: null, collection }),
  )
  // The index has no offers by others than their buyer, who has money for lower ones only.
  server.use(
    graphql.query('Offers', ({ variables }) =>
      HttpResponse.json({
        data: { orders: JSON.stringify(variables).includes('offerer_not_in') ? [] : bids },
      }),
    ),
  )
  const currency = bids[0]?.['currency'] as { id: Address }
  const config = tradeConfig({ currencies: [{ ...WETH, address: currency.id }] })
  serveRpc(({ method }) => {
    if (method === 'eth_chainId') return { result: `0x${config.network.chainId.toString(16)}` }
    return { result: method === 'eth_getBlockByNumber' ? BLOCK : word(10n ** 17n) }
  })
  renderTrade(<BulkListDialog items={items} account={ada} onClose={() => undefined} />, config)
  expect(await screen.findByText(/An offer that can be paid may be missing/)).toBeVisible()
})

test('still says in the form that the older listings are canceled', async () => {
  const did = 'Your older listings are canceled.'
  const write = createOneWrite()
  write.set(entryIn(states.pending))
  renderTrade(
    <write.Provider>
      <BulkListDialog items={items} account={ada} onClose={() => undefined} />
    </write.Provider>,
    tradeConfig(),
  )
  act(() =>
    write.set(entryIn({ ...states.rejected, done: 1 }, { completedSteps: [did], hadFirstStep: true })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByRole('button', { name: 'List 2 items' })).toBeVisible()
  expect(screen.getByText(`${did} Nothing else was sent.`)).toBeVisible()
})

test('links to the listings once they are done', () => {
  const write = createOneWrite()
  write.set(entryIn(states.pending))
  renderTrade(
    <write.Provider>
      <BulkListDialog items={items} account={ada} onClose={() => undefined} />
    </write.Provider>,
    tradeConfig(),
  )
  act(() => write.set(entryIn(states.indexed)))
  const link = screen.getByRole('link', { name: 'View your listings' })
  expect(link).toHaveAttribute('href', `/account/${ada}/listings`)
})
