// @vitest-environment node
// The checks before an offer is accepted, against a dishonest index.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Wei } from '../../domain/wei.ts'
import { CONDUITS, ZERO_BYTES32 } from '../contracts.ts'
import { MalformedOrderError } from '../errors.ts'
import { hashOrder } from '../orderHash.ts'
import { parseOrder } from '../parseOrder.ts'
import { asIndexed, liesAbout, LOCAL_PROTOCOL } from '../../../tests/support/orderLies.ts'
import {
  ItemType,
  OrderType,
  type Hex,
  type IndexedOrder,
  type MarketConfig,
  type OrderComponents,
} from '../types.ts'
import type { ShownOffer } from './accept.ts'
import { checkAcceptance, type AcceptFacts } from './acceptChecks.ts'
import { parseBuyOrder } from '../buyOrder.ts'
import type { OfferState } from './offerState.ts'
import { tokenSet, traitHash } from './criteria.ts'

const account = (digit: string) => `0x${digit.repeat(40)}` as Address
const [buyer, seller, artist, house, collection, weth] = ['1', '2', '3', '4', '5', '6'].map(account) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const trait = { type: 'Head', value: 'Crab' }
const identifiers = [3n, 9n, 27n, 81n, 243n]

const money = (amount: bigint) => ({
  itemType: ItemType.erc20,
  token: weth,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
})

/** An offer of 4,000 wei of WETH for four of the tokens that have the trait. */
const components: OrderComponents = {
  offerer: buyer,
  zone: account('0'),
  offer: [money(4_000n)],
  consideration: [
    {
      itemType: ItemType.erc721WithCriteria,
      token: collection,
      identifierOrCriteria: tokenSet(identifiers).root,
      startAmount: 4n,
      endAmount: 4n,
      recipient: buyer,
    },
    { ...money(200n), recipient: artist },
    { ...money(100n), recipient: house },
  ],
  orderType: OrderType.partialOpen,
  startTime: 1_000n,
  endTime: 2_000n,
  zoneHash: traitHash(collection, trait),
  salt: 77n,
  conduitKey: ZERO_BYTES32,
  counter: 5n,
}

const config: MarketConfig = {
  chainId: 31337,
  currencies: [{ address: weth, symbol: 'WETH', decimals: 18, wrapsNative: true }],
  fee: { recipient: house, basisPoints: 250 },
}

const state: OfferState = {
  snapshot: {
    chainId: 31337,
    blockNumber: 1n,
    blockHash: ZERO_BYTES32,
    timestamp: 1_500n,
    codeHash: LOCAL_PROTOCOL.codeHash,
  },
  protocol: LOCAL_PROTOCOL,
  status: { validated: true, cancelled: false, filled: 0n, size: 0n },
  makerCounter: 5n,
  buyer: { balance: 10_000n, allowance: 10_000n },
  royalty: { recipient: artist, amount: 200n },
  seller: { held: 1n, approved: true, native: 10n ** 18n },
}

const shown: ShownOffer = {
  collection,
  tokenId: tokenIdFromBigInt(9n),
  standard: 'ERC721',
  currency: weth,
  quantity: 1n,
  total: 1_000n as Wei,
  proceeds: 925n as Wei,
}

const honest = asIndexed(hashOrder(components), components)

type Overrides = Partial<Omit<AcceptFacts, 'order' | 'buyOrder'>>

/** Accepts an order from the index and returns the code of the refusal, or the status. */
function runChecks(indexed: IndexedOrder = honest, overrides: Overrides = {}): string {
  let order
  try {
    order = parseOrder(indexed)
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    return 'malformed'
  }
  const read = parseBuyOrder(order.components)
  if ('notBuyOrder' in read) return 'unsupported-order'
  const facts = { shown, seller, trait: { trait, identifiers }, config, state, ...overrides }
  const outcome = checkAcceptance({ order, buyOrder: read.buyOrder, ...facts })
  return outcome.status === 'refused' ? outcome.code : outcome.status
}

/** The same for an order with other parameters, published with them, so that its hash is right. */
const published = (change: Partial<OrderComponents>) => {
  const changed = { ...components, ...change }
  return runChecks(asIndexed(hashOrder(changed), changed))
}

const withState = (change: Partial<OfferState>) => runChecks(honest, { state: { ...state, ...change } })

describe('the checks before an acceptance', () => {
  test('passes an honest offer', () => {
    expect(runChecks()).toBe('held')
  })

  test.each<[string, () => string]>([
    ['protocol-unknown', () => withState({ protocol: null })],
    ['cancelled', () => withState({ status: { ...state.status, cancelled: true } })],
    ['already-sold', () => withState({ status: { ...state.status, filled: 4n, size: 4n } })],
    ['not-published', () => withState({ status: { ...state.status, validated: false } })],
    ['counter-raised', () => withState({ makerCounter: 6n })],
    ['expired', () => withState({ snapshot: { ...state.snapshot, timestamp: 2_000n } })],
    ['not-started', () => withState({ snapshot: { ...state.snapshot, timestamp: 999n } })],
    ['not-owner', () => withState({ seller: { ...state.seller, held: 0n } })],
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
  test('10,000 replaced values: none is accepted', { timeout: 120_000 }, () => {
    const addresses = [buyer, seller, artist, house, collection, weth]
    fc.assert(
      fc.property(liesAbout(honest, addresses), (replaced) => {
        expect(runChecks(replaced)).not.toBe('held')
      }),
      { numRuns: 10_000 },
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
