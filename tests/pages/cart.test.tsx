// The cart: filled from pages, kept across reloads and tabs, and clear about what can no longer be bought.
import { cleanup, act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../src/domain/address.ts'
import { connectAs } from '../support/connectAs.ts'
import { listedToken, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { byPriceType, COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { giveLayout } from '../support/layout.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const WETH = `0x${'ee'.repeat(20)}`
const COIN = `0x${'cc'.repeat(20)}`
const STORED = 'vitrine.basket.local.31337'

type Row = ReturnType<typeof listing>

/** A listing of an item, priced in ether. */
function cartListing(number: number, price: bigint, fields: object = {}): Row {
  const wei = `${price * ETHER}`
  return listing({
    id: `0x${number.toString(16).padStart(64, '0')}`,
    privateTaker: null,
    startPrice: wei,
    endPrice: wei,
    unitPrice: wei,
    token: listedToken(BigInt(number)),
    ...fields,
  })
}

/** An index with one seller's listings on the seller's page, which the cart can also fetch by ID. */
function serve(rows: readonly Row[]) {
  const index = serveHistory([])
  index.listings = [...rows]
  const served = { rows: [...rows] }
  index.instead.set('Cart_listings', () => HttpResponse.json({ data: { orders: served.rows } }))
  index.instead.set('Sweep', () => HttpResponse.json({ data: byPriceType(served.rows) }))
  return served
}

const page = `/account/${person(1)}/listings`
const put = (name: string) => screen.findByRole('button', { name: `Add ${name} to cart` })

async function openCart(user: ReturnType<typeof openPage>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Cart/ }))
  return within(await screen.findByRole('dialog', { name: 'Cart' }))
}

beforeEach(() => {
  localStorage.clear()
  giveLayout()
})

test('shows the number of items, and explains itself when opened empty', async () => {
  serve([cartListing(1, 2n)])
  const { user } = openPage(page)
  const cart = await openCart(user)
  expect(cart.getByText('Your cart is empty')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await put('Work 1'))
  expect(screen.getByRole('button', { name: 'Cart, 1 listing' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove Work 1 from cart' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

const currencyRow = (id: string, symbol: string) => ({
  __typename: 'Currency',
  id,
  symbol,
  name: null,
  decimals: 18,
})

test('shows one total for ether and wrapped ether with what is paid in each, and one for each other currency', async () => {
  const [weth, coin] = [currencyRow(WETH, 'WETH'), currencyRow(COIN, 'COIN')]
  serve([
    cartListing(1, 2n),
    cartListing(2, 4n, { currency: weth }),
    cartListing(3, 5n, { currency: coin }),
    cartListing(4, 3n),
  ])
  const { user } = openPage(page, {
    currencies: [
      { address: WETH, symbol: 'WETH', decimals: 18, wrapsNative: true },
      { address: COIN, symbol: 'COIN', decimals: 18 },
    ],
  })
  for (const name of ['Work 1', 'Work 2', 'Work 3', 'Work 4']) await user.click(await put(name))
  const cart = await openCart(user)
  const groups = cart.getAllByRole('region')
  expect(groups.map((group) => group.ariaLabel)).toEqual(['Listings in ETH and WETH', 'Listings in COIN'])
  expect(within(groups[0] as HTMLElement).getAllByRole('link')).toHaveLength(3)
  expect(cart.getByRole('button', { name: /^Buy 3 items for\s+9\sETH$/ })).toBeEnabled()
  expect(cart.getByText(/^Paid as/)).toHaveTextContent(/^Paid as 5\sETH and 4\sWETH$/)
  expect(cart.getByRole('button', { name: /^Buy 1 item for\s+5\sCOIN$/ })).toBeEnabled()
})

test('restores a removed item, and moves the focus to the undo button', async () => {
  serve([cartListing(1, 2n), cartListing(2, 3n)])
  const { user } = openPage(page)
  for (const name of ['Work 1', 'Work 2']) await user.click(await put(name))
  const cart = await openCart(user)
  await user.click(cart.getByRole('button', { name: 'Remove Work 1' }))
  expect(cart.queryByRole('link', { name: 'Work 1' })).toBeNull()
  expect(cart.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(cart.getAllByRole('link').map((link) => link.textContent)).toEqual(['Work 1', 'Work 2'])
  await user.click(cart.getByRole('button', { name: 'Clear cart' }))
  expect(cart.getByText('Your cart is empty')).toBeVisible()
  await user.click(cart.getByRole('button', { name: 'Undo' }))
  expect(cart.getAllByRole('link')).toHaveLength(2)
})

test('keeps its items after a reload, and follows changes in other tabs', async () => {
  serve([cartListing(1, 2n)])
  const first = openPage(page)
  await first.user.click(await put('Work 1'))
  const record = localStorage.getItem(STORED)
  first.unmount()
  openPage(page)
  expect(await screen.findByRole('button', { name: 'Cart, 1 listing' })).toBeVisible()
  act(() => {
    localStorage.setItem(STORED, '[]')
    window.dispatchEvent(new StorageEvent('storage', { key: STORED }))
  })
  expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible()
  expect(record).not.toBeNull()
})

test('is empty when the stored value isn’t a cart', async () => {
  localStorage.setItem(STORED, '[{"orderHash":"<script>"}]')
  serve([cartListing(1, 2n)])
  openPage(page)
  expect(await screen.findByRole('button', { name: 'Cart' })).toBeVisible()
})

describe('a listing that is gone according to the index', () => {
  test('is marked with the reason and left out of the purchase', async () => {
    const served = serve([cartListing(1, 2n), cartListing(2, 3n), cartListing(3, 4n)])
    const { user } = openPage(page)
    for (const name of ['Work 1', 'Work 2', 'Work 3']) await user.click(await put(name))
    served.rows = [cartListing(1, 2n, { status: 'FILLED', live: false }), cartListing(2, 3n)]
    const cart = await openCart(user)
    expect(await cart.findByText('Sold.')).toBeVisible()
    expect(cart.getByText('This site no longer has this listing.')).toBeVisible()
    expect(cart.getByRole('button', { name: /^Buy 1 item for\s+3/ })).toBeEnabled()
  })

  test('leaves nothing to buy, and the cart says so', async () => {
    const served = serve([cartListing(1, 2n)])
    const { user } = openPage(page)
    await user.click(await put('Work 1'))
    served.rows = [cartListing(1, 2n, { status: 'CANCELLED', live: false })]
    const cart = await openCart(user)
    expect(await cart.findByText('None of these can be bought now.')).toBeVisible()
    expect(cart.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })
})

test('accepts a quantity of an edition, and explains an invalid one', async () => {
  const edition = cartListing(1, 10n, {
    quantity: '5',
    remaining: '5',
    availableQuantity: '5',
    orderType: 1,
    unitPrice: `${2n * ETHER}`,
  })
  const row = { ...edition, token: { ...(edition['token'] as object), standard: 'ERC1155' } }
  serve([row])
  const { user } = openPage(page)
  await user.click(await put('Work 1'))
  const cart = await openCart(user)
  const units = cart.getByLabelText('Quantity of Work 1')
  await user.clear(units)
  await user.type(units, '3')
  expect(await cart.findByRole('button', { name: /^Buy 3 items for\s+6/ })).toBeEnabled()
  await user.type(units, '0')
  expect(units).toBeInvalid()
})

test('limits an edition to what is left of the listing, and lets a higher quantity be lowered', async () => {
  const edition = (availableQuantity: string) => ({
    ...cartListing(1, 10n, {
      quantity: '5',
      remaining: '5',
      availableQuantity,
      orderType: 1,
      unitPrice: `${2n * ETHER}`,
    }),
    token: { ...(cartListing(1, 10n)['token'] as object), standard: 'ERC1155' },
  })
  const served = serve([edition('5')])
  const { user } = openPage(page)
  await user.click(await put('Work 1'))
  let cart = await openCart(user)
  const field = () => cart.getByLabelText('Quantity of Work 1')
  await user.clear(field())
  await user.type(field(), '4')
  expect(await cart.findByRole('button', { name: /^Buy 4 items for\s+8/ })).toBeEnabled()
  await user.keyboard('{Escape}')

  served.rows = [edition('2')]
  cleanup()
  const again = openPage(page)
  cart = await openCart(again.user)
  expect(await cart.findByText('None of these can be bought now.')).toBeVisible()
  expect(field()).toBeInvalid()
  await again.user.clear(field())
  await again.user.type(field(), '2')
  expect(await cart.findByRole('button', { name: /^Buy 2 items for\s+4/ })).toBeEnabled()
  await again.user.clear(field())
  await again.user.type(field(), '3')
  expect(field()).toBeInvalid()
  expect(cart.getByRole('button', { name: /^Buy 2 items for\s+4/ })).toBeEnabled()
})

test('takes an edition in multiples of its step, and names the step', async () => {
  const edition = cartListing(1, 10n, {
    quantity: '10',
    remaining: '10',
    availableQuantity: '10',
    fillStep: '5',
    orderType: 1,
    unitPrice: `${ETHER}`,
  })
  serve([{ ...edition, token: { ...(edition['token'] as object), standard: 'ERC1155' } }])
  const { user } = openPage(page)
  await user.click(await put('Work 1'))
  const cart = await openCart(user)
  expect(await cart.findByRole('button', { name: /^Buy 5 items for\s+5/ })).toBeEnabled()
  const units = cart.getByLabelText('Quantity of Work 1')
  expect(units).toHaveValue('5')
  expect(cart.getByText('In multiples of 5')).toBeVisible()
  await user.clear(units)
  await user.type(units, '6')
  expect(cart.getByText('Enter a multiple of 5.')).toBeVisible()
})

test('doesn’t offer the viewer’s own listings', async () => {
  connectAs(person(1))
  serve([cartListing(1, 2n)])
  openPage(page)
  expect(await screen.findAllByRole('button', { name: /^Cancel/ })).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: /to cart$/ })).toBeNull()
})

describe('a sweep', () => {
  async function openSweep({ query = '', localCopy = true } = {}) {
    const index = serveIndex([
      token(1, { price: `${3n * ETHER}`, traits: ['Head=Hat'] }),
      token(2, { price: `${ETHER}`, traits: ['Head=Cap'] }),
      token(3, { price: `${2n * ETHER}`, traits: ['Head=Hat'] }),
      token(4, { price: `${9n * ETHER}`, traits: ['Head=Hat'] }),
    ])
    if (!localCopy)
      index.instead.set('ItemSearchRows_head', () => HttpResponse.json({ errors: [{ message: 'no' }] }))
    const rows = [cartListing(1, 3n), cartListing(2, 1n), cartListing(3, 2n), cartListing(4, 9n)]
    index.instead.set('Sweep', () => HttpResponse.json({ data: byPriceType(rows) }))
    index.instead.set('Cart_listings', () => HttpResponse.json({ data: byPriceType(rows) }))
    const { user } = openPage(`/collection/${COLLECTION}${query}`)
    if (localCopy) await screen.findAllByText('Rarity rank')
    await user.click(await screen.findByRole('button', { name: 'Sweep' }))
    const sweep = within(await screen.findByRole('dialog', { name: 'Sweep cheapest listings' }))
    await sweep.findByText('Work 3')
    return { user, sweep }
  }
  const works = (sweep: Awaited<ReturnType<typeof openSweep>>['sweep']) =>
    sweep.queryAllByRole('listitem').map((line) => /Work \d/.exec(line.textContent ?? '')?.[0])

  test('lists the cheapest items first, and follows the quantity and the price cap', async () => {
    const { user, sweep } = await openSweep()
    expect(works(sweep)).toEqual(['Work 2', 'Work 3', 'Work 1'])
    expect(sweep.getByText('The 3 cheapest items priced in ETH, excluding yours.')).toBeVisible()
    expect(sweep.getByRole('button', { name: /^Buy 3 items for\s+6/ })).toBeEnabled()
    const count = sweep.getByRole('textbox', { name: 'Number of items' })
    await user.clear(count)
    await user.type(count, '50')
    expect(works(sweep)).toEqual(['Work 2', 'Work 3', 'Work 1', 'Work 4'])
    expect(sweep.getByText('Only 4 items match.')).toBeVisible()
    await user.type(sweep.getByLabelText('Maximum price per item'), '2.5')
    expect(works(sweep)).toEqual(['Work 2', 'Work 3'])
    await user.clear(count)
    await user.type(count, '51')
    expect(count).toBeInvalid()
    expect(sweep.getByText('Enter a number from 1 to 50.')).toBeVisible()
    expect(sweep.getByRole('button', { name: 'Buy' })).toBeDisabled()
  })

  test('leaves out an item for the next cheapest, and takes it back', async () => {
    const { user, sweep } = await openSweep()
    const box = (name: string) => sweep.getByRole('checkbox', { name: `Include ${name}` })
    expect(box('Work 3')).toBeChecked()
    await user.click(box('Work 3'))
    expect(works(sweep)).toEqual(['Work 2', 'Work 3', 'Work 1', 'Work 4'])
    expect(box('Work 3')).not.toBeChecked()
    expect(box('Work 4')).toBeChecked()
    expect(sweep.getByRole('button', { name: /^Buy 3 items for\s+13/ })).toBeEnabled()
    expect(
      sweep.getByText(/^The 3 cheapest items in ETH, excluding yours and those that you left/),
    ).toBeVisible()
    expect(box('Work 3')).toHaveFocus()
    await user.keyboard(' ')
    expect(works(sweep)).toEqual(['Work 2', 'Work 3', 'Work 1'])
    expect(sweep.getByRole('button', { name: /^Buy 3 items for\s+6/ })).toBeEnabled()
  })

  test('takes the cheapest of ether and wrapped ether together, one to one', async () => {
    const index = serveIndex(
      ['Hat', 'Cap', 'Hat'].map((head, place) =>
        token(place + 1, { price: `${ETHER}`, traits: [`Head=${head}`] }),
      ),
    )
    const weth = currencyRow(WETH, 'WETH')
    const rows = [
      cartListing(1, 3n),
      cartListing(2, 2n, { currency: weth }),
      cartListing(3, 4n, { currency: weth }),
    ]
    index.instead.set('Sweep', () => HttpResponse.json({ data: byPriceType(rows) }))
    const { user } = openPage(`/collection/${COLLECTION}`, {
      currencies: [{ address: WETH, symbol: 'WETH', decimals: 18, wrapsNative: true }],
    })
    await screen.findAllByText('Rarity rank')
    await user.click(await screen.findByRole('button', { name: 'Sweep' }))
    const sweep = within(await screen.findByRole('dialog', { name: 'Sweep cheapest listings' }))
    await sweep.findByText('Work 3')
    expect(works(sweep)).toEqual(['Work 2', 'Work 1', 'Work 3'])
    expect(sweep.getByText('The 3 cheapest items priced in ETH or WETH, excluding yours.')).toBeVisible()
    expect(sweep.getByRole('button', { name: /^Buy 3 items for\s+9\sETH$/ })).toBeEnabled()
    expect(sweep.getByText(/^Paid as/)).toHaveTextContent(/^Paid as 3\sETH and 6\sWETH$/)
    expect(sweep.queryByLabelText('Currency')).toBeNull()
    const { variables } = index.requests.findLast(({ operation }) => operation === 'Sweep') ?? {}
    expect(JSON.stringify(variables)).toContain(`"unit":"${ZERO_ADDRESS}"`)
  })

  test.each([
    ['the local copy', true],
    ['the index, when the local copy can’t be read', false],
  ])('only takes items that the page’s filters show, from %s', async (_source, localCopy) => {
    const { sweep } = await openSweep({ query: '?trait=Head%3DHat&max=5', localCopy })
    expect(works(sweep)).toEqual(['Work 3', 'Work 1'])
    expect(sweep.getByText('2 items for sale match your filters.')).toBeVisible()
    expect(sweep.getByText('Only 2 items match.')).toBeVisible()
    expect(sweep.getByRole('button', { name: /^Buy 2 items for\s+5/ })).toBeEnabled()
  })

  test('finds other items behind hundreds of listings of one', async () => {
    const index = serveIndex([
      token(1, { price: `${ETHER}`, traits: ['Head=Hat'] }),
      token(2, { price: `${2n * ETHER}`, traits: ['Head=Cap'] }),
      token(3, { traits: ['Head=Hat'] }),
    ])
    const flood = Array.from({ length: 200 }, (_, number): Row => ({
      ...cartListing(1, 1n),
      id: `0x${(1_000 + number).toString(16).padStart(64, '0')}`,
    }))
    const rows = [...flood, cartListing(2, 2n)]
    index.instead.set('Sweep', () => {
      const { variables } = index.requests.findLast(({ operation }) => operation === 'Sweep') ?? {}
      const left = /"token_not_in":\[(.*?)\]/.exec(JSON.stringify(variables))?.[1] ?? ''
      const read = rows.filter((row: Row) => !left.includes((row['token'] as { id: string }).id))
      return HttpResponse.json({ data: byPriceType(read.slice(0, 200)) })
    })
    const { user } = openPage(`/collection/${COLLECTION}`)
    await screen.findAllByText('Rarity rank')
    await user.click(await screen.findByRole('button', { name: 'Sweep' }))
    const sweep = within(await screen.findByRole('dialog', { name: 'Sweep cheapest listings' }))
    await sweep.findByText('Work 2')
    expect(works(sweep)).toEqual(['Work 1', 'Work 2'])
  })

  test('adds its items to the cart', async () => {
    const { user, sweep } = await openSweep()
    await user.click(sweep.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cart, 3 listings' })).toBeVisible())
  })
})

test('opens no checkout while a quantity is invalid, and moves the focus to it', async () => {
  const edition = cartListing(1, 6n, { orderType: 1, quantity: '3', remaining: '3', availableQuantity: '3' })
  serve([{ ...edition, token: { ...(edition['token'] as object), standard: 'ERC1155' } }])
  const { user } = openPage(page)
  await user.click(await put('Work 1'))
  const cart = await openCart(user)
  const quantity = cart.getByRole('textbox', { name: 'Quantity of Work 1' })
  await user.clear(quantity)
  await user.type(quantity, '9')
  await user.click(cart.getByRole('button', { name: /^Buy/ }))
  expect(quantity).toHaveFocus()
  expect(quantity).toHaveAccessibleDescription('Enter 3 or less.')
})
