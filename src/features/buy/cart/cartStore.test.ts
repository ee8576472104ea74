// @vitest-environment jsdom
import '../../../../tests/support/dom.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { parseOrderHash } from '../../../domain/hashes.ts'
import { itemPath } from '../../../domain/paths.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Wei } from '../../../domain/wei.ts'
import { createCartStore } from './cartStore.ts'
import type { CartItem } from '../../../orders/cartItem.ts'
import { MOST_KEPT } from './storedCartItems.ts'

const NAME = 'vitrine.basket.local.31337'
const collection = `0x${'c'.repeat(40)}` as Address

function cartItem(number: number, fields: Partial<CartItem> = {}): CartItem {
  const tokenId = tokenIdFromBigInt(BigInt(number))
  return {
    orderHash: parseOrderHash(`0x${number.toString(16).padStart(64, '0')}`),
    seller: `0x${'1'.repeat(40)}` as Address,
    item: {
      collection,
      collectionName: 'Cabinet',
      tokenId,
      standard: 'ERC1155',
      name: `Work ${number}`,
      image: null,
      path: itemPath(collection, tokenId),
    },
    currency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
    startPrice: (2n ** 200n) as Wei,
    endPrice: (2n ** 200n) as Wei,
    startsAtSeconds: 1,
    endsAtSeconds: 2,
    quantity: 5n,
    divisible: true,
    units: 1n,
    missed: null,
    checkout: null,
    ...fields,
  }
}

let events: EventTarget
const open = (storage: Storage | undefined = localStorage) => createCartStore({ name: NAME, storage, events })
const numbers = (cartItems: readonly CartItem[]) => cartItems.map(({ item }) => Number(item.tokenId))

beforeEach(() => {
  localStorage.clear()
  events = new EventTarget()
})

describe('the cart', () => {
  it('is the same after a reload, to the last unit', () => {
    open().add([cartItem(1), cartItem(2, { units: 3n, missed: 'expired first' })])
    expect(open().cartItems()).toEqual([cartItem(1), cartItem(2, { units: 3n, missed: 'expired first' })])
  })

  it('holds a listing once', () => {
    const cart = open()
    cart.add([cartItem(1), cartItem(2)])
    cart.add([cartItem(1, { units: 4n })])
    expect(cart.cartItems()).toEqual([cartItem(2), cartItem(1, { units: 4n })])
  })

  it('puts back what was taken out where it stood, and keeps what came since', () => {
    const cart = open()
    cart.add([cartItem(1), cartItem(2), cartItem(3)])
    const former = cart.cartItems()
    cart.remove([cartItem(2).orderHash])
    cart.add([cartItem(4)])
    cart.restore(former)
    expect(numbers(cart.cartItems())).toEqual([1, 2, 3, 4])
  })

  it('hears of other tabs, and does not overwrite what they wrote', () => {
    const [one, other] = [open(), open()]
    const heard = vi.fn()
    const stop = one.subscribe(heard)
    other.add([cartItem(1)])
    events.dispatchEvent(new StorageEvent('storage', { key: NAME }))
    expect(heard).toHaveBeenCalledOnce()
    expect(numbers(one.cartItems())).toEqual([1])
    other.add([cartItem(2)])
    one.add([cartItem(3)])
    expect(numbers(one.cartItems())).toEqual([1, 2, 3])
    stop()
  })

  it('says when not all fits', () => {
    const cart = open()
    const many = Array.from({ length: MOST_KEPT }, (_, index) => cartItem(index + 1))
    expect(cart.add(many)).toBe(true)
    expect(cart.add([cartItem(MOST_KEPT + 1)])).toBe(false)
    expect(cart.cartItems()).toHaveLength(MOST_KEPT)
  })

  it('knows which cart items a purchase is to buy, and forgets an earlier attempt', () => {
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
    ['is something else', '{"legs":1}'],
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
    ['an address that is none', { seller: '0x1' }],
  ])('has a cart item with %s loses that cart item alone', (_, fields) => {
    open().add([cartItem(1), cartItem(2)])
    const rows = JSON.parse(localStorage.getItem(NAME) ?? '[]') as object[]
    localStorage.setItem(NAME, JSON.stringify([{ ...rows[0], ...fields }, rows[1]]))
    expect(numbers(open().cartItems())).toEqual([2])
  })

  it('names another page for an item leads to the item', () => {
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
