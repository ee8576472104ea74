// A purchase that received fewer units than it requested: what arrived and what it cost is shown, also after a reload.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { SEAPORT, seaport } from '../../src/seaport/contracts.ts'
import type { StoredEntry } from '../../src/transactions/entry.ts'
import { connectAs } from '../support/connectAs.ts'
import { serveNode } from '../support/contractNode.ts'
import { item, listing, person, serveHistory } from '../support/fakeHistory.ts'
import { COLLECTION } from '../support/fakeIndex.ts'
import { leaveMined, leavePending, MINED_BLOCK, minedReceipt } from '../support/minedWrite.ts'
import { openPage } from '../support/openPage.tsx'
import { makeTxHash } from '../support/transactionStates.ts'

const page = `/item/${COLLECTION}/1`
const ETHER = 10n ** 18n
const ORDER = makeTxHash('7')
const buyer = parseAddress(person(4))

/** Seaport's own event for what a purchase received, at two ether a unit. */
function fulfilled(units: bigint) {
  const event = seaport.encodeEventLog('OrderFulfilled', [
    ORDER,
    person(3),
    ZERO_ADDRESS,
    buyer,
    [[3, COLLECTION, 1n, units]],
    [
      [0, ZERO_ADDRESS, 0n, (units * ETHER * 19n) / 10n, person(3)],
      [0, ZERO_ADDRESS, 0n, (units * ETHER) / 10n, person(5)],
    ],
  ])
  return { address: SEAPORT, ...event }
}

/** What a closed page left in storage for a mined purchase of three units. */
const leave = (change: Partial<StoredEntry['describe']> = {}, write = leaveMined) =>
  write(buyer, `buy:${ORDER}:${buyer}`, {
    title: 'Buy Work 1',
    done: '3 of Work 1 are yours.',
    path: page,
    wanted: { order: ORDER, units: '3', currency: ZERO_ADDRESS },
    ...change,
  })

/** An item whose listing of five units was partly filled; the index hasn't reached the purchase's block. */
function serve(logs: readonly object[]) {
  const order = listing({
    id: ORDER,
    offerer: { __typename: 'Account', id: person(3) },
    orderType: 1,
    quantity: '5',
    remaining: '5',
    availableQuantity: '5',
    startPrice: `${10n * ETHER}`,
    endPrice: `${10n * ETHER}`,
  })
  const index = serveHistory(
    [],
    item(1n, { standard: 'ERC1155', listings: [order], bestAsk: { __typename: 'Order', id: ORDER } }),
  )
  index.block = MINED_BLOCK - 1
  const answers: Record<string, unknown> = { eth_getTransactionReceipt: minedReceipt(logs) }
  serveNode(index, () => '0x', answers)
  return Object.assign(index, { answers })
}

const tray = async () => within(await screen.findByRole('region', { name: 'Your transactions' }))

let disconnect: () => void
beforeEach(() => {
  localStorage.clear()
  disconnect = connectAs(buyer)
})
afterEach(() => disconnect())

describe('fault: someone else buys first', () => {
  test.each([
    [2n, 'Received 2 of 3. The other was sold first. You paid only for what you received: 4\u00A0ETH.'],
    [1n, 'Received 1 of 3. The others were sold first. You paid only for what you received: 2\u00A0ETH.'],
    [3n, '3 of Work 1 are yours.'],
  ])('shows on the next page, once indexed, that of three units %i arrived', async (units, sentence) => {
    leave()
    const index = serve([fulfilled(units)])
    openPage(page)
    const status = await (await tray()).findByText(/Updating the site/)
    index.block = MINED_BLOCK
    await waitFor(() => expect(status.textContent).toBe(sentence))
  })

  test('doesn’t claim that all units arrived when the receipt doesn’t say', async () => {
    leave()
    const index = serve([])
    index.instead.set('Cart_listings', () => Response.json({ data: { orders: [] } }))
    index.block = MINED_BLOCK
    openPage(page)
    expect(await (await tray()).findByText(/how many of the 3 you received isn’t known here/)).toBeVisible()
  })

  test('reports a one-unit purchase without reading the receipt', async () => {
    leave({ done: 'Work 1 is yours.', wanted: undefined })
    const index = serve([])
    index.block = MINED_BLOCK
    openPage(page)
    expect(await (await tray()).findByText('Work 1 is yours.')).toBeVisible()
  })

  test('shows the result in a dialog opened meanwhile, and no longer what was agreed to', async () => {
    leave({}, leavePending)
    const index = serve([fulfilled(2n)])
    const { eth_getTransactionReceipt: receipt } = index.answers
    Object.assign(index.answers, {
      eth_getTransactionReceipt: null,
      eth_getTransactionCount: '0x0',
      eth_getTransactionByHash: { hash: makeTxHash('a'), from: buyer, nonce: '0x0', blockHash: null },
    })
    const { user } = openPage(page)
    const price = within(await screen.findByRole('region', { name: 'Price' }))
    await user.click(await price.findByRole('button', { name: 'Buy Work 1' }))
    index.answers['eth_getTransactionReceipt'] = receipt
    await within(await screen.findByRole('dialog', { name: 'Buy' })).findByText(/Updating the site/)
    index.block = MINED_BLOCK
    const done = await screen.findByRole('dialog', { name: 'Bought' })
    expect(await within(done).findByText(/^Received 2 of 3/)).toHaveTextContent(
      'The other was sold first. You paid only for what you received: 4 ETH.',
    )
    expect(within(done).queryByText(/You pay|×/)).toBeNull()
  })
})

test('offers no other purchase until the index has this one', async () => {
  leave()
  const index = serve([fulfilled(3n)])
  openPage(page)
  const price = within(await screen.findByRole('region', { name: 'Price' }))
  expect(await price.findByText('Your purchase is confirmed. This site is updating.')).toBeVisible()
  const listings = within(await screen.findByRole('region', { name: 'Live listings' }))
  expect(listings.getByText('Your purchase is confirmed. This site is updating.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buy Work 1' })).toBeNull()
  index.block = MINED_BLOCK
  // Two of its units are left.
  expect(await price.findByRole('button', { name: 'Buy Work 1' })).toBeEnabled()
  expect(screen.queryByText(/Your purchase is confirmed/)).toBeNull()
})
