// @vitest-environment jsdom
import '../../../../tests/support/dom.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ETH, WETH } from '../../../../tests/support/currencies.ts'
import { createItem, createListing } from '../../../../tests/support/listing.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { parseOrderHash } from '../../../domain/hashes.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { toWei } from '../../../domain/wei.ts'
import { createCartStore, MAX_KEPT } from './cartStore.ts'
import { toCartItem, type CartItem } from '../../../orders/cartItem.ts'

const NAME = 'vitrine.basket.local.31337'

function cartItem(number: number, fields: Partial<CartItem> = {}): CartItem {
  const listing = createListing({
    kind: 'edition',
    orderHash: parseOrderHash(`0x${number.toString(16).padStart(64, '0')}`),
    item: createItem({ tokenId: tokenIdFromBigInt(BigInt(number)), standard: 'ERC1155' }),
    startPrice: toWei(2n ** 200n),
    quantity: 5n,
  })
  return { ...toCartItem(listing), ...fields }
}

let events: EventTarget
const network = { nativeCurrency: ETH, currencies: [] } as unknown as NetworkConfig
const open = (storage: Storage | undefined = localStorage) =>
  createCartStore({ name: NAME, network, storage, events })
const numbers = (cartItems: readonly CartItem[]) => cartItems.map(({ item }) => Number(item.tokenId))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  localStorage.clear()
  events = new EventTarget()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the cart', () => {
  it('is unchanged after a reload, to the last unit', () => {
    open().add([cartItem(1), cartItem(2, { units: 3n, missed: 'expired first' })])
    expect(open().cartItems()).toEqual([cartItem(1), cartItem(2, { units: 3n, missed: 'expired first' })])
  })

  it('has currencies as they are configured, whatever is stored', () => {
    const stored = { ...ETH, symbol: 'USDC', decimals: 21 }
    open().add([cartItem(1, { currency: stored })])
    expect(open().cartItems()).toEqual([cartItem(1)])
  })

  it('leaves out items in a currency that isn’t configured', () => {
    open().add([cartItem(1, { currency: WETH }), cartItem(2)])
    expect(numbers(open().cartItems())).toEqual([2])
  })

  it('holds a listing once', () => {
    const cart = open()
    cart.add([cartItem(1), cartItem(2)])
    cart.add([cartItem(1, { units: 4n })])
    expect(cart.cartItems()).toEqual([cartItem(2), cartItem(1, { units: 4n })])
  })

  it('restores removed items to their place, and keeps those added since', () => {
    const cart = open()
    cart.add([cartItem(1), cartItem(2), cartItem(3)])
    const previous = cart.cartItems()
    cart.remove([cartItem(2).orderHash])
    cart.add([cartItem(4)])
    cart.restore(previous)
    expect(numbers(cart.cartItems())).toEqual([1, 2, 3, 4])
  })

  it('follows other tabs, and does not overwrite what they stored', () => {
    const [one, other] = [open(), open()]
    const listener = vi.fn()
    const stop = one.subscribe(listener)
    other.add([cartItem(1)])
    events.dispatchEvent(new StorageEvent('storage', { key: NAME }))
    expect(listener).toHaveBeenCalledOnce()
    expect(numbers(one.cartItems())).toEqual([1])
    other.add([cartItem(2)])
    one.add([cartItem(3)])
    expect(numbers(one.cartItems())).toEqual([1, 2, 3])
    stop()
  })

  it('reports when not all items fit', () => {
    const cart = open()
    const many = Array.from({ length: MAX_KEPT }, (_, index) => cartItem(index + 1))
    expect(cart.add(many)).toBe(true)
    expect(cart.add([cartItem(MAX_KEPT + 1)])).toBe(false)
    expect(cart.cartItems()).toHaveLength(MAX_KEPT)
  })

  it('assigns cart items to a purchase, and releases those of a previous attempt', () => {
    const cart = open()
    cart.add([cartItem(1), cartItem(2)])
    cart.beginCheckout('cart:a', [cartItem(1).orderHash, cartItem(2).orderHash])
    cart.beginCheckout('cart:a', [cartItem(2).orderHash])
    expect(cart.cartItems().map(({ checkout }) => checkout)).toEqual([null, 'cart:a'])
  })
})

describe('a cart whose storage', () => {
  it.each([
    ['is not JSON', '{'],
    ['is something else', '{"items":1}'],
    ['holds no cart items', '[1,null,{"orderHash":"0x1"}]'],
  ])('%s is empty, and works', (_, record) => {
    localStorage.setItem(NAME, record)
    const cart = open()
    expect(cart.cartItems()).toEqual([])
    cart.add([cartItem(1)])
    expect(numbers(open().cartItems())).toEqual([1])
  })

  it.each([
    ['more units than there are', { units: '6' }],
    ['no units', { units: '0' }],
    ['a negative price', { startPrice: '-1' }],
    ['a token id beyond 256 bits', { item: { ...cartItem(1).item, tokenId: '9'.repeat(78) } }],
    ['an invalid address', { seller: '0x1' }],
  ])('has a cart item with %s loses only that cart item', (_, fields) => {
    open().add([cartItem(1), cartItem(2)])
    const rows = JSON.parse(localStorage.getItem(NAME) ?? '[]') as object[]
    localStorage.setItem(NAME, JSON.stringify([{ ...rows[0], ...fields }, rows[1]]))
    expect(numbers(open().cartItems())).toEqual([2])
  })

  it('is from a version that stored no times and no steps keeps its items', () => {
    open().add([cartItem(1)])
    const [row] = JSON.parse(localStorage.getItem(NAME) ?? '[]') as Record<string, unknown>[]
    localStorage.setItem(NAME, JSON.stringify([{ ...row, sinceSeconds: undefined, step: undefined }]))
    expect(open().cartItems()).toEqual([cartItem(1)])
  })

  it('has another path for an item links to the item', () => {
    open().add([cartItem(1)])
    const record = (localStorage.getItem(NAME) ?? '').replace(/"path":"[^"]*"/, '"path":"//elsewhere.test"')
    localStorage.setItem(NAME, record)
    expect(open().cartItems()[0]?.item.path).toBe(cartItem(1).item.path)
  })

  it.each([
    ['is denied', undefined],
    [
      'is full',
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      } as unknown as Storage,
    ],
  ])('%s lasts as long as the page', (_, storage) => {
    const cart = open(storage)
    cart.add([cartItem(1)])
    cart.add([cartItem(2)])
    expect(numbers(cart.cartItems())).toEqual([1, 2])
  })
})
