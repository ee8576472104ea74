// The home page: items for sale, collections, recent sales, and the messages shown while there is nothing to list.
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { listing } from '../support/fakeHistory.ts'
import { COLLECTION, collectionRow, market, serveIndex, soldFor, token } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const ETHER = 10n ** 18n
const FOR_SALE = [
  token(1, { price: `${3n * ETHER}` }),
  token(2, { price: `${1n * ETHER}` }),
  ...[3, 4, 5, 6].map((number) => token(number, { price: `${5n * ETHER}` })),
]
const UNLISTED = token(9, { name: 'Kept' })
const STRANGE = `0x${'fe'.repeat(20)}`
const OTHER = `0x${'cd'.repeat(20)}`
const LATER = '1800000000'
/** A site with a collection of its own, on an open market. */
const OWN = { collections: [COLLECTION] }

const section = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })

async function getCards(name: string): Promise<HTMLElement[]> {
  const heading = await section(name)
  const place = heading.closest('section')
  if (place === null) throw new Error('A section has its heading within it')
  return within(place).getAllByRole('article')
}

/** Items of the site's collection, which has sold, for sale. */
function serveSold(tokens = FOR_SALE) {
  const index = serveIndex([...tokens, UNLISTED])
  index.sales = [soldFor(`${ETHER}`, UNLISTED, 1_790_000_000)]
  return index
}

/** Paths of the featured items; the page replaces the section's placeholders once it has them. */
async function featuredPaths(): Promise<string[]> {
  const cards = await waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Featured' })
    return within(heading.closest('section') as HTMLElement).getAllByRole('article')
  })
  return cards.map((card) => card.querySelector('a[href^="/item/"]')?.getAttribute('href') ?? '')
}

const path = (number: number, collection = COLLECTION) => `/item/${collection}/${number}`

test('shows items for sale with their prices and links, and who chose them', async () => {
  serveSold()
  openPage('/', OWN)
  const first = await screen.findByRole('link', { name: 'Work 1' })
  expect(screen.getByRole('heading', { level: 1, name: 'Featured' })).toBeVisible()
  expect(
    screen.getByText('A new random selection each day from the cheapest listings in this site’s collections'),
  ).toBeVisible()
  expect(first).toHaveAttribute('href', `/item/${COLLECTION}/1`)
  expect(first.closest('article')).toHaveTextContent(/3\sETH/)
  expect(await featuredPaths()).toHaveLength(5)
  // The featured section shows five items; the sixth is below it.
  expect(await getCards('Just listed')).toHaveLength(1)
})

describe('the first items can’t be bought', () => {
  test('the last listing, at 40,000 times the floor, is just listed', async () => {
    const late = { ...token(20, { price: `${20_000n * ETHER}`, name: 'Late' }), listedAtSeconds: LATER }
    const near = token(2, { price: `${ETHER}` })
    serveSold([late, token(1, { price: `${ETHER / 2n}` }), near] as never)
    openPage('/', OWN)
    expect((await featuredPaths()).toSorted()).toEqual([path(1), path(2)])
    const [first] = await getCards('Just listed')
    expect(first).toHaveTextContent('Late')
  })

  test('ten times the middle price is featured, more is not', async () => {
    serveSold([
      token(1, { price: `${ETHER}` }),
      token(2, { price: `${ETHER}` }),
      token(3, { price: `${10n * ETHER}` }),
      token(4, { price: `${10n * ETHER + 1n}` }),
    ])
    openPage('/', OWN)
    expect((await featuredPaths()).toSorted()).toEqual([path(1), path(2), path(3)])
  })

  test('items of a collection that isn’t the site’s own aren’t featured', async () => {
    const spam = [21, 22, 23, 24, 25, 26].map((number) => ({
      ...token(number, { price: `${ETHER}`, collection: STRANGE }),
      listedAtSeconds: LATER,
    }))
    const index = serveSold([...spam, ...FOR_SALE.slice(0, 2)])
    index.others = [collectionRow([], { id: STRANGE, name: 'Elsewhere' })]
    index.sales.push(soldFor(`${ETHER}`, spam[0] as never, 1_790_000_001))
    openPage('/', OWN)
    expect((await featuredPaths()).toSorted()).toEqual([path(1), path(2)])
    expect(await getCards('Just listed')).toHaveLength(6)
  })

  test('a collection whose sales are all flagged isn’t featured', async () => {
    const index = serveIndex(FOR_SALE)
    index.sales = [soldFor(`${ETHER}`, UNLISTED, 1_790_000_000, 'CAME_BACK')]
    openPage('/', OWN)
    expect(await getCards('Just listed')).toHaveLength(6)
    expect(screen.getByRole('heading', { level: 1, name: 'Vitrine' })).toBeVisible()
    expect(screen.getByText('See what’s just listed below.')).toBeVisible()
    expect(screen.queryByText('Featured')).toBeNull()
  })

  test('each collection gives one item before any gives two', async () => {
    const others = [31, 32].map((number) => token(number, { price: `${ETHER}`, collection: OTHER }))
    const index = serveSold([...FOR_SALE, ...others])
    index.others = [collectionRow([], { id: OTHER, name: 'Elsewhere' })]
    index.sales.push(soldFor(`${ETHER}`, others[0] as never, 1_790_000_001))
    openPage('/', { collections: [COLLECTION, OTHER] })
    const collections = (await featuredPaths()).map((href) => href.split('/')[2])
    expect(new Set(collections.slice(0, 2)).size).toBe(2)
    expect(new Set(collections.slice(2, 4)).size).toBe(2)
    expect(collections).toHaveLength(5)
  })
})

test('says so while nothing is for sale, and shows items, collections and sales', async () => {
  const index = serveIndex([UNLISTED, token(10)])
  index.sales = [soldFor(`${7n * ETHER}`, UNLISTED, 1_790_000_000)]
  openPage('/')
  expect(await screen.findByText(/^Nothing is for sale right now\./)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Vitrine' })).toBeVisible()
  expect(screen.queryByText('Featured')).toBeNull()
  await waitFor(async () => expect(await getCards('Items in the collections')).toHaveLength(2))
  expect(await screen.findByRole('region', { name: 'Collections' })).toBeVisible()
  expect(await getCards('Recent sales')).toHaveLength(1)
})

test('offers to load these items again if they fail to load', async () => {
  const index = serveIndex([UNLISTED])
  index.instead.set('HomeItems', () => HttpResponse.json({ errors: [{ message: 'timeout' }] }))
  const { user } = openPage('/')
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Couldn’t load the items')
  expect(await screen.findByRole('region', { name: 'Collections' })).toBeVisible()
  index.instead.delete('HomeItems')
  await user.click(within(failure).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Kept' })).toBeVisible()
})

test('fetches an item’s order when the pointer reaches its card, and offers to buy it', async () => {
  const order = listing()
  const [first, ...others] = FOR_SALE
  const index = serveIndex([
    { ...first, bestAsk: { ...(first?.bestAsk as object), id: order['id'] } } as never,
    ...others,
  ])
  index.instead.set('HomeOrder', () => HttpResponse.json({ data: { order } }))
  const { user } = openPage('/')
  const card = (await screen.findByRole('link', { name: 'Work 1' })).closest('article') as HTMLElement
  // Only then does the card notice the pointer.
  await waitFor(() => expect(card.querySelector('[class*="action"] span:empty')).not.toBeNull())
  expect(index.requests.some(({ operation }) => operation === 'HomeOrder')).toBe(false)
  await user.hover(card)
  expect(await within(card).findByRole('button', { name: /^Buy for 2/ })).toBeInTheDocument()
  await user.unhover(card)
  await user.hover(card)
  const requests = index.requests.filter(({ operation }) => operation === 'HomeOrder')
  expect(requests.map(({ variables }) => variables['id'])).toEqual([order['id']])
})

test('shows the collections and the latest sales', async () => {
  const index = serveIndex([...FOR_SALE, UNLISTED])
  index.collection = { ...index.collection, markets: [market({ floor: `${ETHER}` })] }
  index.sales = [soldFor(`${7n * ETHER}`, UNLISTED, 1_790_000_000)]
  openPage('/')
  const table = await screen.findByRole('region', { name: 'Collections' })
  expect(within(table).getByRole('link', { name: 'Cabinet' })).toHaveAttribute(
    'href',
    `/collection/${COLLECTION}`,
  )
  expect(table).toHaveTextContent(/1\sETH/)
  const [sold] = await getCards('Recent sales')
  expect(sold).toHaveTextContent(/Kept.*7\sETH/)
})

test('leaves out sections that have no content', async () => {
  serveIndex([UNLISTED])
  openPage('/')
  await section('Collections')
  expect(screen.queryByRole('heading', { name: 'Recent sales' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Just listed' })).toBeNull()
})

test('shows placeholders while loading', async () => {
  const index = serveIndex(FOR_SALE)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  index.instead.set('HomePage', async () => {
    await held
    return HttpResponse.json({ data: { tokens: [], sales: [], collections: [index.collection] } })
  })
  openPage('/')
  expect(await screen.findByText('Loading the home page')).toBeInTheDocument()
  expect(await section('Collections')).toBeVisible()
  expect(await section('Recent sales')).toBeVisible()
  release()
  await waitFor(() => expect(screen.queryByText('Loading the home page')).toBeNull())
})

test('explains what the page will show before the index has any data', async () => {
  serveIndex([]).collection = null
  openPage('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'No items yet' })).toBeVisible()
})

describe('fault: index behind, failed, 5xx, malformed', () => {
  test('says that the index is behind, and keeps its items visible', async () => {
    const index = serveIndex(FOR_SALE)
    index.head = index.block + 34
    openPage('/')
    expect(
      await screen.findByText(/^This site is 34 blocks behind the chain\. You’re seeing block 10\.$/),
    ).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Work 1' })).toBeVisible()
    expect(await getCards('Just listed')).toHaveLength(6)
  })
})

test('says that the index didn’t respond, and retries', async () => {
  const index = serveIndex(FOR_SALE)
  index.instead.set('HomePage', () => HttpResponse.json({ errors: [{ message: 'Store error: x' }] }))
  const { user } = openPage('/')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load the marketplace' }),
  ).toBeVisible()
  index.instead.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Work 1' })).toBeVisible()
})

test('treats a response without data as a failure', async () => {
  const index = serveIndex(FOR_SALE)
  index.instead.set('HomePage', () => HttpResponse.json({ data: { tokens: [], sales: [] } }))
  openPage('/')
  // The index follower loads it again.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Couldn’t load the marketplace' })).toBeVisible(),
  )
})
