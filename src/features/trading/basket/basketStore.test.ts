// @vitest-environment jsdom
import '../../../../tests/support/dom.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { parseOrderHash } from '../../../domain/hashes.ts'
import { itemPath } from '../../../domain/paths.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Wei } from '../../../domain/wei.ts'
import { createBasketStore } from './basketStore.ts'
import type { Leg } from './leg.ts'
import { MOST_KEPT } from './storedLegs.ts'

const NAME = 'vitrine.basket.local.31337'
const collection = `0x${'c'.repeat(40)}` as Address

function leg(number: number, fields: Partial<Leg> = {}): Leg {
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
const open = (storage: Storage | undefined = localStorage) =>
  createBasketStore({ name: NAME, storage, events })
const numbers = (legs: readonly Leg[]) => legs.map(({ item }) => Number(item.tokenId))

beforeEach(() => {
  localStorage.clear()
  events = new EventTarget()
})

describe('the basket', () => {
  it('is the same after a reload, to the last unit', () => {
    open().add([leg(1), leg(2, { units: 3n, missed: 'expired first' })])
    expect(open().legs()).toEqual([leg(1), leg(2, { units: 3n, missed: 'expired first' })])
  })

  it('holds a listing once', () => {
    const basket = open()
    basket.add([leg(1), leg(2)])
    basket.add([leg(1, { units: 4n })])
    expect(basket.legs()).toEqual([leg(2), leg(1, { units: 4n })])
  })

  it('puts back what was taken out where it stood, and keeps what came since', () => {
    const basket = open()
    basket.add([leg(1), leg(2), leg(3)])
    const former = basket.legs()
    basket.remove([leg(2).orderHash])
    basket.add([leg(4)])
    basket.restore(former)
    expect(numbers(basket.legs())).toEqual([1, 2, 3, 4])
  })

  it('hears of other tabs, and does not overwrite what they wrote', () => {
    const [one, other] = [open(), open()]
    const heard = vi.fn()
    const stop = one.subscribe(heard)
    other.add([leg(1)])
    events.dispatchEvent(new StorageEvent('storage', { key: NAME }))
    expect(heard).toHaveBeenCalledOnce()
    expect(numbers(one.legs())).toEqual([1])
    other.add([leg(2)])
    one.add([leg(3)])
    expect(numbers(one.legs())).toEqual([1, 2, 3])
    stop()
  })

  it('says when not all fits', () => {
    const basket = open()
    const many = Array.from({ length: MOST_KEPT }, (_, index) => leg(index + 1))
    expect(basket.add(many)).toBe(true)
    expect(basket.add([leg(MOST_KEPT + 1)])).toBe(false)
    expect(basket.legs()).toHaveLength(MOST_KEPT)
  })

  it('knows which legs a purchase is to buy, and forgets an earlier attempt', () => {
    const basket = open()
    basket.add([leg(1), leg(2)])
    basket.beginCheckout('basket:a', [leg(1).orderHash, leg(2).orderHash])
    basket.beginCheckout('basket:a', [leg(2).orderHash])
    expect(basket.legs().map(({ checkout }) => checkout)).toEqual([null, 'basket:a'])
  })
})

describe('a basket whose storage', () => {
  it.each([
    ['is not JSON', '{'],
    ['is something else', '{"legs":1}'],
    ['holds no legs', '[1,null,{"orderHash":"0x1"}]'],
  ])('%s is empty, and works', (_, record) => {
    localStorage.setItem(NAME, record)
    const basket = open()
    expect(basket.legs()).toEqual([])
    basket.add([leg(1)])
    expect(numbers(open().legs())).toEqual([1])
  })

  it.each([
    ['more units than there are', { units: '6' }],
    ['no units', { units: '0' }],
    ['a negative price', { startPrice: '-1' }],
    ['a token id beyond 256 bits', { item: { ...leg(1).item, tokenId: '9'.repeat(78) } }],
    ['an address that is none', { seller: '0x1' }],
  ])('has a leg with %s loses that leg alone', (_, fields) => {
    open().add([leg(1), leg(2)])
    const rows = JSON.parse(localStorage.getItem(NAME) ?? '[]') as object[]
    localStorage.setItem(NAME, JSON.stringify([{ ...rows[0], ...fields }, rows[1]]))
    expect(numbers(open().legs())).toEqual([2])
  })

  it('names another page for an item leads to the item', () => {
    open().add([leg(1)])
    const record = (localStorage.getItem(NAME) ?? '').replace(/"path":"[^"]*"/, '"path":"//elsewhere.test"')
    localStorage.setItem(NAME, record)
    expect(open().legs()[0]?.item.path).toBe(leg(1).item.path)
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
    const basket = open(storage)
    basket.add([leg(1)])
    basket.add([leg(2)])
    expect(numbers(basket.legs())).toEqual([1, 2])
  })
})
