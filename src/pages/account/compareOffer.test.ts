// Offers compared with market prices: exact ratios, also beyond the precision of floating-point numbers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWei } from '../../domain/wei.ts'
import { compareOffer, paysMore } from './compareOffer.ts'

const ETHER = 10n ** 18n
const offer = (price: bigint, quantity = 1n) => ({ price: toWei(price), proceeds: toWei(price), quantity })

test('is in hundredths of a per cent, for one unit of all that an offer buys', () => {
  expect(compareOffer(offer(ETHER), toWei(2n * ETHER))).toEqual({ side: 'below', basisPoints: 5_000n })
  expect(compareOffer(offer(3n * ETHER), toWei(2n * ETHER))).toEqual({ side: 'above', basisPoints: 5_000n })
  expect(compareOffer(offer(6n * ETHER, 3n), toWei(2n * ETHER))).toEqual({ side: 'same', basisPoints: 0n })
})

test('says below or above for the smallest difference', () => {
  expect(compareOffer(offer(ETHER - 1n), toWei(ETHER))).toEqual({ side: 'below', basisPoints: 1n })
  // A third of a unit, which rounded prices don't have.
  expect(compareOffer(offer(3n * ETHER + 1n, 3n), toWei(ETHER))).toEqual({ side: 'above', basisPoints: 1n })
})

test('orders offers by what the seller receives, not by what the buyer pays', () => {
  const net = (price: bigint, proceeds: bigint) => ({ ...offer(price), proceeds: toWei(proceeds) })
  expect(paysMore(net(10n, 5n), net(9n, 8n))).toBe(false)
  expect(paysMore(net(9n, 8n), net(10n, 5n))).toBe(true)
})

test('orders offers by the exact price of a unit', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
  const quantity = fc.bigInt({ min: 1n, max: 10n ** 6n })
  fc.assert(
    fc.property(amount, quantity, amount, quantity, (price, size, other, otherSize) => {
      const [one, two] = [offer(price, size), offer(other, otherSize)]
      expect(paysMore(one, two) && paysMore(two, one)).toBe(false)
      const exact = compareOffer({ price: toWei(price * otherSize), quantity: size }, toWei(other))
      expect(paysMore(one, two)).toBe(exact.side === 'above')
    }),
  )
})
