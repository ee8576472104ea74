// Bundles, which are items sold together: every item is named wherever the bundle is shown, and it has one price.
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { connectAs } from '../support/connectAs.ts'
import { balance, bundle, item, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const address = `/item/${COLLECTION}/1`

/** The page's item, whose owner includes it in an order. */
function soldIn(order: object) {
  const offeredIn = [{ __typename: 'OpenItem', id: 'given', order }]
  return item(1n, { holders: [{ ...balance(1n, person(1)), offeredIn }] })
}

async function shown() {
  const heading = await screen.findByRole('heading', { name: /^Sold together/ })
  const section = heading.closest('section')
  if (section === null) throw new Error('The bundles stand in a section.')
  return within(section)
}

describe('a bundle', () => {
  test('is shown on the page of each of its items, with all items and the total price', async () => {
    serveHistory([], soldIn(bundle([1n, 2n, 12n])))
    openPage(address)
    const section = await shown()
    const links = await section.findAllByRole('link', { name: /^Work|^#/ })
    await section.findByRole('link', { name: 'Work 2' })
    // An item that the index doesn't have is shown by its token ID.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '12'].map((number) => `/item/${COLLECTION}/${number}`),
    )
    expect(section.getByRole('link', { name: '#12' })).toBeVisible()
    expect(section.getByText(/for all 3/)).toBeVisible()
    expect(section.getByText('2')).toBeVisible()
    expect(section.getByRole('button', { name: 'Buy Work 1 and 2 more' })).toBeEnabled()
    // A bundle is bought on its own and can't be added to the cart.
    expect(section.queryByRole('button', { name: /cart/ })).toBeNull()
  })

  test('can be canceled by its seller, who sees it among their listings', async () => {
    const index = serveHistory([], soldIn(bundle([1n, 2n])))
    index.listings = [bundle([1n, 2n])]
    const leave = connectAs(person(1))
    openPage(address)
    const section = await shown()
    expect(await section.findByRole('button', { name: 'Cancel listing: Work 1 and 1 more' })).toBeEnabled()
    leave()
  })

  test('appears with all its items in the seller’s listings', async () => {
    const index = serveHistory([])
    index.listings = [bundle([1n, 2n])]
    openPage(`/account/${person(1)}/listings`)
    const table = within(await screen.findByRole('region', { name: 'Listings for sale' }))
    await table.findByRole('link', { name: 'Work 2' })
    expect(table.getByRole('link', { name: 'Work 1' })).toBeVisible()
    expect(table.getByText('Sold together')).toBeVisible()
    expect(table.getByRole('button', { name: 'Buy Work 1 and 1 more' })).toBeEnabled()
  })

  test('is hidden when it can no longer be filled, or isn’t really a bundle', async () => {
    serveHistory([], item(1n))
    openPage(address)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: /^Sold together/ })).toBeNull()
  })
})
