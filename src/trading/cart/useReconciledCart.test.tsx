// What a purchase's receipt changes in the cart, and what it leaves alone because it is older.
import { act, screen, waitFor } from '@testing-library/react'
import { graphql, http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createItem, createListing } from '../../../tests/support/listing.ts'
import { createOneWrite, entryIn } from '../../../tests/support/oneWrite.tsx'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { server } from '../../../tests/support/server.ts'
import { states } from '../../../tests/support/transactionStates.ts'
import { parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import { SEAPORT, seaport } from '../../seaport/contracts.ts'
import { toCartItem } from '../../orders/cartItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { cartKey } from '../dialog/writeKeys.ts'
import { useCart, type CartStore } from './store/cartStore.ts'
import { useReconciledCart } from './useReconciledCart.ts'

const buyer = parseAddress(`0x${'4'.repeat(40)}`)
const key = cartKey(ZERO_ADDRESS, buyer)
const START = 1_790_000_000
const work = (name: string) => createListing({ item: createItem({ name }) })
const setTime = (seconds: number) => vi.setSystemTime((START + seconds) * 1_000)

/** The purchase began ten seconds after the start, and has been indexed since. */
const purchase = entryIn(states.indexed, { key, account: buyer, startedAtSeconds: START + 10 })

/** Serves the purchase's receipt, which says that the buyer received one unit of each of these. */
function serveReceipt(listings: readonly Listing[]): void {
  const logs = listings.map(({ orderHash, seller }) => ({
    address: SEAPORT,
    ...seaport.encodeEventLog('OrderFulfilled', [
      orderHash,
      seller,
      ZERO_ADDRESS,
      buyer,
      [[3, seller, 1n, 1n]],
      [[0, ZERO_ADDRESS, 0n, 5n, seller]],
    ]),
  }))
  const result = { transactionHash: states.indexed.hash, logs }
  server.use(
    http.post('*/rpc', async ({ request }) => {
      const calls = (await request.json()) as readonly { readonly id: number }[]
      return HttpResponse.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result })))
    }),
    graphql.query('Cart_listings', () => HttpResponse.json({ data: { orders: [] } })),
  )
}

let cart: CartStore
function Cart() {
  const { cart: store, cartItems } = useCart()
  useReconciledCart()
  useEffect(() => {
    cart = store
  }, [store])
  return (
    <ul>
      {cartItems.map(({ item, missed }) => (
        <li key={item.name}>{[item.name, missed ?? ''].join(' ').trim()}</li>
      ))}
    </ul>
  )
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

let carts = 0
function openCart() {
  const write = createOneWrite()
  carts += 1
  renderTrade(
    <write.Provider>
      <Cart />
    </write.Provider>,
    tradeConfig({ slug: `cart-${carts}` }),
  )
  return write
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setTime(0)
})
afterEach(() => {
  vi.useRealTimers()
})

test('removes what a purchase bought, and marks what it missed', async () => {
  const [bought, missed, other] = [work('Bought'), work('Missed'), work('Other')]
  serveReceipt([bought])
  const write = openCart()
  act(() => {
    cart.add([bought, missed, other].map((listing) => toCartItem(listing)))
    cart.beginCheckout(key, [bought.orderHash, missed.orderHash])
    write.set(purchase)
  })
  await waitFor(() => expect(lines()).toEqual(['Missed unavailable', 'Other']))
})

test('keeps a listing that is added again after a purchase of some of its units', async () => {
  const [edition, earlier] = [work('Edition'), work('Earlier')]
  serveReceipt([edition, earlier])
  const write = openCart()
  act(() => {
    cart.add([toCartItem(earlier)])
    setTime(100)
    cart.add([toCartItem(edition)])
    write.set(purchase)
  })
  await waitFor(() => expect(lines()).toEqual(['Edition']))
})

test('marks nothing of the next purchase as missed by the one before', async () => {
  const [earlier, next] = [work('Earlier'), work('Next')]
  serveReceipt([earlier])
  const write = openCart()
  act(() => {
    cart.add([toCartItem(next), toCartItem(earlier)])
    setTime(100)
    cart.beginCheckout(key, [next.orderHash])
    write.set(purchase)
  })
  await waitFor(() => expect(lines()).not.toContain('Earlier'))
  expect(lines()).toEqual(['Next'])
})

test('removes what a purchase bought, though a sweep added it again while the purchase was pending', async () => {
  const [edition, next] = [work('Edition'), work('Next')]
  serveReceipt([edition])
  const write = openCart()
  act(() => {
    cart.add([toCartItem(edition)])
    setTime(10)
    cart.beginCheckout(key, [edition.orderHash])
    setTime(20)
    cart.add([toCartItem(edition), toCartItem(next)])
    write.set(purchase)
  })
  await waitFor(() => expect(lines()).toEqual(['Next']))
})
