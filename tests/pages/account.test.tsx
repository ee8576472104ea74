// An account's pages: its live and inactive listings, its activity, its items, and invalid addresses.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '../../src/domain/address.ts'
import { traitHash } from '../../src/seaport/offers/criteria.ts'
import { serveNode, word } from '../support/contractNode.ts'
import { USDC, WETH } from '../support/currencies.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import {
  START_SECONDS,
  bundle,
  event,
  holding,
  item,
  listedToken,
  listing,
  offer,
  person,
  serveHistory,
} from '../support/fakeHistory.ts'
import { giveLayout } from '../support/layout.ts'
import { connectAs } from '../support/connectAs.ts'
import { openPage } from '../support/openPage.tsx'

test('separates live listings from inactive ones and gives the reason', async () => {
  const index = serveHistory([])
  index.listings = [
    listing(),
    listing({ id: `0x${'0'.repeat(63)}3`, live: false, makerHolds: false }),
    listing({ id: `0x${'0'.repeat(63)}4`, live: false, makerApproved: false }),
  ]
  openPage(`/account/${person(1)}/listings`)
  const live = await screen.findByRole('region', { name: 'Listings for sale' })
  expect(within(live).getAllByRole('row')).toHaveLength(2)
  expect(within(live).getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
  const inactive = screen.getByRole('region', { name: 'Inactive listings' })
  expect(within(inactive).getByText('The seller doesn’t hold the item now.')).toBeVisible()
  expect(within(inactive).getByText('The seller revoked the approval to sell it.')).toBeVisible()
  expect(within(inactive).queryByRole('button')).toBeNull()
})

describe('the viewer’s own listings', () => {
  const RETURNED = {
    ...listedToken(1n),
    balances: [{ __typename: 'Balance', id: 'held again', heldSinceSeconds: '1700000500' }],
  }

  test('shows reactivated listings in their own section, with a warning and a way to cancel', async () => {
    const index = serveHistory([])
    index.listings = [
      listing({ createdAtSeconds: '1700000600', token: RETURNED }),
      listing({ id: `0x${'0'.repeat(63)}3`, createdAtSeconds: '1700000400', token: RETURNED }),
    ]
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    const revived = await screen.findByRole('region', { name: 'Reactivated listings' })
    expect(within(revived).getAllByRole('row')).toHaveLength(2)
    expect(within(revived).getByRole('button', { name: 'Cancel listing: Work 1' })).toBeEnabled()
    expect(screen.getByRole('alert')).toHaveTextContent(/anyone can buy them at these old prices/)
    const live = screen.getByRole('region', { name: 'Listings for sale' })
    expect(within(live).getAllByRole('row')).toHaveLength(2)
  })

  test('shows an edition’s listing as reactivated once all units had left and one returned', async () => {
    const index = serveHistory([])
    const edition = {
      orderType: 1,
      quantity: '5',
      remaining: '3',
      availableQuantity: '3',
      token: { ...RETURNED, standard: 'ERC1155' },
    }
    index.listings = [listing({ createdAtSeconds: '1700000400', ...edition })]
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    const revived = await screen.findByRole('region', { name: 'Reactivated listings' })
    expect(within(revived).getAllByRole('row')).toHaveLength(2)
  })

  test('shows a bundle listing as reactivated when any of its items returned', async () => {
    const index = serveHistory([])
    const made = { createdAtSeconds: `${START_SECONDS}` }
    index.listings = [
      bundle([1n, 2n], made),
      bundle([3n, 4n], { ...made, id: `0x${'0'.repeat(63)}8` }),
      bundle([2n, 3n], { ...made, id: `0x${'0'.repeat(63)}a`, live: false, makerHolds: false }),
    ]
    index.heldSince.set(1n, START_SECONDS - 600)
    index.heldSince.set(2n, START_SECONDS + 600)
    index.heldSince.set(3n, START_SECONDS)
    const leave = connectAs(person(1))
    const { unmount } = openPage(`/account/${person(1)}/listings`)
    const revived = await screen.findByRole('region', { name: 'Reactivated listings' })
    expect(within(revived).getAllByRole('row')).toHaveLength(2)
    expect(await within(revived).findByRole('link', { name: 'Work 2' })).toBeVisible()
    expect(within(revived).getByRole('button', { name: 'Cancel listing: Work 1 and 1 more' })).toBeEnabled()
    const live = screen.getByRole('region', { name: 'Listings for sale' })
    expect(await within(live).findByRole('link', { name: 'Work 4' })).toBeVisible()
    expect(within(live).getAllByRole('row')).toHaveLength(2)
    unmount()
    leave()

    // Other readers have nothing to cancel, so nothing is fetched for them.
    const sent = index.requests.length
    openPage(`/account/${person(1)}/listings`)
    await screen.findByRole('region', { name: 'Listings for sale' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(index.requests.slice(sent).map(({ operation }) => operation)).not.toContain('AccountHeldSince')
  })

  test('cancels all reactivated listings together', async () => {
    const index = serveHistory([])
    index.listings = [3, 4].map((last) =>
      listing({ id: `0x${'0'.repeat(63)}${last}`, createdAtSeconds: '1700000400', token: RETURNED }),
    )
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel all of these' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 listings' })
    expect(within(dialog).getAllByText('Work 1')).toHaveLength(2)
  })

  test('selects listings by keyboard, one by one or all at once, and cancels them together', async () => {
    const index = serveHistory([])
    index.listings = [2, 3, 4].map((last) => listing({ id: `0x${'0'.repeat(63)}${last}` }))
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    await userEvent.click(await screen.findByRole('button', { name: 'Select listings' }))
    expect(screen.getByRole('button', { name: 'Cancel 0 listings' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Select all shown' }))
    const boxes = screen.getAllByRole('checkbox', { name: 'Select the listing of Work 1' })
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(3)
    boxes[0]?.focus()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Cancel 2 listings' })).toBeEnabled()
  })

  test('shows private and scheduled listings apart from inactive ones, each with its terms and price', async () => {
    const index = serveHistory([])
    const privateTaker = { __typename: 'Account', id: person(2) }
    const startsAtSeconds = '3999990000'
    index.listings = [
      listing({ live: false, unrestricted: false, privateTaker }),
      listing({ id: `0x${'0'.repeat(63)}3`, live: false, startsAtSeconds, endPrice: '1000000000000000000' }),
    ]
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    const reserved = await screen.findByRole('region', { name: 'Private listings' })
    expect(reserved).toHaveTextContent(/Only for 0x2222…2222/)
    const later = screen.getByRole('region', { name: 'Scheduled listings' })
    expect(later).toHaveTextContent(/Starts Oct \d+, 2096, \d+:\d\d:\d\d/)
    expect(later).toHaveTextContent(/2\sETH.*declines to\s1\sETH/)
    for (const region of [reserved, later]) {
      expect(within(region).getByRole('button', { name: 'Change price: Work 1' })).toBeEnabled()
      expect(within(region).getByRole('button', { name: 'Cancel listing: Work 1' })).toBeEnabled()
    }
    expect(screen.queryByRole('region', { name: 'Inactive listings' })).toBeNull()
  })
})

describe('listings reserved for the viewer', () => {
  const privateTaker = { __typename: 'Account', id: person(2) }
  const reserved = (digit: number, fields: object = {}) =>
    listing({
      id: `0x${'0'.repeat(63)}${digit}`,
      live: false,
      unrestricted: false,
      privateTaker,
      ...fields,
    })

  test('are on the account’s page and counted in the header while their seller can deliver', async () => {
    const index = serveHistory([])
    index.others = [
      reserved(3),
      { ...bundle([1n, 2n], { live: false, unrestricted: false, privateTaker }) },
      reserved(4, { makerHolds: false }),
      reserved(5, { makerApproved: false }),
      reserved(6, { status: 'CANCELLED' }),
      reserved(8, { endsAtSeconds: '1700000000' }),
      reserved(9, { privateTaker: { __typename: 'Account', id: person(3) } }),
    ]
    connectAs(person(2))
    openPage(`/account/${person(2)}/listings`)
    const table = within(await screen.findByRole('region', { name: 'Reserved for you' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(table.getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
    expect(table.getByRole('button', { name: 'Buy Work 1 and 1 more' })).toBeEnabled()
    expect(table.getAllByText(/^Only for you, from/)[0]).toHaveTextContent('0x1111…1111')
    expect(screen.getByRole('button', { name: /^Wallet: .*, 2 listings reserved for you$/ })).toBeVisible()
  })

  test('are reported where they can’t be loaded, and can be retried', async () => {
    const index = serveHistory([])
    index.others = [reserved(3)]
    index.instead.set('ReservedListings', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    connectAs(person(2))
    const { user } = openPage(`/account/${person(2)}/listings`)
    const failed = await screen.findByRole('heading', {
      name: 'Couldn’t load the listings reserved for you',
    })
    expect(screen.getByRole('heading', { name: 'Reserved for you' })).toBeVisible()
    index.instead.clear()
    const alert = failed.closest<HTMLElement>('[role="alert"]')
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Reserved for you' })).toBeVisible()
  })

  test('leave with a change of the index, and are nobody else’s', async () => {
    const index = serveHistory([])
    index.others = [reserved(3)]
    const leave = connectAs(person(2))
    const page = openPage(`/account/${person(2)}/listings`)
    await screen.findByRole('region', { name: 'Reserved for you' })
    await waitFor(() => expect(index.looks).toBeGreaterThan(0))
    index.others = [reserved(3, { status: 'FILLED' })]
    Object.assign(index, { block: 20, changedAt: 20 })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reserved for you' })).toBeNull())
    expect(screen.getByRole('button', { name: /^Wallet: 0x2222…2222$/ })).toBeVisible()
    page.unmount()
    leave()
    index.others = [reserved(3)]
    openPage(`/account/${person(2)}/listings`)
    expect(await screen.findByText('No listings')).toBeVisible()
    expect(screen.queryByText('Reserved for you')).toBeNull()
  })
})

describe('expired listings', () => {
  const hour = 3_600
  const ended = (digit: number, hoursAgo: number, fields: object = {}) => ({
    id: `0x${'0'.repeat(63)}${digit}`,
    live: false,
    status: 'EXPIRED',
    availableQuantity: '0',
    endsAtSeconds: `${Math.floor(Date.now() / 1_000) - hoursAgo * hour}`,
    ...fields,
  })
  const ofToken = (number: bigint) => ({ token: { ...item(number), balances: [] } })

  test('are their seller’s to list again as they were, while the items are held and not listed again', async () => {
    const index = serveHistory([])
    index.others = [
      listing(ended(3, 5)),
      listing(ended(4, 2, { ...ofToken(2n), status: 'OPEN' })),
      listing(ended(5, 3, ofToken(3n))),
      // The index hasn't ended it yet.
      bundle([1n, 4n], ended(6, 4, { status: 'OPEN', live: true, availableQuantity: '1' })),
      listing(ended(8, 1, { status: 'FILLED' })),
      listing(ended(9, -1, { status: 'OPEN' })),
    ]
    const again = holding(3n)
    index.held = [
      holding(1n),
      { ...again, token: { ...(again['token'] as object), listings: [listing()] } },
      holding(4n),
    ]
    connectAs(person(1))
    const { user } = openPage(`/account/${person(1)}/listings`)
    const table = within(await screen.findByRole('region', { name: 'Expired listings' }))
    const rows = table.getAllByRole('row').slice(1)
    await within(rows[2] ?? document.body).findByRole('button', { name: 'Relist Work 1 and 1 more' })
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      'Work 2',
      'Work 3',
      'Work 1',
      'Work 1',
    ])
    expect(rows[0]).toHaveTextContent(/Expired \w{3} \d+, \d{4}.*2\sETH.*You no longer hold this item\./)
    expect(rows[1]).toHaveTextContent('Already listed.')
    expect(rows[2]).toHaveTextContent(/Expired \w{3} \d+/)
    for (const row of rows.slice(0, 2)) expect(within(row).queryByRole('button')).toBeNull()

    await user.click(table.getByRole('button', { name: 'Relist Work 1' }))
    const form = within(await screen.findByRole('dialog', { name: 'List for sale' }))
    expect(await form.findByRole('textbox', { name: /^Price/ })).toHaveValue('2')
    expect(form.getByRole('combobox', { name: 'Duration' })).toHaveDisplayValue('30 days')
  })

  test('are named where they can’t be loaded', async () => {
    const index = serveHistory([])
    index.instead.set('ExpiredListings', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    connectAs(person(1))
    openPage(`/account/${person(1)}/listings`)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Couldn’t load the expired listings' })).toBeVisible(),
    )
  })

  test('can be relisted by nobody else', async () => {
    const index = serveHistory([])
    index.others = [listing(ended(3, 5))]
    openPage(`/account/${person(1)}/listings`)
    expect(await screen.findByText('No listings')).toBeVisible()
    expect(screen.queryByText('Expired')).toBeNull()
  })
})

test('shows the events in which the account sent or received', async () => {
  serveHistory([
    event({ type: 'TRANSFER', from: person(1), to: person(2), block: 4 }),
    event({ type: 'TRANSFER', from: person(3), to: person(1), block: 3 }),
    event({ type: 'TRANSFER', from: person(2), to: person(3), block: 2 }),
  ])
  openPage(`/account/${person(1)}/activity`)
  const table = await screen.findByRole('table', { name: 'Account activity' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

describe('items', () => {
  beforeEach(giveLayout)

  const LISTED = holding(1n, { listing: listing() })
  const KEPT = holding(2n)

  const card = async (name: string) => {
    const link = await screen.findByRole('link', { name })
    const card = link.closest('article')
    if (card === null) throw new Error('An item is a card')
    return within(card)
  }

  test('shows how many units of an edition the account holds, of how many', async () => {
    const edition = holding(3n)
    const token = { ...(edition['token'] as object), standard: 'ERC1155', supply: '20' }
    serveHistory([]).held = [{ ...edition, amount: '3', token }, KEPT]
    openPage(`/account/${person(1)}`)
    const held = (await card('Work 3')).getByText(/^×\s3$/)
    expect(held.parentElement).toHaveTextContent(/^×\s3 of 20$/)
    expect((await card('Work 2')).queryByText(/×| of /)).toBeNull()
  })

  test('don’t say how many units there are of an edition that is older than the index', async () => {
    const edition = holding(3n)
    const fields = { standard: 'ERC1155', supply: '3', historyFromMint: false }
    serveHistory([]).held = [
      { ...edition, amount: '3', token: { ...(edition['token'] as object), ...fields } },
      KEPT,
    ]
    openPage(`/account/${person(1)}`)
    expect((await card('Work 3')).getByText(/^×\s3$/).parentElement).toHaveTextContent(/^×\s3$/)
  })

  test('are filtered by collection, searched and sorted, in the URL', async () => {
    const other = (number: bigint) => {
      const row = holding(number)
      const token = row['token'] as { collection: object; metadata: object }
      const collection = { ...token.collection, id: person(9), name: 'Shelf', metadata: null }
      const metadata = { ...token.metadata, name: `Plate ${number}` }
      return {
        ...row,
        token: { ...token, id: `${person(9)}${'0'.repeat(63)}${number}`, collection, metadata },
      }
    }
    serveHistory([]).held = [holding(2n), other(3n), holding(1n), other(4n)]
    const { user } = openPage(`/account/${person(1)}`)
    const names = () =>
      within(screen.getByRole('main'))
        .getAllByRole('article')
        .map((one) => within(one).getByRole('link').textContent)
    await screen.findByRole('link', { name: 'Plate 4' })
    expect(names()).toEqual(['Plate 4', 'Plate 3', 'Work 2', 'Work 1'])

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name')
    await waitFor(() => expect(names()).toEqual(['Plate 3', 'Plate 4', 'Work 1', 'Work 2']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Collection' }), 'Shelf')
    await waitFor(() => expect(names()).toEqual(['Plate 3', 'Plate 4']))
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'plate 4')
    await waitFor(() => expect(names()).toEqual(['Plate 4']))
    await waitFor(() => expect(location.search).toBe(`?sort=name&collection=${person(9)}&q=plate+4`))

    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), '5')
    await user.click(await screen.findByRole('button', { name: 'Show all items' }))
    await waitFor(() => expect(names()).toEqual(['Plate 3', 'Plate 4', 'Work 1', 'Work 2']))
    await waitFor(() => expect(location.search).toBe('?sort=name'))
  })

  test('are filtered by what a bundle offers, in the words and the URL of a collection’s filter', async () => {
    const inBundle = (row: typeof KEPT) => ({
      ...row,
      token: { ...(row['token'] as object), liveBundleCount: 1 },
    })
    serveHistory([]).held = [KEPT, inBundle(holding(5n))]
    const { user } = openPage(`/account/${person(1)}`)
    await card('Work 2')
    await user.click(screen.getByRole('checkbox', { name: 'In a bundle' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Work 2' })).toBeNull())
    expect((await card('Work 5')).getByText('In a bundle')).toBeVisible()
    expect(location.search).toBe('?status=bundle')
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), '2')
    await user.click(await screen.findByRole('button', { name: 'Show all items' }))
    await card('Work 2')
    expect(location.search).toBe('')
  })

  test('show their holder the best offer on each that can be paid and accepted, and nobody else', async () => {
    const index = serveHistory([])
    const [poor, rich, noBalance] = [person(3), person(4), person(6)]
    const by = (address: string) => ({ offerer: { __typename: 'Account', id: address } })
    serveNode(index, ({ data }) =>
      data.includes(noBalance.slice(2))
        ? { reverts: '0x' }
        : word(data.includes(poor.slice(2)) ? 0n : 10n ** 30n),
    )
    const bid = (digit: string, tenths: bigint, fields: object) => {
      const price = `${tenths * 10n ** 17n}`
      const paid = { unitPrice: price, startPrice: price, endPrice: price, proceeds: price }
      return offer({ id: `0x${digit.repeat(64)}`, ...by(rich), ...paid, ...fields })
    }
    const plain = holding(2n)
    const token = plain['token'] as { metadata: object }
    const edition = holding(3n)
    const ofEdition = { token: { ...item(3n), standard: 'ERC1155' } }
    index.held = [
      LISTED,
      { ...plain, token: { ...token, metadata: { ...token.metadata, traits: [] } } },
      { ...edition, amount: '2', token: { ...(edition['token'] as object), standard: 'ERC1155' } },
      holding(4n),
    ]
    const trait = traitHash(COLLECTION as Address, { type: 'Head', value: 'Hat' })
    index.offers = [
      bid('1', 90n, by(poor)),
      bid('2', 80n, { ...ofEdition, quantity: '3', remaining: '3', startPrice: `${24n * 10n ** 18n}` }),
      bid('6', 70n, { ...by(noBalance), token: item(4n) }),
      bid('3', 60n, {}),
      // Its set of items may be empty, which only the items' whole list could tell.
      bid('4', 55n, { scope: 'TRAIT', token: null, zoneHash: trait, criteriaRoot: '5' }),
      bid('5', 50n, { scope: 'COLLECTION', token: null }),
    ]
    const site = { currencies: [WETH] }
    const visit = openPage(`/account/${person(1)}`, site)
    await (await card('Work 1')).findByRole('button', { name: /^Buy/ })
    expect(index.requests.some(({ operation }) => operation === 'Offers')).toBe(false)
    visit.unmount()

    connectAs(person(1))
    openPage(`/account/${person(1)}`, site)
    const work = await card('Work 1')
    expect(await work.findByText(/^Best offer/)).toHaveTextContent(/^Best offer 6\sWETH$/)
    expect(work.getByText('2')).toBeVisible()
    expect((await card('Work 2')).getByText(/^Best offer/)).toHaveTextContent(/^Best offer 5\sWETH$/)
    expect((await card('Work 3')).getByText(/^Best offer/)).toHaveTextContent(/^Best offer 5\sWETH$/)
    // The highest may be the best, if its buyer can pay.
    expect((await card('Work 4')).queryByText(/^Best offer/)).toBeNull()
    expect(screen.getByText(/also has those on traits/)).toBeVisible()
  })

  const inUsdc = (amount: string) => ({
    currency: { __typename: 'Currency', id: USDC.address, symbol: 'USDC', name: null, decimals: 6 },
    ...{ unitPrice: amount, startPrice: amount, endPrice: amount, proceeds: amount },
  })

  test('show their holder the best offer in each currency, and none where offers can’t be loaded', async () => {
    const index = serveHistory([])
    serveNode(index, () => word(10n ** 30n))
    index.held = [KEPT, holding(3n)]
    const wholeCollection = { scope: 'COLLECTION', token: null }
    index.offers = [
      offer({ id: `0x${'1'.repeat(64)}`, ...wholeCollection, unitPrice: '1000', startPrice: '1000' }),
      offer({ id: `0x${'2'.repeat(64)}`, ...wholeCollection, ...inUsdc('5000000000') }),
    ]
    connectAs(person(1))
    const { user } = openPage(`/account/${person(1)}`, { currencies: [WETH, USDC] })
    const price = /^Best offer <0.00000001\sWETH and 5,000\sUSDC$/
    expect(await (await card('Work 2')).findByText(/^Best offer/)).toHaveTextContent(price)

    index.instead.set('Offers', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'Work 3')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Work 2' })).toBeNull())
    await waitFor(async () => expect((await card('Work 3')).queryByText(/^Best offer/)).toBeNull())
  })

  test('show their holder no offer below one that may be paid, and say where there are too many to check', async () => {
    const index = serveHistory([])
    const [poor, noBalance, rich] = [person(3), person(6), person(4)]
    serveNode(index, ({ data }) =>
      data.includes(noBalance.slice(2))
        ? { reverts: '0x' }
        : word(data.includes(rich.slice(2)) ? 10n ** 30n : 0n),
    )
    index.held = [KEPT, holding(3n)]
    const bid = (number: number, tenths: bigint, buyer: string, work = 2n) => {
      const price = `${tenths * 10n ** 17n}`
      const paid = { unitPrice: price, startPrice: price, endPrice: price, proceeds: price }
      const offerer = { __typename: 'Account', id: buyer }
      return offer({ id: `0x${String(number).padStart(64, '0')}`, ...paid, offerer, token: item(work) })
    }
    const fill = (buyer: string) => Array.from({ length: 100 }, (_, number) => bid(number + 100, 90n, buyer))
    // The highest offers have no funds, so that lower ones are read.
    index.offers = [...fill(poor), bid(1, 80n, noBalance), bid(2, 60n, rich), bid(3, 50n, rich, 3n)]
    connectAs(person(1))
    const tooMany = /There are too many offers to check them all/
    const { unmount } = openPage(`/account/${person(1)}`, { currencies: [WETH] })
    expect(await (await card('Work 3')).findByText(/^Best offer/)).toHaveTextContent(/^Best offer 5\sWETH$/)
    expect((await card('Work 2')).queryByText(/^Best offer/)).toBeNull()
    expect(screen.queryByText(tooMany)).toBeNull()
    unmount()

    index.offers = [...fill(rich), bid(3, 50n, rich, 3n)]
    openPage(`/account/${person(1)}`, { currencies: [WETH] })
    expect(await (await card('Work 2')).findByText(/^Best offer/)).toHaveTextContent(/^Best offer 9\sWETH$/)
    expect(screen.getByText(tooMany)).toBeVisible()
  })

  test('offers to buy another account’s items that are for sale', async () => {
    serveHistory([]).held = [LISTED, KEPT]
    openPage(`/account/${person(1)}`)
    const listed = await card('Work 1')
    expect(await listed.findByRole('button', { name: /Buy for\s2\sETH/ })).toBeEnabled()
    expect(listed.getByText('Cabinet')).toBeVisible()
    expect((await card('Work 2')).queryByRole('button')).toBeNull()
  })

  test('offers to list the viewer’s own items and to cancel their listings', async () => {
    serveHistory([]).held = [LISTED, KEPT]
    connectAs(person(1))
    openPage(`/account/${person(1)}`)
    await waitFor(async () =>
      expect((await card('Work 2')).getByRole('button', { name: 'List for sale: Work 2' })).toBeEnabled(),
    )
    expect((await card('Work 1')).getByRole('button', { name: /Cancel/ })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })

  test.each([['their holder', 1] as const, ['anybody else', 2] as const])(
    'doesn’t show an item as for sale when only other accounts list units of it, to %s',
    async (_, reader) => {
      const row = holding(3n, { listing: listing() })
      const token = { ...(row['token'] as object), standard: 'ERC1155', listings: [] }
      serveHistory([]).held = [{ ...row, token }]
      connectAs(person(reader))
      openPage(`/account/${person(1)}`)
      expect(await (await card('Work 3')).findByText('Not for sale')).toBeVisible()
    },
  )

  test('shows a visitor the holder’s price, even when another seller’s is lower', async () => {
    const pricedListing = (ether: bigint, fields: object = {}) => {
      const price = `${ether * 10n ** 18n}`
      return listing({ unitPrice: price, startPrice: price, endPrice: price, ...fields })
    }
    const row = holding(3n, { listing: pricedListing(2n, { id: `0x${'7'.repeat(64)}` }) })
    serveHistory([]).held = [
      { ...row, token: { ...(row['token'] as object), listings: [pricedListing(5n)] } },
    ]
    openPage(`/account/${person(1)}`)
    const { findByRole, getAllByText, queryByText } = await card('Work 3')
    expect(await findByRole('button', { name: /Buy for\s5\sETH/ })).toBeEnabled()
    expect(getAllByText('5')).toHaveLength(2)
    expect(queryByText('2')).toBeNull()
  })

  test('shows when and for whom the viewer’s own items are listed, and doesn’t offer to list them again', async () => {
    const [later, reserved, part] = [1n, 2n, 3n].map((number) => holding(number))
    const listed = (row: typeof later, listings: object[], more: object = {}) => ({
      ...row,
      token: { ...(row?.['token'] as object), listings, ...more },
    })
    const privateTaker = { __typename: 'Account', id: person(2) }
    serveHistory([]).held = [
      listed(later, [listing({ live: false, startsAtSeconds: '3999990000' })]),
      listed(reserved, [listing({ live: false, unrestricted: false, privateTaker })]),
      {
        ...listed(part, [listing({ orderType: 1, quantity: '2', remaining: '2', availableQuantity: '2' })], {
          standard: 'ERC1155',
        }),
        amount: '3',
      },
    ]
    connectAs(person(1))
    openPage(`/account/${person(1)}`)
    await waitFor(async () => expect((await card('Work 1')).getByText(/^in \d+y$/)).toBeVisible())
    expect((await card('Work 2')).getByText(/private/)).toBeVisible()
    expect(
      await (await card('Work 2')).findByRole('button', { name: 'Cancel listing: Work 2' }),
    ).toBeEnabled()
    expect((await card('Work 3')).getByText(/2 of 3 listed/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Select items' }))
    expect((await card('Work 1')).getByText('Listed')).toBeVisible()
    expect((await card('Work 2')).queryByRole('checkbox')).toBeNull()
    expect((await card('Work 3')).getByRole('checkbox', { name: 'Select Work 3' })).toBeEnabled()
  })

  test('selects another account’s items that are for sale and adds them to the cart together', async () => {
    serveHistory([]).held = [LISTED, KEPT]
    const { user } = openPage(`/account/${person(1)}`)
    await user.click(await screen.findByRole('button', { name: 'Select items for sale' }))
    expect(screen.queryByRole('checkbox', { name: 'Select Work 2' })).toBeNull()
    // A click anywhere on the card selects it, and the page stays open.
    await user.click(screen.getByRole('link', { name: 'Work 1' }))
    expect(screen.getByRole('checkbox', { name: 'Select Work 1' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    expect(await screen.findByText('Added 1 to cart.')).toBeVisible()
    expect(screen.queryByRole('group', { name: /^Chosen/ })).toBeNull()
  })

  test('shows placeholders while the items load', async () => {
    const index = serveHistory([])
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    index.instead.set('AccountItems', async () => {
      await held
      return HttpResponse.json({ data: { balances: [KEPT] } })
    })
    openPage(`/account/${person(1)}`)
    expect(await screen.findByText('Loading items')).toBeInTheDocument()
    release()
    expect(await screen.findByRole('link', { name: 'Work 2' })).toBeVisible()
  })

  test('shows an error when the items can’t be loaded, and loads them on retry', async () => {
    const index = serveHistory([])
    index.held = [KEPT]
    index.instead.set('AccountItems', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(`/account/${person(1)}`)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Couldn’t load the items' })).toBeVisible(),
    )
    index.instead.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Work 2' })).toBeVisible()
  })
})

test('shows an empty page for an account that the index has no record of, not an error', async () => {
  serveHistory([])
  openPage(`/account/${person(7)}`)
  expect(await screen.findByRole('heading', { name: 'This account holds no items' })).toBeVisible()
  expect(screen.getByText(person(7))).toBeVisible()
})

test('explains what is wrong with a mistyped address', async () => {
  serveHistory([])
  openPage('/account/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5aAe', '5AAe'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This isn’t an account address')
  expect(screen.getByText(/checksum doesn’t match/)).toBeVisible()
})
