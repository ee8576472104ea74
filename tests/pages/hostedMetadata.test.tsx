// Items whose documents are on a host that the site names: everywhere an item is shown, the page reads what is in view.
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { COLLECTION, type FakeIndex, serveIndex, token } from '../support/fakeIndex.ts'
import { event, listedToken, listing, offer, person, serveHistory } from '../support/fakeHistory.ts'
import { connectAs } from '../support/connectAs.ts'
import { openPage } from '../support/openPage.tsx'
import { observeView, scrollView } from '../support/pictures.ts'
import { server } from '../support/server.ts'

let visits = 0
/** A host of its own for each test: documents are read once during a visit. */
let host = ''

beforeEach(() => {
  visits += 1
  host = `meta${visits}.test`
  observeView()
})

const hosted = (number: number, fields: Parameters<typeof token>[1] = {}) => ({
  ...token(number, fields),
  metadata: null,
  uri: `https://${host}/${number}`,
})

/** Answers with the documents, and returns the numbers of those that were requested. */
function serveDocuments(respond: (number: string) => Response): string[] {
  const requested: string[] = []
  server.use(
    http.get(`https://${host}/:number`, ({ params }) => {
      requested.push(String(params['number']))
      return respond(String(params['number']))
    }),
  )
  return requested
}

const crab = (number: string) =>
  HttpResponse.json({ name: `Crab \u202e${number}`, image: `https://pictures.test/${number}.png` })

const open = (address: string) => openPage(address, { metadataHosts: [`https://${host}`] })

const addressQueries = ({ requests }: FakeIndex) =>
  requests.filter(({ operation }) => operation === 'ItemAddresses')

test('cards show the name and the picture that the host serves', async () => {
  const index = serveIndex([hosted(1), hosted(2), token(3)] as never)
  const requested = serveDocuments(crab)
  open(`/collection/${COLLECTION}`)
  const card = (await screen.findByRole('link', { name: 'Crab 1' })).closest('article') as HTMLElement
  // The picture is on another host, which the reader has to allow, as anywhere.
  expect(await within(card).findByRole('button', { name: 'Load picture from pictures.test' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Crab 2' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Work 3' })).toBeVisible()
  expect(requested.toSorted()).toEqual(['1', '2'])
  expect(addressQueries(index)).toHaveLength(1)
})

test('an item out of view isn’t read until it comes near', async () => {
  observeView(false)
  const index = serveIndex([hosted(1)] as never)
  const requested = serveDocuments(crab)
  open(`/collection/${COLLECTION}`)
  await screen.findByRole('link', { name: '#1' })
  await waitFor(() => expect(document.querySelector('article span[aria-hidden="true"]:empty')).not.toBeNull())
  expect([...addressQueries(index), ...requested]).toEqual([])
  scrollView(true)
  expect(await screen.findByRole('link', { name: 'Crab 1' })).toBeVisible()
  // A request from out of view would have arrived by now.
  expect(addressQueries(index)).toHaveLength(1)
  expect(requested).toEqual(['1'])
})

test('a card says whose metadata couldn’t be loaded, and the next visit retries', async () => {
  serveIndex([hosted(1)] as never)
  let isDown = true
  serveDocuments((number) => (isDown ? new HttpResponse(null, { status: 503 }) : crab(number)))
  const first = open(`/collection/${COLLECTION}`)
  expect(await screen.findByText(`Couldn’t load metadata from ${host}`)).toBeVisible()
  expect(screen.getByRole('link', { name: '#1' })).toBeVisible()
  first.unmount()
  isDown = false
  open(`/collection/${COLLECTION}`)
  expect(await screen.findByRole('link', { name: 'Crab 1' })).toBeVisible()
})

test('a card whose address the index didn’t give doesn’t say that it has no media', async () => {
  const index = serveIndex([hosted(1)] as never)
  index.instead.set('ItemAddresses', () => HttpResponse.json({ errors: [{ message: 'The index is down' }] }))
  open(`/collection/${COLLECTION}`)
  expect(await screen.findByText('Couldn’t load media')).toBeVisible()
  expect(screen.queryByText('No media')).not.toBeInTheDocument()
})

test('a host that the site doesn’t name gets no request', async () => {
  const index = serveIndex([hosted(1), { ...hosted(2), uri: 'https://other.test/2' }] as never)
  const first = open(`/collection/${COLLECTION}`)
  serveDocuments(crab)
  expect(await screen.findByRole('link', { name: 'Crab 1' })).toBeVisible()
  expect(await screen.findByText('No media')).toBeVisible()
  first.unmount()
  index.requests.length = 0
  openPage(`/collection/${COLLECTION}`)
  await waitFor(() => expect(screen.getAllByText('No media')).toHaveLength(2))
  expect(addressQueries(index)).toEqual([])
})

test.each(['/', '/search?q=1'])('items at %s have their names too', async (address) => {
  serveIndex([hosted(1, { price: '7' })] as never)
  serveDocuments(crab)
  open(address)
  expect((await screen.findAllByRole('link', { name: /Crab 1/ }))[0]).toHaveAttribute(
    'href',
    `/item/${COLLECTION}/1`,
  )
})

test('a collection of which the index has no picture shows its first item’s', async () => {
  const index = serveIndex([hosted(1)] as never)
  const requested = serveDocuments(() => HttpResponse.json({ image: `https://pictures.test/{id}.png` }))
  open('/collections')
  // The picture is on another host, which the reader has to allow.
  expect(await screen.findByTitle('Picture from pictures.test not loaded')).toBeInTheDocument()
  expect(requested).toEqual(['1'])
  expect(index.requests.filter(({ operation }) => operation === 'ItemAddresses_first')).toHaveLength(1)
})

/** What the index says about the first item's address. */
const firstAddress = () =>
  HttpResponse.json({
    data: { tokens: [{ __typename: 'Token', id: hosted(1).id, uri: hosted(1).uri, metadata: null }] },
  })

test('an account’s listings and the cart have their names too', async () => {
  const own = { ...listedToken(1n), id: hosted(1).id, metadata: null }
  const row = listing({ privateTaker: null, token: own })
  const history = serveHistory([])
  history.listings = [row]
  history.instead.set('ItemAddresses', firstAddress)
  history.instead.set('Cart_listings', () => HttpResponse.json({ data: { orders: [row] } }))
  serveDocuments(crab)
  const { user } = open(`/account/${person(1)}/listings`)
  expect(await screen.findByRole('link', { name: 'Crab 1' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Add Crab 1 to cart' }))
  await user.click(await screen.findByRole('button', { name: /^Cart/ }))
  const cart = within(await screen.findByRole('dialog', { name: 'Cart' }))
  expect(await cart.findByRole('link', { name: 'Crab 1' })).toBeVisible()
  expect(cart.getByRole('button', { name: 'Remove Crab 1' })).toBeVisible()
})

test('rows of activity have their names too', async () => {
  const history = serveHistory([event({ type: 'MINT', to: person(1), block: 1 })])
  history.instead.set('ItemAddresses', firstAddress)
  serveDocuments(crab)
  open('/activity')
  expect(await screen.findByRole('link', { name: /Crab 1/ })).toHaveAttribute('href', `/item/${COLLECTION}/1`)
})

test('canceling an offer names its item as the table does', async () => {
  const { token: offered } = offer() as { token: object }
  const history = serveHistory([])
  history.offers = [
    offer({
      offerer: { __typename: 'Account', id: person(1) },
      token: { ...offered, id: hosted(1).id, tokenId: '1', metadata: null },
    }),
  ]
  history.instead.set('ItemAddresses', firstAddress)
  serveDocuments(crab)
  connectAs(person(1))
  const { user } = open(`/account/${person(1)}/offers`)
  expect(await screen.findByRole('link', { name: 'Crab 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel offer' }))
  expect(await dialog.findAllByText('Crab 1')).toHaveLength(2)
})
