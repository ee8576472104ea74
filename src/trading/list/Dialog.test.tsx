// The list dialog with a wallet, a node and invalid input: errors appear beside their fields, and nothing is sent.
import { toWei } from '../../domain/wei.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { offer } from '../../../tests/support/fakeHistory.ts'
import { createFloorRow, createListing, createUnapprovedRow } from '../../../tests/support/listing.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, graphql, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeWallet, WalletError, type FakeWallet } from '../../../tests/support/fakeWallet.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { serveHolderNode, type HolderNode } from '../../../tests/support/holderNode.ts'
import { editionIn, renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { TradeDialog } from '../TradeDialog.tsx'
import { listKey } from '../dialog/writeKeys.ts'
import { ChangePriceDialog, ListDialog } from './Dialog.tsx'

const ada = `0x${'a1'.repeat(20)}` as Address
const artist = `0x${'4'.repeat(40)}` as Address
const collection = `0x${'d'.repeat(40)}` as Address

const config = { ...tradeConfig(), fee: { recipient: `0x${'6'.repeat(40)}` as Address, basisPoints: 250 } }
const item = editionIn(collection)

/** Ada's listing that is inactive because the approval is missing. */
const inactive = createUnapprovedRow(7, { seller: ada, collection, name: 'Edition 7' })

/** Market prices with a floor. */
const floorAt = (price: string) => ({ declining: [], fixed: [createFloorRow(price)] })

/** The item in the index, with a last sale. */
const token = {
  ...{ __typename: 'Token', id: `${collection}${'1'.padStart(64, '0')}` },
  ...{ lastSalePrice: '700000000000000000', lastSaleCurrency: { id: ZERO_ADDRESS } },
  metadata: { __typename: 'Metadata', id: '1', traits: ['Head=Hat'] },
}

let node: HolderNode

/** The item's market prices in the index. */
let marks: object

/** Ada's open listings. */
let openListings: readonly object[]
let fake: FakeWallet
beforeEach(() => {
  openListings = []
  localStorage.clear()
  localStorage.setItem('vitrine.wallet', 'test.wallet')
  node = serveHolderNode(artist)
  fake = createFakeWallet([ada])
  fake.answers['eth_accounts'] = () => [ada]
  fake.answers['eth_sendTransaction'] = () => {
    throw new WalletError(4001, 'User rejected the request.')
  }
  marks = { tokens: [], fixed: [], declining: [] }
  server.use(
    graphql.query('OwnOffers', () => HttpResponse.json({ data: { orders: [] } })),
    graphql.query('Marks', () => HttpResponse.json({ data: marks })),
    graphql.query('CheapestAmong', () => HttpResponse.json({ data: marks })),
    graphql.query('ListedAlready', ({ variables }) => {
      expect(variables['where']).toMatchObject({
        side: 'ASK',
        scope: 'ITEM',
        status_in: ['OPEN', 'PARTIAL'],
        offerer: ada,
        token: `${collection}${'1'.padStart(64, '0')}`,
      })
      return HttpResponse.json({ data: { orders: openListings } })
    }),
  )
  return fake.announce()
})

/** What is known of the node's code at Seaport's address is kept for each network. */
const withOwnNode = () => ({ ...config, network: { ...config.network } })

async function open(of = config, sold = item) {
  renderTrade(<TradeDialog trade={{ kind: 'list', item: sold, held: 5n }} onClose={() => undefined} />, of)
  return screen.findByRole('textbox', { name: /^Price/ })
}

const button = () => screen.getByRole('button', { name: 'List for sale' })
/** Submits the form once it can be: its breakdown has to be shown first. */
async function submit() {
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}
const getAmount = (label: string) => screen.getByText(label).closest('div')?.querySelector('data')?.value
const prompts = () => fake.requests.filter(({ method }) => method === 'eth_sendTransaction')

describe('the list dialog', () => {
  test('shows the parser’s message for an invalid price, keeps the input, and sends nothing', async () => {
    const price = await open()
    await userEvent.type(price, '1e18')
    await submit()
    expect(price).toHaveAccessibleDescription('Write the number out in full, without an exponent.')
    expect(price).toBeInvalid()
    expect(price).toHaveValue('1e18')
    expect(prompts()).toHaveLength(0)
  })

  test('shows an invalid quantity and a past expiry beside their fields, and focuses the first', async () => {
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '0')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), 'custom')
    await userEvent.type(screen.getByLabelText('Until'), '2020-01-01T10:00')
    await submit()
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    expect(quantity).toHaveAccessibleDescription('You have 5 of this item.')
    expect(quantity).toHaveFocus()
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(
      'This time has passed. Select a later one.',
    )
    expect(price).toHaveValue('1')
    expect(prompts()).toHaveLength(0)
  })

  test('warns when this and the open listings exceed the units held', async () => {
    openListings = [2, 1].map((remaining) => ({
      __typename: 'Order',
      id: `0x${`${remaining}`.repeat(64)}`,
      remaining: `${remaining}`,
    }))
    const price = await open()
    await userEvent.type(price, '1')
    const units = screen.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(units)
    await userEvent.type(units, '2')
    await waitFor(() => expect(getAmount('You receive')).toBeDefined())
    expect(screen.queryByText(/^Together with your other listings/)).toBeNull()
    await userEvent.clear(units)
    await userEvent.type(units, '3')
    expect(
      await screen.findByText(/^Together with your other listings, 6 units would be listed, but you have 5/),
    ).toBeVisible()
  })

  test('can be submitted once the breakdown is shown, to the last digit and beside the buttons', async () => {
    const price = await open()
    await userEvent.type(price, '0.123456789012345678')
    expect(button()).toBeDisabled()
    await userEvent.type(price, '{Enter}')
    expect(screen.queryByText(/Checking|Preparing/)).toBeNull()
    await waitFor(() => expect(button()).toBeEnabled())
    expect(['Creator royalty, 5%', 'Marketplace fee, 2.5%', 'You receive'].map(getAmount)).toEqual([
      '0.006172839450617283',
      '0.003086419725308641',
      '0.114197529836419754',
    ])
    const footer = button().closest('footer')
    for (const label of ['Buyers pay', 'You receive'])
      expect(footer).toContainElement(screen.getByText(label))
    expect(footer).not.toContainElement(price)
    // The approval is already given.
    expect(screen.queryByRole('group', { name: 'Approval' })).toBeNull()
  })

  test('shows the network fee before the wallet does, and whether another transaction follows', async () => {
    node.hasSeaport = true
    const price = await open(withOwnNode())
    await userEvent.type(price, '0.5')
    await waitFor(() => expect(getAmount('Estimated network fee')).toBe('0.0002'))
    expect(button()).toBeEnabled()
  })

  test('shows the fee of the approval that comes first', async () => {
    node.hasSeaport = true
    node.approved = false
    server.use(graphql.query('ReactivatedListings', () => HttpResponse.json({ data: { orders: [] } })))
    const price = await open(withOwnNode())
    await userEvent.type(price, '0.5')
    await waitFor(() => expect(getAmount('Estimated fee of the first transaction')).toBe('0.0002'))
  })

  test('refuses before the wallet prompt, says why, and returns to the unchanged form', async () => {
    const price = await open()
    await userEvent.type(price, '0.5')
    await submit()
    // The first check fails because the node has other code at Seaport's address.
    expect(await screen.findByText(/trading contract on this network isn’t the expected one/)).toBeVisible()
    expect(prompts()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('textbox', { name: 'Price per unit' })).toHaveValue('0.5')
  })

  test('explains the approval, and cancels the listings that it reactivates first by default', async () => {
    node.approved = false
    let filter: object = {}
    server.use(
      graphql.query('ReactivatedListings', ({ variables }) => {
        filter = variables['where'] as object
        return HttpResponse.json({ data: { orders: [inactive] } })
      }),
    )
    const price = await open()
    expect(screen.queryByRole('group', { name: 'Approval' })).toBeNull()
    await userEvent.type(price, '0.5')
    const note = await screen.findByRole('group', { name: 'Approval' })
    expect(note).toHaveTextContent('to move all your items of Editions, not only this one')
    await waitFor(() =>
      expect(note).toHaveTextContent('The approval also reactivates an older listing of yours:'),
    )
    expect(note).toHaveTextContent('Edition 7 0.193')
    expect(filter).toMatchObject({
      offerer: ada,
      makerApproved: false,
      items_: { contract_in: [collection] },
    })
    const choice = screen.getByRole('checkbox', {
      name: 'First cancel your older listing that the approval reactivates, in a separate transaction',
    })
    // Beside the buttons, which are always in view, not in the part that scrolls.
    expect(button().parentElement).toContainElement(choice)
    expect(choice).toBeChecked()
    await userEvent.click(choice)
    expect(choice).not.toBeChecked()
  })

  test('says beside the buttons if it can’t read which listings the approval reactivates', async () => {
    node.approved = false
    server.use(
      graphql.query('ReactivatedListings', () =>
        HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] }),
      ),
    )
    await userEvent.type(await open(), '0.5')
    const failure = await screen.findByText(/^Couldn’t load which of your listings this reactivates\./)
    expect(button().parentElement).toContainElement(failure)
  })

  test('keeps what was typed when the reader taps beside it', async () => {
    const close = vi.fn()
    renderTrade(<TradeDialog trade={{ kind: 'list', item, held: 5n }} onClose={close} />, config)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price per unit' }), '0.5')
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })

  test('reads the terms once typing pauses, not for each key', async () => {
    const price = await open()
    await userEvent.type(price, '0.123456789')
    await waitFor(() => expect(button()).toBeEnabled())
    // Once for the first price, once for the last, in one batch.
    expect(node.royaltyReads).toBe(2)
  })

  test('shows a royalty that is no whole number of basis points as approximate', async () => {
    node.royalty = 12_345n
    const price = await open()
    await userEvent.type(price, '2')
    expect(await screen.findByText('Creator royalty, about 1.23%')).toBeVisible()
  })

  test('reports a node error, retries on demand, and keeps the input', async () => {
    const price = await open()
    node.callError = { error: { code: -32000, message: 'header not found' } }
    await userEvent.type(price, '0.5')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The network connection returned an error. Retry in a moment.',
    )
    expect(prompts()).toHaveLength(0)
    node.callError = undefined
    await userEvent.click(retry)
    await waitFor(() => expect(button()).toBeEnabled())
    expect(price).toHaveValue('0.5')
    expect(getAmount('You receive')).toBe('0.4625')
  })

  test('warns about a price below the floor and the last sale, or far above both', async () => {
    marks = {
      tokens: [token],
      ...floorAt('600000000000000000'),
    }
    const price = await open()
    await userEvent.type(price, '0.5')
    const warnings = await screen.findByRole('status', { name: 'Before you sign' })
    expect(
      [...warnings.querySelectorAll('li')].map((one) => one.textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['Below its cheapest listing: 0.6 ETH.', 'Below its last sale price: 0.7 ETH.'])
    await userEvent.clear(price)
    await userEvent.type(price, '0.7')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Before you sign' })).toBeNull())
    // Two places too far.
    await userEvent.clear(price)
    await userEvent.type(price, '70')
    const warning = await screen.findByRole('status', { name: 'Before you sign' })
    expect(warning).toHaveTextContent('100 times the last sale price (0.7 ETH). Check the decimals.')
  })

  test('lists under half of its cheapest listing only after a confirmation that names both', async () => {
    marks = { tokens: [], ...floorAt('600000000000000000') }
    const price = await open()
    await userEvent.type(price, '0.01')
    const confirmation = await screen.findByRole('checkbox', {
      name: /^List for 0\.01\sETH, under half of its cheapest listing \(0\.6\sETH\)$/,
    })
    await waitFor(() => expect(getAmount('You receive')).toBeDefined())
    expect(button().parentElement).toContainElement(confirmation)
    expect(button()).toBeDisabled()
    await userEvent.type(price, '{Enter}')
    expect(screen.queryByText(/Checking|Preparing/)).toBeNull()
    await userEvent.click(confirmation)
    expect(button()).toBeEnabled()
    // It was for the other price.
    await userEvent.type(price, '1')
    await waitFor(() => expect(getAmount('You receive')).toBe('0.010175'))
    expect(screen.getByRole('checkbox', { name: /^List for 0\.011\sETH, under half/ })).not.toBeChecked()
    expect(button()).toBeDisabled()
    // Half of it needs none.
    await userEvent.clear(price)
    await userEvent.type(price, '0.3')
    await waitFor(() => expect(button()).toBeEnabled())
    expect(screen.getByRole('status', { name: 'Before you sign' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('fills in the price of this edition, not of a cheaper one', async () => {
    server.use(
      graphql.query('CheapestAmong', ({ variables }) => {
        const { token } = variables['openListings'] as { readonly token?: string }
        const isThis = token === `${collection}${'1'.padStart(64, '0')}`
        return HttpResponse.json({ data: floorAt(isThis ? '176000000000000000' : '34000000000000000') })
      }),
    )
    const price = await open()
    const prices = await screen.findByRole('group', { name: 'Market prices' })
    await userEvent.click(await screen.findByRole('button', { name: /^Edition floor\s+0.176 ETH$/ }))
    expect(price).toHaveValue('0.176')
    expect(prices).not.toHaveTextContent('0.034')
  })

  test('fills in a market price with one click', async () => {
    marks = {
      tokens: [{ ...token, lastSaleCurrency: { id: WETH.address } }],
      ...floorAt('600000000000000001'),
    }
    // The buyer's balance can't be read, so the offer counts.
    node.callError = { error: { code: -32000, message: 'header not found' } }
    server.use(
      graphql.query('Offers', () =>
        HttpResponse.json({ data: { orders: [offer({ unitPrice: '550000000000000000' })] } }),
      ),
    )
    const price = await open({ ...config, network: { ...config.network, currencies: [WETH] } })
    for (const [chip, filledIn] of [
      [/^Best offer\s+0.55 WETH$/, '0.55'],
      // In the coin's wrapped ERC-20, which is worth the same.
      [/^Last sale\s+0.7 WETH$/, '0.7'],
      // Shown rounded, filled in exactly.
      [/^Edition floor\s+0.6 ETH$/, '0.600000000000000001'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: chip }))
      expect(price).toHaveValue(filledIn)
    }
    // A trait floor is the price of another edition.
    expect(screen.queryByRole('button', { name: /^Trait floor/ })).toBeNull()
  })

  test('says that a better offer may be missing where there are too many to check them all', async () => {
    // However far it reads on, no buyer can pay.
    const price = `${10n ** 40n}`
    const bids = Array.from({ length: 100 }, () => offer({ unitPrice: price, startPrice: price }))
    server.use(graphql.query('Offers', () => HttpResponse.json({ data: { orders: bids } })))
    await open({ ...config, network: { ...config.network, currencies: [WETH] } })
    expect(await screen.findByText(/An offer that can be paid may be missing/)).toBeVisible()
  })

  test.each([
    ['fails', 0],
    ['takes long', 'infinite'],
  ] as const)('shows the other market prices while the trait floor %s', async (_, wait) => {
    marks = {
      tokens: [token],
      ...floorAt('600000000000000000'),
    }
    let requested = 0
    server.use(
      graphql.query('ListingsFromCheapest', async () => {
        requested++
        await delay(wait)
        return HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] })
      }),
    )
    await open(config, { ...item, standard: 'ERC721' })
    await waitFor(() => expect(requested).toBeGreaterThan(0))
    expect(await screen.findByRole('button', { name: /^Last sale\s+0.7 ETH$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Floor price\s+0.6 ETH$/ })).toBeVisible()
  })

  test('says when market prices can’t be loaded', async () => {
    server.use(
      graphql.query('Marks', () => HttpResponse.json({ errors: [{ message: 'Store error: out of reach' }] })),
    )
    await open()
    expect(await screen.findByText('Couldn’t load market prices.')).toBeVisible()
  })

  test('compares the end of a declining price, and shows the proceeds at both ends', async () => {
    marks = { tokens: [], ...floorAt('400000000000000000') }
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.click(screen.getByText('More options'))
    await userEvent.click(screen.getByRole('button', { name: 'Declining price' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Ending price' }), '0.2')
    expect(await screen.findByText(/Below its cheapest listing/)).toBeVisible()
    await waitFor(() => expect(getAmount('You receive at the end')).toBe('0.185'))
    expect(getAmount('You receive at the start')).toBe('0.925')
    expect(screen.getByText(/The price declines from/)).toHaveTextContent(
      'The price declines from 1 ETH to 0.2 ETH over 30 days.',
    )
  })

  test('takes the account of an ENS name as it was shown, whatever the name stands for by the time of signing', async () => {
    const [shownBuyer, laterBuyer] = ['b1', 'b2'].map((byte) => `0x${byte.repeat(20)}` as Address)
    node.ens = shownBuyer
    const write = createOneWrite()
    renderTrade(
      <write.Provider>
        <ListDialog item={item} held={5n} account={ada} onClose={() => undefined} />
      </write.Provider>,
      { ...config, network: { ...config.network, chainId: 1 } },
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Price per unit' }), '1')
    await userEvent.click(screen.getByText('More options'))
    await userEvent.click(screen.getByRole('button', { name: 'One account' }))
    const buyer = screen.getByRole('textbox', { name: 'Buyer’s address' })
    await userEvent.click(buyer)
    await userEvent.paste('ben.eth')
    await waitFor(() =>
      expect(document.getElementById(buyer.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
        `ben.eth ${checksumAddress(shownBuyer as Address)}`,
      ),
    )
    await waitFor(() => expect(button()).toBeEnabled())
    node.ens = laterBuyer
    await userEvent.click(button())
    expect(screen.getByText(/Only this account can buy it:/)).toHaveTextContent(
      checksumAddress(shownBuyer as Address),
    )
    expect(currentTranslate()(write.start.mock.lastCall?.[0].describe.done ?? '')).toBe(
      'Edition 1 is for sale to ben.eth only.',
    )
  })

  test('shows the full address of a private buyer, and rejects one with a typo', async () => {
    const price = await open()
    await userEvent.type(price, '1')
    await userEvent.click(screen.getByText('More options'))
    for (const label of ['Price type', 'Start', 'Buyer']) {
      expect(screen.getByText(label)).toBeVisible()
      expect(screen.getByRole('group', { name: label })).toBeVisible()
    }
    await userEvent.click(screen.getByRole('button', { name: 'One account' }))
    const buyer = screen.getByRole('textbox', { name: 'Buyer’s address' })
    // Pasted, because each key would rerender the whole form.
    await userEvent.click(buyer)
    await userEvent.paste('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')
    await submit()
    expect(buyer).toHaveAccessibleDescription(/checksum doesn’t match/)
    await userEvent.clear(buyer)
    await userEvent.paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    expect(await screen.findByText(/Only this account can buy it:/)).toHaveTextContent(
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    )
    expect(prompts()).toHaveLength(0)
  })
})

describe('changing a price', () => {
  const price = 795n * 10n ** 15n
  const old = createListing({
    seller: ada,
    item,
    startPrice: toWei(price),
    endsAtSeconds: 2n ** 256n - 1n,
  })
  const DONE_BEFORE = 'The old listing is canceled; what it offered is not for sale now.'

  // The index has lost the old order, so that its cancellation can't be prepared.
  beforeEach(() => {
    server.use(graphql.query('TradeOrder', () => HttpResponse.json({ data: { order: null } })))
  })

  const show = (write: ReturnType<typeof createOneWrite>) =>
    renderTrade(
      <write.Provider>
        <ChangePriceDialog listing={old} account={ada} onClose={() => undefined} />
      </write.Provider>,
      config,
    )

  test('starts with the current price, and refuses it', async () => {
    const write = createOneWrite()
    show(write)
    const newPrice = screen.getByRole('textbox', { name: 'New price per unit' })
    // Before the first: how many transactions there are, and what happens between them.
    expect(screen.getByText(/^This takes two transactions\./)).toHaveTextContent(
      'Between the two, the item isn’t for sale.',
    )
    expect(newPrice).toHaveValue('0.795')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and relist' }))
    expect(newPrice).toHaveAccessibleDescription(
      'Nothing has changed. Enter a new price, or change other terms.',
    )
    expect(newPrice).toHaveFocus()
    expect(write.start).not.toHaveBeenCalled()
  })

  test.each([
    ['a token, which List follows', 'ERC721' as const],
    ['an edition, beside which more units can be listed', 'ERC1155' as const],
  ])('is still in progress, of %s', async (_, standard) => {
    node.owner = ada
    const write = createOneWrite({ keyed: true })
    const key = listKey(item.path, ada, old.orderHash)
    write.set(entryIn({ ...states.pending, done: 1 }, { key, completedSteps: [DONE_BEFORE] }))
    renderTrade(
      <write.Provider>
        <ListDialog item={{ ...item, standard }} held={1n} account={ada} onClose={() => undefined} />
      </write.Provider>,
      config,
    )
    if (standard === 'ERC1155') {
      expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeVisible()
      return
    }
    expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull()
    act(() =>
      write.set(
        entryIn({ ...states.rejected, done: 1 }, { key, completedSteps: [DONE_BEFORE], updatedAtSeconds: 2 }),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByText(new RegExp(DONE_BEFORE))).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^Price/ }), '1')
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    expect(write.start.mock.lastCall?.[0]).toMatchObject({ key, completedSteps: [DONE_BEFORE] })
  })

  test('says what happened when the second transaction is declined, and lists without canceling again', async () => {
    const write = createOneWrite()
    show(write)
    const newPrice = screen.getByRole('textbox', { name: 'New price per unit' })
    const replace = screen.getByRole('button', { name: 'Cancel and relist' })
    await userEvent.clear(newPrice)
    await userEvent.type(newPrice, '0.5')
    await waitFor(() => expect(replace).toBeEnabled())
    await userEvent.click(replace)
    const [definition] = write.start.mock.lastCall ?? []
    act(() =>
      write.set(
        entryIn({ ...states.rejected, done: 1 }, { completedSteps: [DONE_BEFORE], hadFirstStep: true }),
      ),
    )
    expect(
      screen.getByText(`You declined in your wallet. ${DONE_BEFORE} Nothing more was sent.`),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(write.start).toHaveBeenCalledTimes(2)
    expect(write.start).toHaveBeenLastCalledWith({ ...definition, completedSteps: [DONE_BEFORE] })

    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('dialog', { name: 'List for sale' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price per unit' })).toHaveFocus())
    expect(screen.getByText(new RegExp(DONE_BEFORE))).toBeVisible()
    expect(screen.queryByText(/Two transactions/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel and relist' })).toBeNull()
    expect(button()).toBeVisible()

    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    act(() => write.set(entryIn(states.indexed, { id: '2', updatedAtSeconds: 2 })))
    expect(screen.getByRole('dialog', { name: 'Listed' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View item' })).toHaveAttribute('href', item.path)
    expect(screen.getByRole('button', { name: 'Share Edition 1' })).toBeVisible()
  })
})
