// The money of a listing, for any price, royalty and fee: the shares add up and nobody receives too much.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { Wei } from '../../domain/wei.ts'
import { amountAt, ONE_HUNDRED_PERCENT } from '../amounts.ts'
import { buildListing } from './buildListing.ts'
import { royaltyBases, type ListingDraft } from './draft.ts'
import { seller, CAP_BASIS_POINTS, item, listing } from '../../../tests/support/listingDrafts.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

describe('the shares of a listing', () => {
  test('add up to its price at either end', () => {
    fc.assert(
      fc.property(listing, ({ draft, terms: { shares } }) => {
        expect(sum(shares.map(({ start }) => start))).toBe(draft.startPrice * draft.parts)
        expect(sum(shares.map(({ end }) => end))).toBe(draft.endPrice * draft.parts)
      }),
    )
  })

  test('are never below zero, and royalties never above their cap', () => {
    fc.assert(
      fc.property(listing, ({ draft, terms: { shares } }) => {
        expect(shares.every(({ start, end }) => start >= 0n && end >= 0n)).toBe(true)
        const royalties = shares.filter(({ role }) => role === 'royalty')
        const most = (of: bigint) => ((of * CAP_BASIS_POINTS) / ONE_HUNDRED_PERCENT) * draft.parts
        expect(sum(royalties.map(({ start }) => start))).toBeLessThanOrEqual(most(draft.startPrice))
        expect(sum(royalties.map(({ end }) => end))).toBeLessThanOrEqual(most(draft.endPrice))
      }),
    )
  })

  test('name each recipient of royalties once', () => {
    fc.assert(
      fc.property(listing, ({ terms: { shares } }) => {
        const recipients = shares.filter(({ role }) => role === 'royalty').map(({ recipient }) => recipient)
        expect(new Set(recipients).size).toBe(recipients.length)
      }),
    )
  })

  test('divide into any number of parts without a remainder', () => {
    fc.assert(
      fc.property(listing, fc.bigInt({ min: 1n, max: 10n ** 6n }), ({ draft, terms }, some) => {
        const numerator = (some % draft.parts) + 1n
        const fraction = { numerator, denominator: draft.parts }
        const { consideration } = buildListing(draft, { seller, terms, startTime: 1_000n, counter: 0n })
        const at = (time: bigint) =>
          sum(
            consideration.map(({ startAmount, endAmount }) =>
              amountAt({
                startAmount,
                endAmount,
                startTime: 1_000n,
                endTime: 2_000n,
                at: time,
                fraction,
              }),
            ),
          )
        expect(at(1_000n)).toBe(draft.startPrice * numerator)
        expect(at(2_000n)).toBe(draft.endPrice * numerator)
        // In between, the contract rounds each share up, so each recipient gets at most one unit more.
        const exact = draft.startPrice * numerator + draft.endPrice * numerator
        const half = at(1_500n) * 2n - exact
        expect(half).toBeGreaterThanOrEqual(0n)
        expect(half).toBeLessThanOrEqual(2n * BigInt(consideration.length))
      }),
    )
  })

  test('requests royalties on even parts of a bundle', () => {
    const draft: ListingDraft = {
      items: [item(1n, 1n), item(2n, 1n), item(3n, 1n)],
      parts: 1n,
      startPrice: 10n as Wei,
      endPrice: 10n as Wei,
      currency: ZERO_ADDRESS,
      startsAtSeconds: null,
      expiresAtSeconds: 2_000,
      reservedFor: null,
      salt: 1n,
    }
    expect(royaltyBases(draft)).toEqual({ start: 3n, end: 3n })
  })
})
