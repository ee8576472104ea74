// A collection's page: filters, sort orders, invalid URL parameters, and an index that fails.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import { USDC, WETH } from '../support/currencies.ts'
import { serveNode, word } from '../support/contractNode.ts'
import { listedToken, listing, offer, person } from '../support/fakeHistory.ts'
import { COLLECTION, serveIndex, token } from '../support/fakeIndex.ts'
import { holdCalls } from '../support/holdCalls.ts'
import { giveLayout } from '../support/layout.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const ETH_ADDRESS = `0x${'00'.repeat(20)}`
const WORKS = [
  token(1, { price: `${3n * ETHER}`, traits: ['Head=Hat', 'Eyes=Red'] }),
  token(2, { price: `${1n * ETHER}`, traits: ['Head=Cap', 'Eyes=Red'] }),
  token(3, { traits: ['Head=Hat', 'Eyes=Blue'], name: 'Blue 3' }),
]
const page = `/collection/${COLLECTION}`

beforeEach(() => {
  localStorage.clear()
  giveLayout()
})

function names(): (string | null)[] {
  return screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)
}

const FILTERS = { name: 'Filters' }
const findFilters = async () => within(await screen.findByRole('complementary', FILTERS))
const getFilters = () => within(screen.getByRole('complementary', FILTERS))

describe('the items', () => {
  test('shows the cheapest first, and items that aren’t for sale last', async () => {
    serveIndex(WORKS)
    openPage(page)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabinet')
    expect(await screen.findByText('3 items')).toBeVisible()
  })

  test('are marked where a bundle offers them, and filtered by it', async () => {
    const bundled = [token(4, { bundles: 1 }), token(5, { price: `${2n * ETHER}`, bundles: 2 })]
    serveIndex([...WORKS, ...bundled])
    const { user } = openPage(page)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 5', 'Work 1', 'Blue 3', 'Work 4']))
    const [priced, , unsold, alone] = screen.getAllByRole('article').slice(1)
    expect(within(priced as HTMLElement).getByRole('img', { name: 'In a bundle' })).toBeVisible()
    expect(priced).toHaveTextContent('2 ETH')
    expect(unsold).toHaveTextContent('Not for sale')
    expect(alone).toHaveTextContent('In a bundle')
    expect(alone).not.toHaveTextContent('Not for sale')

    await user.click(await (await findFilters()).findByRole('checkbox', { name: /In a bundle/ }))
    await waitFor(() => expect(names()).toEqual(['Work 5', 'Work 4']))
    expect(location.search).toBe('?status=bundle')
    await user.click(getFilters().getByRole('checkbox', { name: /For sale/ }))
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 5', 'Work 1']))
  })

  test('say that there may be more units of editions that are older than the index', async () => {
    const edition = { ...token(4, { traits: ['Metal=Tin'] }), standard: 'ERC1155', supply: '7' }
    const index = serveIndex([{ ...edition, historyFromMint: false }])
    index.collection = { ...index.collection, standard: 'ERC1155', historyComplete: false }
    openPage(page)
    expect(await screen.findByText('Ed. of 7+')).toBeVisible()
    // Only the local copy, whose rows replace these, knows traits.
    await (await findFilters()).findByText('Metal')
    expect(screen.getByText('Ed. of 7+')).toBeVisible()
  })

  test('says that prices in one unit of account come after those in the other', async () => {
    serveIndex(WORKS)
    const { user } = openPage(page, { currencies: [WETH, USDC] })
    expect(await screen.findByText('Prices by currency: ETH and USDC.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'number')
    await waitFor(() => expect(screen.queryByText('Prices by currency: ETH and USDC.')).toBeNull())
    await user.selectOptions(screen.getByLabelText('Sort by'), 'last-sale')
    expect(await screen.findByText('Sales by currency: ETH and USDC.')).toBeVisible()
  })

  test('shows the prices of last sales when sorted by these, except where nothing was sold', async () => {
    const sold = {
      lastSalePrice: `${5n * ETHER}`,
      lastSaleCurrency: ETH_ADDRESS,
      lastSaleUnit: ETH_ADDRESS,
      lastSaleAtSeconds: '1',
    }
    serveIndex([{ ...token(1, { price: `${3n * ETHER}` }), ...sold }, token(2, { price: `${1n * ETHER}` })])
    const { user } = openPage(page)
    const cards = () => screen.queryAllByRole('article').map((card) => card.textContent)
    await waitFor(() =>
      expect(cards()).toEqual([
        expect.stringMatching(/^Work 21\sETH/),
        expect.stringMatching(/^Work 13\sETH/),
      ]),
    )
    await user.selectOptions(screen.getByLabelText('Sort by'), 'last-sale')
    await waitFor(() =>
      expect(cards()).toEqual([
        expect.stringMatching(/^Work 1Last 5\sETH/),
        expect.stringMatching(/^Work 21\sETH/),
      ]),
    )
  })

  test('applies filters and writes them to the URL', async () => {
    serveIndex(WORKS)
    const { user } = openPage(page)
    await user.click(await (await findFilters()).findByRole('checkbox', { name: /For sale/ }))
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1']))
    expect(location.search).toBe('?status=listed')
    await user.type(getFilters().getByLabelText('Lowest price'), '2{Enter}')
    await waitFor(() => expect(names()).toEqual(['Work 1']))
    expect(new URLSearchParams(location.search).get('min')).toBe('2')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(location.search).toBe('')
  })

  test('offers to clear filters only beside a chip, or beside the mistake that is to be cleared', async () => {
    serveIndex(WORKS)
    const { unmount } = openPage(`${page}?q=%20%20`)
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    unmount()
    openPage(`${page}?min=cheap`)
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(screen.getByRole('alert').nextSibling).toHaveTextContent('Clear all')
  })

  test('filters by traits, and shows the number of items for each', async () => {
    serveIndex(WORKS)
    const { user } = openPage(page)
    await user.click(await (await findFilters()).findByText('Head'))
    await user.click(await (await findFilters()).findByRole('checkbox', { name: /Hat/ }))
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Blue 3']))
    expect(new URLSearchParams(location.search).getAll('trait')).toEqual(['Head=Hat'])
    await user.click(getFilters().getByText('Eyes'))
    const red = await (await findFilters()).findByRole('checkbox', { name: /Red/ })
    // The counts follow in a worker's time.
    await waitFor(() => expect(red.closest('label')).toHaveTextContent('Red, from 3 ETH1'))
  })

  test('leaves the focus and the text in the header’s search when a price is applied', async () => {
    serveIndex(WORKS)
    const { user } = openPage(page)
    await screen.findAllByText('Rarity rank')
    await user.type(getFilters().getByLabelText('Lowest price'), '2')
    // Leaving the price's field applies it.
    await user.click(await screen.findByRole('combobox', { name: /Search/ }))
    await screen.findByRole('button', { name: /^Remove filter: From 2/ })
    await user.keyboard('blue')
    const search = screen.getByRole('combobox', { name: /Search/ })
    expect(search).toHaveFocus()
    expect(search).toHaveValue('blue')
  })

  test('shows the current price of a declining listing, and that it declines', async () => {
    const now = Math.floor(Date.now() / 1000)
    // Half of the duration has passed; the other half lasts for years.
    const price = /4 ETH, falling to 1 ETH/
    const falling = {
      bestAskEndPrice: `${ETHER}`,
      bestAskStartsAtSeconds: `${now - 100_000_000}`,
      bestAskEndsAtSeconds: `${now + 100_000_000}`,
    }
    const sinking = { ...token(4, { price: `${7n * ETHER}` }), ...falling }
    serveIndex([...WORKS, sinking])
    const { user } = openPage(page)
    // The index sorts by start price; once all items are loaded, the page sorts by current price.
    await screen.findAllByText('Rarity rank')
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Work 2', 'Work 1', 'Work 4']))
    const card = screen.getAllByRole('article')[2] as HTMLElement
    await waitFor(() => expect(card).toHaveTextContent(price))
    expect(within(card).getByTitle('Declining price')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'List' }))
    const line = (await screen.findByRole('link', { name: 'Work 4' })).parentElement
    expect(line).toHaveTextContent(price)
    // The selected layout is kept after leaving the page.
    await user.click(screen.getByRole('button', { name: 'Small grid' }))
  })

  test('applies the filters and sort order of a link at once', async () => {
    serveIndex(WORKS)
    openPage(`${page}?status=listed&sort=price-high`)
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 2']))
    expect(getFilters().getByRole('checkbox', { name: /For sale/ })).toBeChecked()
    expect(screen.getByLabelText('Sort by')).toHaveValue('price-high')
  })

  test('shows the items after Back without another request', async () => {
    const index = serveIndex(WORKS)
    const { user } = openPage(`${page}?status=listed`)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1']))
    await user.click(screen.getAllByRole('link', { name: 'Explore' })[0] ?? document.body)
    await screen.findByRole('heading', { level: 1, name: 'Collections' })
    await screen.findByRole('link', { name: 'Cabinet' })
    const before = index.requests.length
    act(() => window.history.back())
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1']))
    expect(index.requests.slice(before).map(({ operation }) => operation)).toEqual([])
  })
})

describe('items of one owner', () => {
  const [ada, ben] = [person(1), person(2)]
  const owned = () => [
    token(1, { price: `${3n * ETHER}`, owner: ada, traits: ['Head=Hat'] }),
    token(2, { price: `${1n * ETHER}`, owner: ben, traits: ['Head=Hat'] }),
    token(3, { owner: ada, traits: ['Head=Cap'] }),
  ]
  const field = () => getFilters().getByRole('textbox', { name: 'Owner' })

  test('shows the items of the address in the URL until the filter is removed', async () => {
    const index = serveIndex(owned())
    const { user } = openPage(page)
    await screen.findAllByText('Rarity rank')
    await user.type(field(), `${ada}{Enter}`)
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 3']))
    expect(new URLSearchParams(location.search).get('owner')).toBe(ada)
    expect(screen.getByText('2 items')).toBeVisible()
    // The local copy fetches only the owner's holdings, because it already has the rest.
    expect(index.requests.at(-1)).toMatchObject({ operation: 'ItemSearchRows_holdings' })
    await user.click(getFilters().getByText('Head'))
    const hat = await (await findFilters()).findByRole('checkbox', { name: /Hat/ })
    expect(hat.closest('label')).toHaveTextContent(/ETH1$/)
    // Both figures are named.
    expect(getFilters().getByText('Floor, ETH').nextSibling).toHaveTextContent('Items')
    const requestCount = index.requests.length
    await user.click(hat)
    await waitFor(() => expect(names()).toEqual(['Work 1']))
    expect(index.requests.slice(requestCount)).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Remove filter: Owned by/ }))
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1']))
    expect(field()).toHaveValue('')
  })

  test('opens from a link before the whole collection has loaded, and explains an invalid address', async () => {
    const index = serveIndex(owned())
    index.instead.set('ItemSearchRows', () => HttpResponse.error())
    openPage(`${page}?owner=${ada}`)
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 3']))
    cleanup()
    openPage(`${page}?owner=0x12`)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1', 'Work 3']))
    expect(field()).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Owner: 0x12 was ignored. Enter an owner’s address')
  })

  test('accepts an ENS name where ENS exists, and says where it doesn’t', async () => {
    const index = serveIndex(owned())
    index.call = () => `0x${ada.slice(2).padStart(64, '0')}`
    const { user, unmount } = openPage(page, { chainId: 1 })
    await screen.findAllByText('Work 1')
    await user.type(field(), 'Ada.eth{Enter}')
    await waitFor(() => expect(new URLSearchParams(location.search).get('owner')).toBe(ada))
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 3']))
    unmount()
    openPage(page)
    await screen.findAllByText('Work 1')
    await user.type(field(), 'ada.eth{Enter}')
    expect(await screen.findByText(/looks like an ENS name, but this network has no ENS/)).toBeVisible()
    expect(new URLSearchParams(location.search).get('owner')).toBeNull()
  })

  describe('by an ENS name that is answered late', () => {
    const pending = { selector: '[aria-live] bdi' }
    /** Looks up another name, whose answer comes after the late one. */
    const lookUpAnother = async (user: UserEvent) => {
      await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'ben.eth')
      await screen.findByRole('option', { name: /^ben.eth/ })
    }

    test('doesn’t bring back a reader who has left', async () => {
      const index = serveIndex(owned())
      index.call = () => word(BigInt(ada))
      const { user } = openPage(page, { chainId: 1 })
      await screen.findAllByText('Rarity rank')
      const answer = holdCalls('eth_call')
      await user.type(field(), 'ada.eth{Enter}')
      await screen.findByText('ada.eth', pending)
      await user.click(screen.getAllByRole('link', { name: 'Explore' })[0] ?? document.body)
      await screen.findByRole('heading', { level: 1, name: 'Collections' })
      await screen.findByRole('link', { name: 'Cabinet' })
      answer()
      await lookUpAnother(user)
      expect(location.pathname).toBe('/collections')
      expect(location.search).toBe('')
      act(() => history.back())
      await waitFor(() => expect(names()).toHaveLength(3))
      expect(location.search).toBe('')
      expect(screen.queryByText('ada.eth', pending)).toBeNull()
    })

    test('doesn’t replace an owner that was set meanwhile', async () => {
      const index = serveIndex(owned())
      index.call = () => word(BigInt(ada))
      connectAs(ben)
      const { user } = openPage(page, { chainId: 1 })
      await screen.findAllByText('Rarity rank')
      const yours = await (await findFilters()).findByRole('checkbox', { name: 'Your items' })
      const answer = holdCalls('eth_call')
      await user.type(field(), 'ada.eth{Enter}')
      await screen.findByText('ada.eth', pending)
      await user.click(yours)
      await waitFor(() => expect(names()).toEqual(['Work 2']))
      answer()
      await lookUpAnother(user)
      expect(new URLSearchParams(location.search).get('owner')).toBe(ben)
    })
  })

  test('shows the viewer’s own items with one click, and lists several of them together', async () => {
    const index = serveIndex(owned())
    // This test isn't about the warnings in the dialog.
    index.instead.set('Marks', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    connectAs(ada)
    const { user } = openPage(page)
    await user.click(await (await findFilters()).findByRole('checkbox', { name: 'Your items' }))
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 3']))
    await user.click(screen.getByRole('button', { name: 'Select' }))
    const bar = within(screen.getByRole('group', { name: 'Selection' }))
    // This one is listed already, and the dialog says so.
    expect(screen.queryByRole('checkbox', { name: 'Select Work 1' })).toBeNull()
    expect(screen.getByText('Listed')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Select all shown' }))
    await user.click(bar.getByRole('button', { name: 'List 1 item' }))
    await waitFor(() => expect(index.requests.map(({ operation }) => operation)).toContain('ChosenItems'))
    expect(await screen.findByRole('dialog', { name: /^List/ })).toBeVisible()
  })
})

describe('the best offer in the header', () => {
  const site = { currencies: [WETH] }
  const anyItem = (digit: string, price: bigint) =>
    offer({
      id: `0x${digit.repeat(64)}`,
      scope: 'COLLECTION',
      token: null,
      offerer: { __typename: 'Account', id: person(Number(digit)) },
      unitPrice: `${price}`,
      startPrice: `${price}`,
    })
  const figure = async () => {
    const name = await screen.findByText('Best offer')
    return name.nextElementSibling as HTMLElement
  }

  test('is the highest for any item whose maker can pay it', async () => {
    const index = serveIndex(WORKS)
    index.offers = [anyItem('4', 9n * ETHER), anyItem('6', 2n * ETHER), anyItem('7', ETHER)]
    // The maker of the first offer has no balance.
    serveNode(index, ({ data }) => word(data.includes(person(4).slice(2)) ? 0n : 10n ** 30n))
    openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^2\sWETH$/))
    const request = index.requests.find(({ operation }) => operation === 'Offers')
    expect(request?.variables.where).toMatchObject({
      side: 'BID',
      scope: 'COLLECTION',
      collection: COLLECTION,
    })
  })

  test('is found behind any number of offers that a few makers can’t pay', async () => {
    const index = serveIndex(WORKS)
    index.offers = [
      ...Array.from({ length: 500 }, (_, place) => ({
        ...anyItem(`${(place % 3) + 1}`, 9n * ETHER),
        id: word(BigInt(place + 1)),
      })),
      anyItem('6', 2n * ETHER),
    ]
    serveNode(index, ({ data }) => word(data.includes(person(6).slice(2)) ? 10n ** 30n : 0n))
    openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^2\sWETH$/))
    const requests = index.requests.filter(({ operation }) => operation === 'Offers')
    expect(requests).toHaveLength(2)
  })

  test('is empty when there are no offers, or none that can be paid', async () => {
    const index = serveIndex(WORKS)
    serveNode(index, () => word(0n))
    const first = openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^—$/))
    first.unmount()
    index.offers = [anyItem('8', ETHER)]
    openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^—$/))
  })

  test('is in a listed currency, even when offers in other currencies are far higher', async () => {
    const index = serveIndex(WORKS)
    const home = {
      __typename: 'Currency',
      id: `0x${'dd'.repeat(20)}`,
      symbol: 'RICH',
      name: null,
      decimals: 0,
    }
    const usd = { address: `0x${'cc'.repeat(20)}`, symbol: 'USD', decimals: 6 }
    const inUsd = { __typename: 'Currency', id: usd.address, symbol: 'USD', name: null, decimals: 6 }
    index.offers = [
      ...Array.from({ length: 20 }, (_, place) => ({
        ...anyItem('4', 10n ** 40n),
        id: word(BigInt(place + 1)),
        currency: home,
      })),
      { ...anyItem('6', 5_000_000n), currency: inUsd },
    ]
    serveNode(index, () => word(10n ** 50n))
    openPage(page, { currencies: [WETH, usd] })
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^5\sUSD$/))
    const requests = index.requests.filter(({ operation }) => operation === 'Offers')
    expect(requests.map(({ variables }) => variables.where)).toMatchObject([
      { currency: WETH.address },
      { currency: usd.address },
    ])
  })

  test('doesn’t reuse cached balances after the site is reopened', async () => {
    const index = serveIndex(WORKS)
    index.offers = [anyItem('5', ETHER)]
    serveNode(index, () => word(0n))
    const first = openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^—$/))
    first.unmount()
    serveNode(index, () => word(10n ** 30n))
    openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^1\sWETH$/))
  })

  test('is unknown when the index fails, or when none of many offers can be paid', async () => {
    const index = serveIndex(WORKS)
    serveNode(index, () => word(0n))
    index.instead.set('Offers', () => HttpResponse.json({ errors: [{ message: 'Store error: x' }] }))
    const first = openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^Unknown$/))
    first.unmount()
    index.instead.clear()
    // More buyers than are checked.
    index.offers = Array.from({ length: 521 }, (_, place) => ({
      ...anyItem('4', ETHER),
      id: word(BigInt(place + 1)),
      offerer: { __typename: 'Account', id: `0x${String(place).padStart(40, '0')}` },
    }))
    openPage(page, site)
    await waitFor(async () => expect(await figure()).toHaveTextContent(/^Unknown$/))
  })
})

describe('selected items', () => {
  const [me, other] = [person(1), person(2)]
  const forSale = (number: number) => ({
    ...token(number, { price: `${ETHER}` }),
    bestAsk: listing({ id: word(BigInt(number)), privateTaker: null, token: listedToken(BigInt(number)) }),
  })
  const begin = async (address: string) => {
    const index = serveIndex([forSale(1), forSale(2), token(3)])
    const { user } = openPage(address)
    await screen.findByText('3 items')
    await screen.findAllByText('Work 1')
    await user.click(screen.getByRole('button', { name: 'Select' }))
    return { index, user }
  }

  test.each([
    ['in a grid', page],
    ['in a list', `${page}?view=list`],
  ])('are checked %s, counted, and added to the cart', async (_, address) => {
    const { index, user } = await begin(address)
    index.instead.set('CollectionOrders', () => HttpResponse.json({ data: { orders: [forSale(1).bestAsk] } }))
    expect(await screen.findAllByRole('checkbox', { name: /^Select Work/ })).toHaveLength(2)
    const bar = within(screen.getByRole('group', { name: 'Selection' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Work 1' }))
    expect(bar.getByRole('status')).toHaveTextContent('1 selected')
    expect(screen.getByRole('checkbox', { name: 'Select Work 1' })).toBeChecked()
    await user.click(bar.getByRole('button', { name: 'Add 1 to cart' }))
    expect(await screen.findByText('Added 1 to cart.')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^Select Work/ })).toBeNull()
  })

  test('are selected by a click anywhere on a card, as a range with Shift, and cleared with Escape', async () => {
    serveIndex([1, 2, 3, 4, 5].map((number) => (number === 3 ? token(3) : forSale(number))))
    const { user } = openPage(`${page}?sort=number`)
    await screen.findByText('5 items')
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    const bar = () => within(screen.getByRole('group', { name: 'Selection' }))
    const status = () => bar().getByRole('status')
    await user.click(screen.getByRole('link', { name: 'Work 1' }))
    expect(status()).toHaveTextContent('1 selected')
    expect(location.pathname).toBe(page)
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Work 5' }))
    await user.keyboard('{/Shift}')
    // Selects everything for sale between the two.
    expect(status()).toHaveTextContent('4 selected')
    screen.getByRole('checkbox', { name: 'Select Work 2' }).focus()
    await user.keyboard(' ')
    expect(status()).toHaveTextContent('3 selected')
    await user.keyboard('{Escape}')
    expect(status()).toHaveTextContent('0 selected')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Work 1' }))
    await waitFor(() => expect(location.pathname).toContain('/item/'))
  })

  test('are fetched again each time they are added to the cart', async () => {
    const { index, user } = await begin(page)
    const answerWith = (orders: readonly object[]) =>
      index.instead.set('CollectionOrders', () => HttpResponse.json({ data: { orders } }))
    answerWith([forSale(1).bestAsk])
    await user.click(await screen.findByRole('checkbox', { name: 'Select Work 1' }))
    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    await screen.findByText('Added 1 to cart.')
    // Sold in the meantime.
    answerWith([])
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Work 1' }))
    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    expect(await screen.findByText('Added 0 to cart. 1 can’t be bought.')).toBeVisible()
  })

  test.each([
    ['the viewer’s own', [me, other], 'Added 1 to cart. 1 is your own listing.'],
    ['all the viewer’s own', [me, me], 'Added 0 to cart. 2 are your own listings.'],
    // A listing that was sold in the meantime isn't in the answer.
    ['the viewer’s own or sold', [me], 'Added 0 to cart. 2 can’t be bought.'],
  ])('say why some are left out of the cart only if they are %s', async (_, sellers, said) => {
    connectAs(me)
    const { index, user } = await begin(page)
    const orders = sellers.map((id, place) => ({
      ...forSale(place + 1).bestAsk,
      offerer: { __typename: 'Account', id },
    }))
    index.instead.set('CollectionOrders', () => HttpResponse.json({ data: { orders } }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Work 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Work 2' }))
    await user.click(screen.getByRole('button', { name: 'Add 2 to cart' }))
    expect(await screen.findByText(said)).toBeVisible()
  })
})

test('shows progress while the collection loads, with filters and sorting already working', async () => {
  const works = Array.from({ length: 1_100 }, (_, i) => {
    // The cheapest item is on the last page to load.
    const price = { 7: 3n, 8: 2n, 1_099: 1n }[i]
    return token(i + 1, {
      ...(price === undefined ? {} : { price: `${price * ETHER}` }),
      traits: [i % 2 === 0 ? 'Head=Hat' : 'Head=Cap'],
    })
  })
  const index = serveIndex(works)
  let pages = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  index.instead.set('ItemSearchRows', async () => {
    pages += 1
    if (pages === 2) await released
    return undefined
  })
  const { user } = openPage(page)
  const progress = await (
    await findFilters()
  ).findByRole('progressbar', { name: '1,000 of 1,100 items counted' })
  expect(progress).toHaveAttribute('value', '1000')
  expect(progress).toHaveAttribute('max', '1100')
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Work 1100', 'Work 9', 'Work 8']))

  await user.click(getFilters().getByRole('checkbox', { name: /For sale/ }))
  await waitFor(() => expect(names()).toEqual(['Work 1100', 'Work 9', 'Work 8']))
  await user.selectOptions(screen.getByLabelText('Sort by'), 'price-high')
  await waitFor(() => expect(names()).toEqual(['Work 8', 'Work 9', 'Work 1100']))
  await user.click(getFilters().getByText('Head'))
  await user.click(getFilters().getByRole('checkbox', { name: /Cap/ }))
  await waitFor(() => expect(names()).toEqual(['Work 8', 'Work 1100']))
  expect(getFilters().getByRole('progressbar')).toBeInTheDocument()

  release()
  await waitFor(() => expect(getFilters().queryByRole('progressbar')).toBeNull())
  expect(names()).toEqual(['Work 8', 'Work 1100'])
  expect(screen.getByText('2 items')).toBeVisible()
})

describe('a fully loaded collection', () => {
  const counted = async () => {
    await (await findFilters()).findByText('Head')
    await screen.findAllByText('Rarity rank')
  }

  test('filters, sorts and searches without requests to the index', async () => {
    const index = serveIndex(WORKS)
    const { user } = openPage(page)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3']))
    await counted()
    const before = index.requests.length
    await user.click(getFilters().getByText('Head'))
    await user.click(await (await findFilters()).findByRole('checkbox', { name: /Hat/ }))
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Blue 3']))
    expect(screen.getByText('2 items')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'price-high')
    await user.click(getFilters().getByRole('checkbox', { name: /For sale/ }))
    await waitFor(() => expect(names()).toEqual(['Work 1']))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.type(screen.getByLabelText('Search in this collection'), 'blu')
    await waitFor(() => expect(names()).toEqual(['Blue 3']))
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, high to low')
    expect(index.requests.slice(before).map(({ operation }) => operation)).toEqual([])
  })

  test('keeps its items visible while the header data is still loading', async () => {
    const index = serveIndex(WORKS)
    let respond: (reply: Response) => void = () => undefined
    const late = new Promise<Response>((resolve) => (respond = resolve))
    index.instead.set('CollectionFrame', () => late)
    openPage(page)
    await (await findFilters()).findByText('Head')
    expect(screen.queryByRole('heading', { name: 'No items yet' })).toBeNull()
    expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3'])
    respond(HttpResponse.json({ data: { collection: index.collection } }))
    await counted()
    expect(names()).toEqual(['Work 2', 'Work 1', 'Blue 3'])
  })

  test('doesn’t reorder items while rarity is being computed', async () => {
    const index = serveIndex(WORKS)
    let begun = false
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    index.instead.set('ItemSearchRows_head', async () => {
      begun = true
      await failed
      return HttpResponse.json({ errors: [{ message: 'refused' }] })
    })
    openPage(`${page}?sort=rarity`)
    // The local copy starts loading once the rows from the index are on the page.
    await waitFor(() => expect(begun).toBe(true))
    expect(await screen.findByText('Rarity is known once all items are counted.')).toBeVisible()
    expect(names()).toEqual([])
    fail()
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 2', 'Blue 3']))
    expect(screen.getByText('Sorted by token ID: couldn’t count the items.')).toBeVisible()
  })

  test('sorts items by rarity rank, and shows it', async () => {
    serveIndex(WORKS)
    openPage(`${page}?sort=rarity`)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Blue 3', 'Work 1']))
    const ranks = screen.getAllByText('Rarity rank').map((words) => words.parentElement?.textContent)
    expect(ranks).toEqual(['Rarity rank 1', 'Rarity rank 1', 'Rarity rank 3'])
  })

  test('leaves no cell of the rarity column empty for items without traits', async () => {
    serveIndex([...WORKS, token(4)])
    const { user } = openPage(`${page}?sort=rarity`)
    await screen.findAllByText('Rarity rank')
    await user.click(screen.getByRole('button', { name: 'List' }))
    const row = (await screen.findByRole('link', { name: 'Work 4' })).parentElement as HTMLElement
    // Rarity, price and last sale.
    expect(within(row).getAllByText('—')).toHaveLength(3)
    // The layout is kept for the tests that follow.
    await user.click(screen.getByRole('button', { name: 'Large grid' }))
  })

  test('updates counts and items when the index changes', async () => {
    const index = serveIndex(WORKS)
    openPage(`${page}?status=listed`)
    await counted()
    index.tokens = [
      token(1, { price: `${ETHER / 2n}`, traits: ['Head=Wig'] }),
      token(2, { price: `${ETHER}` }),
    ]
    Object.assign(index, { block: 11, changedAt: 11 })
    await waitFor(() => expect(names()).toEqual(['Work 1', 'Work 2']))
    expect(await (await findFilters()).findByText('Head')).toBeVisible()
  })

  test('shows a price histogram, and changes a bound with its slider', async () => {
    serveIndex(WORKS)
    openPage(page)
    await counted()
    expect(getFilters().getByRole('img', { name: /2 items are for sale from 1 ETH to 3 ETH/ })).toBeVisible()
    const thumb = getFilters().getByRole('slider', { name: 'Move the lowest price' })
    fireEvent.change(thumb, { target: { value: '20' } })
    await waitFor(() => expect(names()).toEqual(['Work 1']))
    expect(Number(new URLSearchParams(location.search).get('min'))).toBeGreaterThan(1)
  })

  test('keeps the selected layout in the URL', async () => {
    serveIndex(WORKS)
    const { user } = openPage(page)
    await counted()
    await user.click(screen.getByRole('button', { name: 'List' }))
    expect(new URLSearchParams(location.search).get('view')).toBe('list')
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Large grid' }))
    expect(new URLSearchParams(location.search).get('view')).toBe('large')
    await waitFor(() => expect(names()).toHaveLength(3))
  })
})

describe('invalid URL parameters', () => {
  test('are named, keep their input, and leave the other filters applied', async () => {
    serveIndex(WORKS)
    openPage(`${page}?min=-1&max=1${'0'.repeat(40)}&sort=<script>&status=listed`)
    await waitFor(() => expect(names()).toEqual(['Work 2', 'Work 1']))
    expect(getFilters().getByLabelText('Lowest price')).toHaveValue('-1')
    expect(getFilters().getByLabelText('Lowest price')).toBeInvalid()
    expect(getFilters().getByText('The amount must be above zero.')).toBeVisible()
    expect(getFilters().getByText('This price is too high.')).toBeVisible()
    expect(screen.getByText(/Items can’t be sorted by this/)).toBeVisible()
    expect(document.querySelector('main script')).toBeNull()
  })

  test.each([
    ['/collection/0x123', 'This isn’t a collection address'],
    [`/collection/0x${'cd'.repeat(20)}`, 'Collection not found'],
  ])('of %s show a not-found page', async (address, title) => {
    serveIndex(WORKS).collection = null
    openPage(address)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})

describe('fault: index behind, failed, 5xx, malformed', () => {
  const refuse = () => HttpResponse.json({ errors: [{ message: 'Store error: x' }] })

  test('shows a message and a retry button', async () => {
    const index = serveIndex(WORKS)
    for (const operation of ['CollectionItems', 'ItemSearchRows_head']) index.instead.set(operation, refuse)
    const { user } = openPage(page)
    const alert = await screen.findByText('This site couldn’t load this.')
    expect(alert).toBeVisible()
    expect(await (await findFilters()).findByText(/Couldn’t read the items/)).toBeVisible()
    index.instead.clear()
    const [ofTraits, ofItems] = screen.getAllByRole('button', { name: 'Retry' })
    await user.click(ofItems ?? document.body)
    await waitFor(() => expect(names()).toHaveLength(3))
    await user.click(ofTraits ?? document.body)
    expect(await (await findFilters()).findByText('Head')).toBeVisible()
  })

  test('keeps the content that already loaded', async () => {
    const index = serveIndex(WORKS)
    index.instead.set('ItemSearchRows_head', refuse)
    openPage(page)
    await waitFor(() => expect(names()).toHaveLength(3))
    index.instead.set('CollectionItems', refuse)
    index.instead.set('CollectionFrame', refuse)
    Object.assign(index, { block: 11, changedAt: 11 })
    await screen.findByText('This site couldn’t load this.', {})
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabinet')
  })
})

test('says when a collection has no items', async () => {
  serveIndex([])
  openPage(page)
  expect(await screen.findByRole('heading', { name: 'No items yet' })).toBeVisible()
})

test('offers to clear the filters when no item matches', async () => {
  serveIndex(WORKS)
  const { user } = openPage(`${page}?q=nothing`)
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})
