// Bundles, which are items sold together: every item is named wherever the bundle is shown, and it has one price.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { shortAddress } from '../../src/domain/checksum.ts'
import { connectAs } from '../support/connectAs.ts'
import { balance, bundle, item, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { openPage } from '../support/openPage.tsx'

const address = `/item/${COLLECTION}/1`

/** The page's item, whose owner includes it in an order. */
function soldIn(...orders: readonly object[]) {
  const offeredIn = orders.map((order, place) => ({ __typename: 'OpenItem', id: `given ${place}`, order }))
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
    // An item that the index doesn't have is shown by its token ID, and its collection by its address: it may have a name.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '12'].map((number) => `/item/${COLLECTION}/${number}`),
    )
    expect(section.getByRole('link', { name: '#12' })).toBeVisible()
    expect(section.getByText(shortAddress(parseAddress(COLLECTION)))).toBeVisible()
    expect(section.queryByText('Unnamed collection')).toBeNull()
    expect(section.getByText(/for all 3/)).toBeVisible()
    expect(section.getByText('2')).toBeVisible()
    expect(section.getByRole('button', { name: 'Buy Work 1 and 2 more' })).toBeEnabled()
    // A bundle is bought on its own and can't be added to the cart.
    expect(section.queryByRole('button', { name: /cart/ })).toBeNull()
  })

  test('can be canceled by its seller, who sees it among their listings', async () => {
    const index = serveHistory([], soldIn(bundle([1n, 2n])))
    index.listings = [bundle([1n, 2n])]
    connectAs(person(1))
    openPage(address)
    const section = await shown()
    expect(await section.findByRole('button', { name: 'Cancel listing: Work 1 and 1 more' })).toBeEnabled()
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

describe('the price of an item in a bundle', () => {
  const WETH = `0x${'ee'.repeat(20)}`
  const currencies = [
    { address: WETH, symbol: 'WETH', decimals: 18, name: 'Wrapped Ether', wrapsNative: true },
  ]

  async function price(text: string | RegExp) {
    const region = await screen.findByRole('region', { name: 'Price' })
    await waitFor(() => expect(region).toHaveTextContent(text))
    return within(region)
  }

  /** A bundle of two items at a price in ether's unit, in hundredths. */
  const priced = (digit: number, hundredths: bigint, fields: object = {}) => {
    const wei = `${hundredths * 10n ** 16n}`
    const id = `0x${'0'.repeat(63)}${digit}`
    return bundle([1n, 2n], { id, startPrice: wei, endPrice: wei, unitPrice: wei, ...fields })
  }

  test('is the cheapest bundle’s where the item is sold only with others, bought there and then', async () => {
    const currency = { __typename: 'Currency', id: WETH, symbol: 'WETH', name: null, decimals: 18 }
    const ended = { endsAtSeconds: '1700000000' }
    serveHistory(
      [],
      soldIn(priced(3, 70n), priced(4, 50n, { currency }), priced(5, 40n, ended), bundle([1n, 2n, 3n])),
    )
    const { user } = openPage(address, { currencies })
    const block = await price(/In a bundle: 0\.5\sWETH for 2 items/)
    expect(screen.queryByText('Not for sale')).toBeNull()
    expect(block.getByRole('button', { name: 'Buy Work 1 and 1 more' })).toBeEnabled()
    await user.click(block.getByRole('link', { name: 'See all 4 bundles' }))
    const section = await shown()
    expect(section.getAllByRole('link', { name: 'Work 1' })[0]).toHaveFocus()
  })

  test('is one line beside the price of the item on its own', async () => {
    const token = soldIn(bundle([1n, 2n, 3n]))
    serveHistory([], { ...token, listings: [listing()] })
    openPage(address)
    const block = await price(/Also in a bundle: 2\sETH for 3 items/)
    expect(block.getByRole('link', { name: 'See the bundle' })).toBeVisible()
    expect(block.getByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
    expect(block.queryByRole('button', { name: /and 2 more/ })).toBeNull()
  })

  test('has its seller’s actions', async () => {
    serveHistory([], soldIn(bundle([1n, 2n])))
    connectAs(person(1))
    openPage(address)
    const block = await price(/In a bundle: 2\sETH for 2 items/)
    expect(await block.findByRole('button', { name: 'Cancel listing: Work 1 and 1 more' })).toBeEnabled()
    expect(block.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })

  test('is not claimed to be none before the bundles are known', async () => {
    const index = serveHistory([], soldIn(bundle([1n, 2n])))
    let release: () => void = () => undefined
    index.late = (operation) =>
      operation === 'ItemPage_record' ? new Promise((resolve) => (release = () => resolve())) : undefined
    openPage(address)
    await screen.findByRole('region', { name: 'Price' })
    expect(screen.queryByText('Not for sale')).toBeNull()
    release()
    await price(/In a bundle/)
  })
})
