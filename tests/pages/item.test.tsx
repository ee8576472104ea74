// An item's page: its record, every unusual state with its message, and invalid URLs explained.
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { connectAs } from '../support/connectAs.ts'
import { type Answer, serveNode, word } from '../support/contractNode.ts'
import { balance, event, item, listing, person, sale, serveHistory, tokenId } from '../support/fakeHistory.ts'
import { COLLECTION, SITE } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'
import { server } from '../support/server.ts'

const ETHER = 10n ** 18n
const address = `/item/${COLLECTION}/1`
const MINT = event({ type: 'MINT', to: person(1), block: 1 })
const SOLD = sale({ from: person(1), to: person(2), block: 30, price: 2n })
const GIFT = event({ type: 'TRANSFER', from: person(2), to: person(3), block: 60 })

/** The rows of the history table, without its header. */
async function lines() {
  const table = await screen.findByRole('table', { name: 'History of Work 1' })
  return within(table).getAllByRole('row').slice(1)
}

describe('provenance', () => {
  test('shows each owner as a segment with name, duration and price', async () => {
    const owner = { __typename: 'Account', id: person(3) }
    const artwork = { image: 'https://host.example/still.png', animationUrl: 'data:text/html,<p>Moving</p>' }
    const metadata = { ...(item(1n)['metadata'] as object), ...artwork }
    serveHistory([MINT, ...SOLD, GIFT], item(1n, { owner, metadata }))
    openPage(address)
    // An interactive artwork has the picture's place, which says nothing against the picture.
    expect(await screen.findByText('Not loaded: the artwork itself takes its place')).toBeVisible()
    const line = await screen.findByRole('tablist', { name: /Owners over time/ })
    expect(screen.getByText('complete since mint')).toBeVisible()
    const owners = within(line).getAllByRole('tab')
    expect(owners.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^1 of 3: 0x1111…1111\. Minted\. Held: 1 day\.$/),
      expect.stringMatching(/^2 of 3: 0x2222…2222\. Bought for 2 ETH\. Held: 1 day\.$/),
      expect.stringMatching(/^3 of 3: 0x3333…3333\. Received without a sale\. Held so far: /),
    ])
    expect(screen.queryByText('Record doesn’t add up')).toBeNull()
  })

  test('moves one owner at a time with the arrow keys, and is one Tab stop', async () => {
    serveHistory([MINT, ...SOLD, GIFT], item(1n, { owner: { __typename: 'Account', id: person(3) } }))
    const { user } = openPage(address)
    const line = await screen.findByRole('tablist', { name: /Owners over time/ })
    const tabs = within(line).getAllByRole('tab')
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual([tabs[2]])
    tabs[2]?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(tabs[1]).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('2 ETH')
    await user.keyboard('{Home}')
    expect(tabs[0]).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Minted')
    await user.keyboard('{ArrowLeft}')
    expect(tabs[0]).toHaveFocus()
  })

  test('warns when the record doesn’t lead to the current owner', async () => {
    serveHistory([MINT, ...SOLD], item(1n, { owner: { __typename: 'Account', id: person(9) } }))
    openPage(address)
    expect(await screen.findByText('Record doesn’t add up')).toBeVisible()
  })

  test('shows the flows and the holders of an edition', async () => {
    const minted = event({ type: 'MINT', to: person(1), block: 1, quantity: 5n })
    const moved = event({ type: 'TRANSFER', from: person(1), to: person(2), block: 9, quantity: 2n })
    serveHistory(
      [minted, moved],
      item(1n, {
        standard: 'ERC1155',
        supply: '5',
        owner: null,
        ownerCount: 2,
        balances: [balance(1n, person(1), '3'), balance(1n, person(2), '2')],
      }),
    )
    openPage(address)
    const flows = await screen.findByRole('list', { name: /Transfers/ })
    expect(within(flows).getAllByRole('listitem')[0]).toHaveTextContent(/holds 3 after.*×\s?2.*holds 2 after/)
    const holders = screen.getByRole('region', { name: /Holders/ })
    expect(within(holders).getAllByRole('row')[1]).toHaveTextContent(/360%/)
    expect(screen.getByText('Edition of 5, held by 2 accounts')).toBeVisible()
  })

  test('shows the unit price of a sale of an edition, and of several units the total too', async () => {
    const minted = event({ type: 'MINT', to: person(1), block: 1, quantity: 5n })
    const several = sale({ from: person(1), to: person(2), block: 9, price: 6n, quantity: 3n })
    const one = sale({ from: person(1), to: person(3), block: 10, price: 4n })
    serveHistory([minted, ...several, ...one], item(1n, { standard: 'ERC1155', supply: '5', owner: null }))
    openPage(address)
    const flows = await screen.findByRole('list', { name: /Transfers/ })
    const [latest, earlier] = within(flows).getAllByRole('listitem')
    expect(latest).toHaveTextContent(/×\s14\sETH0x/)
    expect(earlier).toHaveTextContent(/×\s32\sETH each6\sETH in total/)
  })
})

test('leads to its parts, with the provenance before the traits and the details, and to the past', async () => {
  serveHistory([MINT, ...SOLD])
  openPage(address)
  const parts = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const ids = parts.map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
  expect(ids).toEqual(['price', 'provenance', 'offers', 'details'])
  const sections = ids.map((id) => document.getElementById(id))
  expect(sections).not.toContain(null)
  const [, provenance, , details] = sections
  // Words of the site's machinery are in details that the reader opens, not beside the history.
  expect(await screen.findByText(/^This history comes from this site’s data\./)).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/indexer|RPC node/i)
  expect(provenance?.compareDocumentPosition(details as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const id of ['provenance', 'history']) {
    const section = within(document.getElementById(id) as HTMLElement)
    expect(section.getByRole('link', { name: 'Time travel' })).toHaveAttribute(
      'href',
      `/at?${new URLSearchParams({ page: address })}`,
    )
  }
})

describe('history', () => {
  test('has the listing and the cancellation of a bundle with the item, at the price of all', async () => {
    const bundle = { size: 3, row: 1 }
    serveHistory([
      MINT,
      event({ type: 'LISTING', from: person(1), block: 2, price: 3n, bundle }),
      event({ type: 'CANCELLATION', from: person(1), block: 3, price: 3n, bundle }),
    ])
    openPage(address)
    await waitFor(async () => expect(await lines()).toHaveLength(3))
    const [canceled, listed, minted] = await lines()
    expect(canceled).toHaveTextContent(/^Bundle of 3 canceled/)
    expect(listed).toHaveTextContent(/^Listed in a bundle of 33\sETHfor 3 items together/)
    expect(minted).toHaveTextContent(/^Mint/)
  })

  test('shows a sale and its transfer on one line', async () => {
    serveHistory([MINT, ...SOLD, GIFT])
    openPage(address)
    await waitFor(async () => expect(await lines()).toHaveLength(3))
    const [gift, sold, minted] = await lines()
    expect(gift).toHaveTextContent(/^Transfer/)
    expect(sold).toHaveTextContent(/^Sale2\sETH/)
    expect(minted).toHaveTextContent(/^Mint/)
  })

  test('filters by kind, hides transfers that belong to sales, and keeps the filter in the URL', async () => {
    serveHistory([MINT, ...SOLD, GIFT])
    const { user } = openPage(address)
    await user.click(await screen.findByRole('button', { name: 'Transfers' }))
    await waitFor(async () => expect(await lines()).toHaveLength(1))
    expect((await lines())[0]).toHaveTextContent(/^Transfer/)
    expect(location.search).toBe('?type=transfer')
  })

  test('loads further pages with a cursor, without a repeated or missing row', async () => {
    const rows = Array.from({ length: 45 }, (_, block) =>
      sale({ from: person(1), to: person(2), block: block + 1, price: 1n }),
    ).flat()
    const index = serveHistory(rows)
    const { user } = openPage(address)
    const table = await screen.findByRole('table', { name: 'History of Work 1' })
    const count = () => table.querySelectorAll('[role="row"]').length - 1
    const more = await screen.findByRole('button', { name: 'Show earlier events' })
    // A sale has two rows and a page has forty: the last sale of a page waits for the next page.
    expect(count()).toBe(19)
    await user.click(more)
    await waitFor(() => expect(count()).toBe(39))
    await user.click(more)
    await waitFor(() => expect(count()).toBe(45))
    expect(more).not.toBeInTheDocument()
    expect(index.requests.filter(({ operation }) => operation === 'HistoryFeed')).toHaveLength(3)
  })

  test('leaves the rest of the page in place when it fails to load, and can be retried', async () => {
    const index = serveHistory([MINT])
    index.instead.set('HistoryFeed', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(address)
    const failed = await screen.findByRole('heading', { name: 'Couldn’t load the history' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work 1')
    index.instead.clear()
    const alert = failed.closest<HTMLElement>('[role="alert"]')
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }))
    await waitFor(async () => expect(await lines()).toHaveLength(1))
  })
})

describe('the price', () => {
  test('is the current one: offers a declining listing that is now below a fixed price', async () => {
    const soon = Math.floor(Date.now() / 1_000) + 600
    const fixed = listing({
      unitPrice: `${5n * ETHER}`,
      startPrice: `${5n * ETHER}`,
      endPrice: `${5n * ETHER}`,
    })
    const fallen = listing({
      id: `0x${'0'.repeat(63)}3`,
      unitPrice: `${100n * ETHER}`,
      unitEndPrice: `${4n * ETHER}`,
      startPrice: `${100n * ETHER}`,
      endPrice: `${4n * ETHER}`,
      startsAtSeconds: '1',
      endsAtSeconds: `${soon}`,
    })
    serveHistory([MINT], item(1n, { listings: [fixed, fallen] }))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(price).toHaveTextContent(/Price4(\.000\d+)?\sETH/)
    const table = within(await screen.findByRole('region', { name: 'Live listings' }))
    const [, first, second] = table.getAllByRole('row')
    expect(first).toHaveTextContent(/^4(\.000\d+)?\sETH/)
    expect(second).toHaveTextContent(/^5\sETH/)
  })

  const crowd = (from: bigint, to: bigint) =>
    Array.from({ length: 250 }, (_, index) =>
      listing({
        id: `0xc${index.toString(16).padStart(63, '0')}`,
        orderType: 1,
        unitPrice: `${from}`,
        startPrice: `${from}`,
        endPrice: `${to}`,
      }),
    )
  const bound = 'Not every declining price was compared, so the lowest price may be lower than shown.'

  test('is that of an honest listing, even when many decline from far above it to zero', async () => {
    const honest = listing({ id: `0x${'f'.repeat(64)}`, orderType: 1 })
    const listings = [...crowd(1_000_000n * ETHER, 1n), honest]
    const index = serveHistory([MINT], item(1n, { standard: 'ERC1155', supply: '900', listings }))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(price).toHaveTextContent(/Price2\sETH/)
    expect(within(price).getByText(bound)).toBeVisible()
    const [, first] = within(await screen.findByRole('region', { name: 'Live listings' })).getAllByRole('row')
    expect(first).toHaveTextContent(/^2\sETH/)
    expect(screen.getByText(/at most 200 fixed and 200 declining prices/)).toBeVisible()
    const request = index.requests.find(({ operation }) => operation === 'ItemPage')
    expect(request?.variables).toMatchObject({
      markets: [`${COLLECTION}${'0'.repeat(40)}`],
      openListings: { token: tokenId(1n), side: 'ASK', scope: 'ITEM', live: true },
    })
  })

  test('is certainly the lowest when no unread listing ends below it', async () => {
    const honest = listing({ id: `0x${'f'.repeat(64)}`, orderType: 1 })
    const listings = [...crowd(9n * ETHER, 3n * ETHER), honest]
    serveHistory([MINT], item(1n, { standard: 'ERC1155', supply: '900', listings }))
    openPage(address)
    expect(await screen.findByRole('region', { name: 'Price' })).toHaveTextContent(/Price2\sETH/)
    expect(screen.queryByText(bound)).toBeNull()
    expect(await screen.findByText(/at most 200 fixed and 200 declining prices/)).toBeVisible()
  })

  test.each([
    { state: 'No listing found', supply: '900', isUnread: true },
    { state: 'Burned, so it can’t be sold', supply: '0', isUnread: false },
  ])(
    'is absent when every listing that was read can’t be filled: $state',
    async ({ state, supply, isUnread }) => {
      const listings = crowd(9n * ETHER, 3n * ETHER).map((one) => ({ ...one, defect: 'ZERO_PRICE' as const }))
      serveHistory([MINT], item(1n, { standard: 'ERC1155', supply, ownerCount: Number(supply), listings }))
      openPage(address)
      const price = await screen.findByRole('region', { name: 'Price' })
      expect(price).toHaveTextContent(state)
      const warning = 'Not every listing with a declining price was read, so the item may be for sale.'
      expect(within(price).queryAllByText(warning)).toHaveLength(isUnread ? 1 : 0)
      expect(within(price).queryByText('Not for sale')).toBeNull()
    },
  )

  test('is absent for a listing that can never be filled, which gives the reason and has no buy button', async () => {
    const broken = listing({
      live: false,
      defect: 'ZERO_PRICE',
      startPrice: '0',
      endPrice: '0',
      unitPrice: '0',
    })
    serveHistory([MINT], item(1n, { inactive: [broken] }))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(price).toHaveTextContent('Not for sale')
    expect(await within(price).findByText(/Can’t be filled: its price is zero/)).toBeVisible()
    expect(within(price).queryByRole('button', { name: /^Buy/ })).toBeNull()
  })

  test('never rises: a listing with a rising price is last, with its reason, even if the index calls it live', async () => {
    const fixed = listing({
      unitPrice: `${5n * ETHER}`,
      startPrice: `${5n * ETHER}`,
      endPrice: `${5n * ETHER}`,
    })
    const rising = listing({ id: `0x${'0'.repeat(63)}3`, unitPrice: '1', startPrice: '1' })
    serveHistory([MINT], item(1n, { listings: [rising, fixed] }))
    openPage(address)
    expect(await screen.findByRole('region', { name: 'Price' })).toHaveTextContent(/Price5\sETH/)
    const [, first, last] = within(await screen.findByRole('region', { name: 'Live listings' })).getAllByRole(
      'row',
    )
    expect(first).toHaveTextContent(/^5\sETH/)
    expect(last).toHaveTextContent('Can’t be bought here: its price rises with time.')
    expect(within(last as HTMLElement).queryByRole('button', { name: /^Buy/ })).toBeNull()
  })

  test('shows the available quantity when a listing’s seller holds only part of it', async () => {
    const some = listing({ orderType: 1, quantity: '100', remaining: '100', availableQuantity: '7' })
    serveHistory([MINT], item(1n, { standard: 'ERC1155', listings: [some] }))
    openPage(address)
    expect(await screen.findByRole('region', { name: 'Price' })).toHaveTextContent(/×\s7 of 100 available/)
  })

  test('is the whole price when a divisible order’s payments only divide whole', async () => {
    const price = `${ETHER + 1n}`
    const units = { quantity: '100', remaining: '100', availableQuantity: '100', fillStep: '100' }
    const whole = listing({ orderType: 1, ...units, startPrice: price, endPrice: price })
    serveHistory([MINT], item(1n, { standard: 'ERC1155', listings: [whole] }))
    openPage(address)
    const region = await screen.findByRole('region', { name: 'Price' })
    expect(region).toHaveTextContent(/^Price of all 100, sold together1\sETH×\s100 available/)
  })

  test('shows a scheduled listing when nothing is for sale yet: its start, and the price it declines to', async () => {
    const order = listing({ live: false, startsAtSeconds: '3999990000', endPrice: '700000000000000000' })
    serveHistory([MINT], item(1n, { inactive: [order] }))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(price).toHaveTextContent(/For sale from .*2096.*, in \d+y/)
    expect(price).toHaveTextContent(/Declines from\s2\sETH to\s0\.7\sETH/)
    expect(price).not.toHaveTextContent('Not for sale')
    expect(within(price).getByRole('button', { name: 'Buy Work 1' })).toBeDisabled()
  })

  test('is shown as a private sale to its taker and its seller, and to nobody else', async () => {
    const privateTaker = { __typename: 'Account', id: person(2) }
    const order = listing({ live: false, unrestricted: false, privateTaker })
    serveHistory([MINT], item(1n, { inactive: [order] }))
    const { unmount } = openPage(address)
    const seen = await screen.findByRole('region', { name: 'Price' })
    expect(await within(seen).findByText('Not for sale')).toBeVisible()
    unmount()

    for (const [account, words, act, owned] of [
      [person(2), /Private sale, only for you/, 'Buy Work 1', /Owned by 0x1111…1111/],
      [person(1), /Private sale, only for 0x2222…2222/, 'Change price: Work 1', /Owned by you/],
    ] as const) {
      const leave = connectAs(account)
      const page = openPage(address)
      const price = await screen.findByRole('region', { name: 'Price' })
      await waitFor(() => expect(price).toHaveTextContent(words))
      expect(screen.getByText(/^Owned by/)).toHaveTextContent(owned)
      expect(within(price).getByRole('button', { name: act })).toBeEnabled()
      expect(price).not.toHaveTextContent('Not for sale')
      page.unmount()
      leave()
    }
  })

  test('is shown as a private sale to its taker beside a listing for everyone, and to nobody else', async () => {
    const privateTaker = { __typename: 'Account', id: person(2) }
    const reserved = {
      live: false,
      unrestricted: false,
      privateTaker,
      startPrice: `${ETHER}`,
      endPrice: `${ETHER}`,
    }
    const forEveryone = listing({ id: `0x${'9'.repeat(64)}` })
    const inactive = [listing(reserved), listing({ ...reserved, id: word(8n), makerHolds: false })]
    serveHistory([MINT], item(1n, { listings: [forEveryone], inactive }))
    const { unmount } = openPage(address)
    const seen = await screen.findByRole('region', { name: 'Price' })
    expect(seen).toHaveTextContent(/2\sETH/)
    expect(seen).not.toHaveTextContent('only for')
    unmount()
    connectAs(person(2))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    await waitFor(() => expect(price).toHaveTextContent(/Listed for\s1\sETH, only for you\./))
    expect(within(price).getAllByRole('button', { name: 'Buy Work 1' })).toHaveLength(2)
    expect(price.textContent?.match(/Listed for/g)).toHaveLength(1)
  })

  test('is shown to its taker although others publish as many listings of the item as the page reads', async () => {
    const reserved = {
      id: word(8n),
      live: false,
      unrestricted: false,
      privateTaker: { __typename: 'Account', id: person(2) },
    }
    const history = serveHistory(
      [MINT],
      item(1n, { inactive: [listing({ live: false, makerHolds: false })] }),
    )
    history.others = [listing(reserved)]
    connectAs(person(2))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    await waitFor(() => expect(price).toHaveTextContent('only for you'))
    expect(within(price).getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
  })

  test('falls back to the last sale’s price once that has loaded', async () => {
    const index = serveHistory([MINT])
    let release: () => void = () => undefined
    index.late = (operation) =>
      operation === 'ItemPage_record' ? new Promise((resolve) => (release = () => resolve())) : undefined
    const currency = (listing()['currency'] as object | undefined) ?? {}
    const sold = { lastSalePrice: '3000000000000000000', lastSaleCurrency: currency, lastSaleAtSeconds: '1' }
    index.item = item(1n, sold)
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(price).not.toHaveTextContent(/[Ss]old/)
    release()
    await waitFor(() => expect(price).toHaveTextContent(/Last sold for 3\sETH/))
  })

  test('gives the reason when a listing is open but can’t be filled', async () => {
    serveHistory([MINT], item(1n, { inactive: [listing({ live: false, makerHolds: false })] }))
    openPage(address)
    expect(
      await screen.findByText(/but it can’t be bought now\. The seller doesn’t hold the item now\./),
    ).toBeVisible()
  })

  test('explains a listing that can’t be filled only to its seller where another one can', async () => {
    const order = listing({ unitPrice: `${2n * ETHER}` })
    const best = { bestAskPrice: order['unitPrice'], bestAskEndsAtSeconds: order['endsAtSeconds'] }
    const leftover = listing({ id: `0x${'9'.repeat(64)}`, live: false, makerHolds: false })
    serveHistory([MINT], item(1n, { listings: [order], inactive: [leftover], ...best }))
    const { unmount } = openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(within(price).getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
    expect(within(price).queryByText(/can’t be bought now/)).toBeNull()
    unmount()
    connectAs(person(1))
    openPage(address)
    expect(await screen.findByText(/but it can’t be bought now/)).toBeVisible()
  })

  test('lets the seller approve again, or cancel, when the approval is missing', async () => {
    serveHistory([MINT], item(1n, { inactive: [listing({ live: false, makerApproved: false })] }))
    connectAs(person(1))
    openPage(address)
    const price = await screen.findByRole('region', { name: 'Price' })
    expect(await within(price).findByRole('button', { name: 'Approve again: Work 1' })).toBeEnabled()
    expect(within(price).getByRole('button', { name: 'Cancel listing: Work 1' })).toBeEnabled()
  })
})

test('shows placeholders in the item’s two columns while it loads', async () => {
  const index = serveHistory([MINT])
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  index.instead.set('ItemPage', async () => {
    await held
    return HttpResponse.json({ data: { token: null, collection: index.collection, collectionMarkets: [] } })
  })
  openPage(address)
  const waiting = await screen.findByText('Loading the item')
  const grid = waiting.closest('main')?.querySelector('[class*="item"]')
  expect(grid?.children).toHaveLength(2)
  release()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Item not found')
})

describe('the lower sections', () => {
  const provenance = { name: /Owners over time/ }

  test('are fetched together with the item, and don’t delay it', async () => {
    const index = serveHistory([MINT])
    const gates = new Map<string, () => void>()
    index.late = (operation) =>
      operation.startsWith('ItemPage')
        ? new Promise((resolve) => gates.set(operation, () => resolve()))
        : undefined
    openPage(address)
    await waitFor(() => expect([...gates.keys()].sort()).toEqual(['ItemPage', 'ItemPage_record']))
    gates.get('ItemPage')?.()
    expect(await screen.findByRole('heading', { level: 1, name: 'Work 1' })).toBeVisible()
    expect(screen.getByText('Loading provenance')).toBeInTheDocument()
    expect(screen.queryByRole('tablist', provenance)).toBeNull()
    gates.get('ItemPage_record')?.()
    expect(await screen.findByRole('tablist', provenance)).toBeVisible()
  })

  test('leave the item in place when they fail to load, and can be retried', async () => {
    const index = serveHistory([MINT])
    index.instead.set('ItemPage_record', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(address)
    const failed = await screen.findByRole('heading', {
      name: 'Couldn’t load the item’s transfers and bundles',
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work 1')
    index.instead.clear()
    const alert = failed.closest<HTMLElement>('[role="alert"]')
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('tablist', provenance)).toBeVisible()
  })

  test('use one consistent response, even when the rest of the page has newer data', async () => {
    // The record is from the block before the one in which the item was transferred.
    const index = serveHistory([MINT], item(1n, { owner: { __typename: 'Account', id: person(2) } }))
    const before = item(1n)
    index.item = { ...index.item, holders: before['holders'] }
    openPage(address)
    await screen.findByRole('tablist', provenance)
    expect(screen.queryByText('Record doesn’t add up')).toBeNull()
  })
})

describe('an edition', () => {
  const EDITION = { standard: 'ERC1155', supply: '9', owner: null, ownerCount: 3, balances: [] }
  const ways = () => screen.queryAllByRole('button', { name: 'List for sale: Work 1' })

  test('offers to list what the connected account holds, never what another account held', async () => {
    const index = serveHistory([MINT], item(1n, EDITION))
    index.units.set(person(1), '4')
    const leave = connectAs(person(1))
    openPage(address)
    await waitFor(() => expect(ways()).toHaveLength(1))
    expect(screen.getByText('You own 4')).toBeVisible()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    index.instead.set('HeldUnits', async () => {
      await held
      return HttpResponse.json({ data: { balances: [] } })
    })
    leave.wallet.accounts = [person(2)]
    act(() => leave.wallet.emit('accountsChanged', [person(2)]))
    await screen.findByRole('button', { name: /Wallet: 0x2222/ })
    expect(ways()).toHaveLength(0)
    expect(screen.queryByText(/You own/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work 1')
    release()
    expect(index.requests.filter(({ operation }) => operation === 'ItemPage')).toHaveLength(1)
    leave()
  })

  test('calls figures incomplete when the index started later, and counts nothing as burned', async () => {
    const serve = (fields: object) => {
      const index = serveHistory([MINT], item(1n, { ...EDITION, historyFromMint: false, ...fields }))
      index.collection = { ...index.collection, historyComplete: false }
    }
    serve({ balances: [balance(1n, person(1), '9')] })
    const { unmount } = openPage(address)
    expect(await screen.findByText('Edition of at least 9, held by at least 3 accounts')).toBeVisible()
    expect(screen.getByText('at least 9')).toBeVisible()
    expect(screen.getByText(/its quantity and its number of holders may be larger/)).toBeVisible()
    unmount()
    serve({ supply: '0', ownerCount: 0 })
    openPage(address)
    expect(await screen.findByText(/no known holders yet/)).toBeVisible()
    expect(screen.queryByText(/burn(ed|t)/i)).toBeNull()
  })

  test('says why it has no ownership timeline', async () => {
    serveHistory([MINT], item(1n, EDITION))
    openPage(address)
    expect(await screen.findByText(/owners can’t be traced per unit/)).toBeVisible()
  })
})

describe('unusual items', () => {
  test('shows a burned item without an owner, and ends the timeline there', async () => {
    const burn = event({ type: 'BURN', from: person(1), block: 40 })
    serveHistory([MINT, burn], item(1n, { owner: null, supply: '0', ownedSinceSeconds: null }))
    openPage(address)
    const heading = await screen.findByRole('heading', { level: 1 })
    const header = within(heading.closest('header') as HTMLElement)
    expect(header.getByText('Burned: no owner')).toBeVisible()
    expect(await screen.findByRole('tabpanel')).toHaveTextContent('Burned: no owner')
    expect(screen.queryByText('Record doesn’t add up')).toBeNull()
  })

  describe('fault: tokens without name, URI, or with reverting ones; not UTF-8; NUL', () => {
    test('shows an item without metadata, and one with unusable metadata', async () => {
      serveHistory([MINT], item(1n, { metadata: null }))
      const { unmount } = openPage(address)
      expect(await screen.findByText(/hasn’t read this item’s metadata yet/)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabinet #1')
      unmount()
      serveHistory([MINT], item(1n, { metadata: null, uri: null, uriFailed: true }))
      const failed = openPage(address)
      expect(await screen.findByText(/^Couldn’t read the metadata/)).toBeVisible()
      expect(screen.getByText('Couldn’t be read')).toBeVisible()
      failed.unmount()
      const invalid = { ...(item(1n)['metadata'] as object), status: 'INVALID', name: null }
      serveHistory([MINT], item(1n, { metadata: invalid }))
      openPage(address)
      expect(await screen.findByText(/couldn’t understand this item’s metadata/)).toBeVisible()
    })
  })

  describe('metadata at an https address', () => {
    const uri = 'https://meta.test/1.json'
    const serveItem = (address = uri) => serveHistory([MINT], item(1n, { metadata: null, uri: address }))
    const open = () => openPage(address, { metadataHosts: ['https://meta.test'] })

    test('is read from a host that the site names, and says who serves it', async () => {
      serveItem()
      const attributes = [{ trait_type: 'Head', value: 'Crab' }]
      server.use(
        http.get(uri, () => HttpResponse.json({ name: 'Crab\u202e 1', description: 'Red.', attributes })),
      )
      open()
      expect(await screen.findByText(/is served by meta\.test, which can change it/)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Crab 1$/)
      expect(screen.getByText('Red.')).toBeVisible()
      // Nothing in the index has these traits, so there is nothing to filter by.
      const traits = within(screen.getByRole('region', { name: 'Traits' }))
      expect(traits.getByText('Crab')).toBeVisible()
      expect(traits.queryByRole('link')).toBeNull()
    })

    test('has its dates as dates, and lists under Details what isn’t read as a trait', async () => {
      const traitsUri = 'https://meta.test/traits.json'
      serveItem(traitsUri)
      // rarible/protocol#97, and an object as thirdweb-dev/dashboard#2573 has them.
      const attributes = [
        { display_type: 'date', trait_type: 'Active Since', value: 1607385600 },
        { trait_type: 'Parents', sire: 1, matron: 2 },
        { trait_type: 'Level', value: 5, max_value: 10 },
      ]
      server.use(http.get(traitsUri, () => HttpResponse.json({ attributes })))
      open()
      expect(await screen.findByText('December 8, 2020')).toBeVisible()
      const details = within(screen.getByRole('region', { name: 'Details' }))
      expect(details.getByText('Not read')).toBeVisible()
      expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'attributes[1]',
        'attributes[2].max_value: 10',
      ])
    })

    test.each<[string, () => Response, RegExp]>([
      [
        'that isn’t JSON',
        () => HttpResponse.html('<h1>Hello</h1>'),
        /from meta\.test isn’t a valid document/,
      ],
      [
        'that is missing',
        () => new HttpResponse(null, { status: 404 }),
        /Couldn’t read the metadata from meta/,
      ],
      [
        'that is too large',
        () => HttpResponse.json({ name: 'x'.repeat(1_100_000) }),
        /from meta\.test is larger than 1 MB/,
      ],
    ])('%s is explained', async (what, respond, text) => {
      // A document is read once during a visit.
      const other = `https://meta.test/${encodeURIComponent(what)}`
      serveItem(other)
      server.use(http.get(other, respond))
      open()
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cabinet #1')
    })

    test.each([
      ['https://other.test/1.json', /doesn’t read metadata from other\.test/],
      ['https://meta.test.evil/1.json', /doesn’t read metadata from meta\.test\.evil/],
      ['http://meta.test/1.json', /has a format that this site doesn’t support/],
    ])('isn’t read from %s, and the page never says that it will be', async (address, text) => {
      serveItem(address)
      open()
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByText(/hasn’t read/)).toBeNull()
    })
  })

  test('shows the type of a document stored on chain, and no link to a file that doesn’t exist', async () => {
    serveHistory([MINT], item(1n, { uri: 'data:application/json;base64,' }))
    openPage(address)
    expect(await screen.findByText('On chain, as application/json')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Copy metadata/ })).toBeNull()
  })

  test('shows a description as text: markup isn’t rendered, and only https becomes a link', async () => {
    const metadata = {
      ...(item(1n)['metadata'] as object),
      description: '<img src=x onerror=alert(1)> https://example.org/a. javascript:alert(1)',
      externalUrl: 'javascript:alert(1)',
    }
    serveHistory([MINT], item(1n, { metadata }))
    openPage(address)
    expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
    const link = screen.getByRole('link', { name: /example\.org/ })
    expect(link).toHaveAttribute('href', 'https://example.org/a')
    expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    expect(document.querySelector('[href^="javascript"]')).toBeNull()
  })

  describe('fault: ids of 256 bits, 10^30 wei, 0 or 36 decimals', () => {
    test('shows a 256-bit token ID to the last digit', async () => {
      const number = 2n ** 256n - 1n
      const index = serveHistory([], item(number, { metadata: null }))
      openPage(`/item/${COLLECTION}/${number}`)
      expect(await screen.findByText(String(number))).toBeVisible()
      const request = index.requests.find(({ operation }) => operation === 'ItemPage')
      expect(request?.variables).toMatchObject({ id: `${COLLECTION}${'f'.repeat(64)}` })
    })
  })
})

describe('invalid URLs', () => {
  const cases = [
    ['a collection that is no address', '/item/nouns/1', 'This isn’t a collection address'],
    ['a token ID that is no number', `/item/${COLLECTION}/first`, 'This isn’t a token ID'],
  ] as const
  test.each(cases)('%s is explained without a request', async (_what, path, title) => {
    const index = serveHistory([])
    openPage(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(index.requests.filter(({ operation }) => operation === 'ItemPage')).toEqual([])
  })

  test('distinguishes an item that was never minted from an unknown collection', async () => {
    const index = serveHistory([], null)
    const { unmount } = openPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Item not found' })).toBeVisible()
    unmount()
    index.collection = null
    openPage(`/item/${COLLECTION}/2`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible()
  })

  test('shows an error when the index fails, and loads the page on retry', async () => {
    const index = serveHistory([MINT])
    index.instead.set('ItemPage', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    const { user } = openPage(address)
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load the item' })
    index.instead.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Work 1' })).toBeVisible()
  })
})

describe('royalty', () => {
  /** Everything is in view. */
  class SeeingObserver {
    readonly #report: IntersectionObserverCallback

    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }

    observe(): void {
      const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
      queueMicrotask(() => this.#report(entries, this as unknown as IntersectionObserver))
    }

    disconnect(): void {}
  }

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', SeeingObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const ARTIST = word(BigInt(person(7)))
  /** The result of `royaltyInfo`: the artist, and a share of the price in 1/1,000,000. */
  const share = (millionths: bigint) => (price: bigint) =>
    `${ARTIST}${word((price * millionths) / 1_000_000n).slice(2)}`

  /** Selector of royaltyInfo(uint256,uint256), EIP-2981. */
  const ROYALTY_INFO = '0x2a55205a'

  /** Opens an item with its own token ID, because results are cached, and returns the royalty's line. */
  async function getRoyalty(
    number: bigint,
    royaltyInfo: (price: bigint) => Answer,
    { isRefused = false } = {},
  ) {
    const index = serveHistory([], item(number))
    const calls: string[] = []
    serveNode(index, ({ data }) => {
      // The page also calls the contract for the owner.
      if (!data.startsWith(ROYALTY_INFO)) return '0x'
      calls.push(data)
      return royaltyInfo(BigInt(`0x${data.slice(-64)}`))
    })
    let refuses = isRefused
    server.use(
      http.post(`${SITE}/rpc`, async ({ request }) => {
        if (!refuses || !(await request.clone().text()).includes(ROYALTY_INFO)) return undefined
        return new HttpResponse(null, { status: 403 })
      }),
    )
    openPage(`/item/${COLLECTION}/${number}`)
    const details = await screen.findByRole('region', { name: 'Details' })
    const line = within(details).getByText('Creator royalty').nextElementSibling
    return { calls, line: line as HTMLElement, recover: () => void (refuses = false) }
  }

  test('shows the exact share and the recipient', async () => {
    const { line, calls } = await getRoyalty(71n, share(75_100n))
    await waitFor(() => expect(line).toHaveTextContent(/^7\.51% to 0x7777…7777$/))
    expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringContaining(person(7)))
    expect(calls).not.toEqual([])
    expect(calls.every((data) => data.startsWith(`${ROYALTY_INFO}${word(71n).slice(2)}`))).toBe(true)
  })

  test('shows a share that isn’t a whole basis point as “about”, and one above the limit with the limit', async () => {
    const { line } = await getRoyalty(72n, share(123_456n))
    await waitFor(() =>
      expect(line).toHaveTextContent('about 12.34% to 0x7777…7777 A sale here pays at most 10%'),
    )
  })

  test.each([
    [73n, 'a zero share', share(0n), 'None: the contract sets no royalty'],
    [74n, 'a contract that reverts', () => ({ reverts: '0x' }), 'Unknown: the contract’s royalty call fails'],
    [75n, 'an invalid result', () => '0x', 'Unknown: the contract’s royalty call fails'],
    [
      76n,
      'a scale of shares',
      (price: bigint) => share(price > 10n ** 18n ? 20_000n : 50_000n)(price),
      'Depends on the price. It’s shown before you sign.',
    ],
  ])('shows a message for item %i, with %s', async (number, _, royaltyInfo, words) => {
    const { line } = await getRoyalty(number, royaltyInfo)
    await waitFor(() => expect(line).toHaveTextContent(words))
  })

  test('is fetched again on retry when the node didn’t respond', async () => {
    const { line, recover } = await getRoyalty(77n, share(50_000n), { isRefused: true })
    const again = await within(line).findByRole('button', { name: 'Retry' })
    recover()
    await userEvent.click(again)
    await waitFor(() => expect(line).toHaveTextContent(/^5% to /))
  })
})
