// @vitest-environment node
// The checks before an offer is accepted, against a dishonest index.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Wei } from '../../domain/wei.ts'
import { CONDUITS, ZERO_BYTES32 } from '../contracts.ts'
import { holds, unreadHolding } from '../../../tests/support/holdings.ts'
import { liesAbout, account } from '../../../tests/support/orderLies.ts'
import { OrderType, type Hex } from '../types.ts'
import {
  buyer,
  seller,
  artist,
  house,
  collection,
  weth,
  trait,
  identifiers,
  config,
  state,
  shown,
  honest,
  runChecks,
  published,
  withState,
} from '../../../tests/support/acceptances.ts'

describe('the checks before an acceptance', () => {
  test('passes an honest offer', () => {
    expect(runChecks()).toBe('held')
  })

  test.each<[string, () => string]>([
    ['protocol-unknown', () => withState({ protocol: null })],
    ['canceled', () => withState({ status: { ...state.status, canceled: true } })],
    ['already-sold', () => withState({ status: { ...state.status, filled: 4n, size: 4n } })],
    ['not-published', () => withState({ status: { ...state.status, validated: false } })],
    ['counter-raised', () => withState({ makerCounter: 6n })],
    ['expired', () => withState({ snapshot: { ...state.snapshot, timestamp: 2_000n } })],
    ['not-started', () => withState({ snapshot: { ...state.snapshot, timestamp: 999n } })],
    ['not-owner', () => withState({ seller: { ...state.seller, ...holds(0n) } })],
    ['holding-unread', () => withState({ seller: { ...state.seller, ...unreadHolding('out-of-gas') } })],
    ['balance-unread', () => withState({ buyer: { balance: null, allowance: 10_000n } })],
    ['bidder-unfunded', () => withState({ buyer: { balance: 999n, allowance: 10_000n } })],
    ['bidder-unfunded', () => withState({ buyer: { balance: 10_000n, allowance: 999n } })],
    ['own-order', () => runChecks(honest, { seller: buyer })],
    ['unknown-currency', () => runChecks(honest, { config: { ...config, currencies: [] } })],
    ['trait-mismatch', () => runChecks(honest, { trait: null })],
    ['trait-mismatch', () => runChecks(honest, { trait: { trait, identifiers: [...identifiers, 1n] } })],
    ['token-not-wanted', () => runChecks(honest, { shown: { ...shown, tokenId: tokenIdFromBigInt(4n) } })],
    ['restricted-order', () => published({ orderType: OrderType.fullRestricted, zone: account('8') })],
    ['restricted-order', () => published({ orderType: OrderType.partialRestricted, zone: account('8') })],
    ['restricted-order', () => published({ orderType: OrderType.contract })],
    ['unknown-conduit', () => published({ conduitKey: `0x${'11'.repeat(32)}` })],
    ['unknown-conduit', () => published({ conduitKey: `${ZERO_BYTES32.slice(0, -1)}1` as Hex })],
  ])('%s', (expected, outcome) => {
    expect(outcome()).toBe(expected)
  })

  test('accepts an unrestricted order with a zone, and conduits on the allow-list', () => {
    expect(published({ zone: account('8') })).toBe('held')
    expect(CONDUITS.size).toBe(2)
    for (const conduitKey of CONDUITS.keys()) expect(published({ conduitKey })).toBe('held')
  })

  test('accepts a balance and an allowance exactly equal to the price', () => {
    expect(withState({ buyer: { balance: 1_000n, allowance: 1_000n } })).toBe('held')
  })
})

describe('a dishonest index', () => {
  test('4,000 replaced values: none is accepted', { timeout: 600_000 }, () => {
    const addresses = [buyer, seller, artist, house, collection, weth]
    fc.assert(
      fc.property(liesAbout(honest, addresses), (replaced) => {
        expect(runChecks(replaced)).not.toBe('held')
      }),
      { numRuns: 4_000 },
    )
  })

  test('signs only what was shown, for any values shown', () => {
    const amount = fc.bigInt({ min: 0n, max: 2_000n })
    fc.assert(
      fc.property(amount, amount, (total, proceeds) => {
        const claimed = { ...shown, total: total as Wei, proceeds: proceeds as Wei }
        expect(runChecks(honest, { shown: claimed }) === 'held').toBe(total === 1_000n && proceeds === 925n)
      }),
    )
  })
})
