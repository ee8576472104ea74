// The index as an adversary: an order with replaced fields is never bought, without any read of the chain.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../domain/address.ts'
import { tokenIdFromBigInt } from '../domain/tokenId.ts'
import type { Wei } from '../domain/wei.ts'
import type { Value } from '../messages/message.ts'
import { currentTranslate } from '../messages/translate.ts'
import { sumPayments } from './sellOrder.ts'
import { checkPurchase, type BuyFacts } from './checks.ts'
import { CONDUITS, SEAPORT, ZERO_BYTES32 } from './contracts.ts'
import { encodeFulfillment, fitsBasic } from './fulfill.ts'
import { hashOrder } from './orderHash.ts'
import type { ListingState, ProtocolState } from './orderState.ts'
import { parseOrder } from './parseOrder.ts'
import { OrderType, type Hex } from './types.ts'
import {
  seller,
  buyer,
  coin,
  payment,
  components,
  config,
  state,
  shown,
  indexed,
  facts,
  published,
  paidIn,
  asText,
  withRightHash,
  SALES,
  checkedAs,
  toHonestOrder,
  replacements,
} from '../../tests/support/purchases.ts'
import { holds, unreadHolding } from '../../tests/support/holdings.ts'
import { account } from '../../tests/support/orderLies.ts'

const text = (value: Value) => currentTranslate()(value)

const runChecks = (buyFacts: BuyFacts) => {
  const outcome = checkPurchase(buyFacts)
  return outcome.status === 'refused' ? outcome.code : outcome.status
}

const withState = (change: Partial<ListingState>) => facts(indexed, { state: { ...state, ...change } })

const withProtocol = (change: Partial<ProtocolState>) =>
  withState({ protocol: state.protocol === null ? null : { ...state.protocol, ...change } })

describe('the checks before a purchase', () => {
  test('passes all checks of an honest order, each with its details', () => {
    const outcome = checkPurchase(facts())
    expect(outcome.status).toBe('held')
    if (outcome.status !== 'held') return
    expect(outcome.purchase.total).toBe(4_000n)
    expect(outcome.purchase.lines.map(({ role, amount }) => [role, amount])).toEqual([
      ['seller', 3_700n],
      ['royalty', 200n],
      ['fee', 100n],
    ])
    expect(outcome.passed.every(({ detail }) => detail !== '')).toBe(true)
  })

  test('shows details as amounts in their currency, dates, and short addresses', () => {
    const outcome = checkPurchase(facts())
    const all = outcome.passed.map(({ detail }) => text(detail)).join('\n')
    expect(all).toMatch(/0\.0000000000000037 ETH to 0x\w{4}…\w{4} \(seller\)/)
    expect(all).toContain('Has 1 ETH')
    expect(all).toMatch(/Open until .*1970/)
    // No full address or hash, and no amount in the smallest unit.
    expect(all).not.toMatch(/0x[0-9a-f]{9}|(?<![.\d])\d{9}/)
    const poor = checkPurchase(withState({ buyer: { ...state.buyer, currency: 0n } }))
    expect(poor).toMatchObject({ status: 'refused', check: 'funds' })
    expect(poor.status === 'refused' && text(poor.detail)).toBe('Has 0 ETH, needs 0.000000000000004 ETH')
  })

  test.each<[string, BuyFacts]>([
    ['protocol-unknown', withState({ protocol: null })],
    ['protocol-unknown', withProtocol({ codeHash: ZERO_BYTES32 })],
    ['protocol-unknown', withProtocol({ version: '1.5' })],
    ['protocol-unknown', withProtocol({ domainSeparator: ZERO_BYTES32 })],
    ['protocol-unknown', withProtocol({ conduitController: seller })],
    ['canceled', withState({ status: { ...state.status, canceled: true } })],
    ['already-sold', withState({ status: { ...state.status, filled: 4n, size: 4n } })],
    ['not-published', withState({ status: { ...state.status, validated: false } })],
    ['counter-raised', withState({ makerCounter: 6n })],
    ['expired', withState({ snapshot: { ...state.snapshot, timestamp: 2_000n } })],
    ['not-started', withState({ snapshot: { ...state.snapshot, timestamp: 999n } })],
    ['seller-lost-item', withState({ maker: [holds(3n)] })],
    ['holding-unread', withState({ maker: [unreadHolding('out-of-gas')] })],
    ['holding-unread', withState({ maker: [unreadHolding('no-code')] })],
    ['holding-unread', withState({ maker: [unreadHolding('malformed')] })],
    ['balance-unread', withState({ buyer: { ...state.buyer, currency: null } })],
    ['approval-revoked', withState({ maker: [holds(4n, false)] })],
    ['insufficient-funds', withState({ buyer: { ...state.buyer, currency: 3_999n } })],
    ['own-order', facts(indexed, { buyer: seller })],
    ['unknown-currency', facts(indexed, { config: { ...config, currencies: config.currencies.slice(1) } })],
    ['changed', withState({ status: { ...state.status, filled: 1n, size: 4n } })],
    ['restricted-order', published({ orderType: OrderType.fullRestricted, zone: account('8') })],
    ['restricted-order', published({ orderType: OrderType.partialRestricted, zone: account('8') })],
    ['restricted-order', published({ orderType: OrderType.contract })],
    ['unknown-conduit', published({ conduitKey: `0x${'11'.repeat(32)}` })],
    ['unknown-conduit', published({ conduitKey: `${ZERO_BYTES32.slice(0, -1)}1` as Hex })],
  ])('%s', (expected, buyFacts) => {
    expect(runChecks(buyFacts)).toBe(expected)
  })

  test('accepts an unrestricted order with a zone, and conduits on the allow-list', () => {
    expect(runChecks(published({ zone: account('8') }))).toBe('held')
    expect(CONDUITS.size).toBe(2)
    for (const conduitKey of CONDUITS.keys()) expect(runChecks(published({ conduitKey }))).toBe('held')
  })

  test.each([ZERO_ADDRESS, coin, account('9')])(
    'refuses a currency that is not configured, with any name of its contract and %s shown for it',
    (currency) => {
      const lookAlike = published(paidIn(account('9')), { shown: { ...shown, currency } })
      expect(checkPurchase(lookAlike)).toMatchObject({ check: 'price', code: 'unknown-currency' })
    },
  )

  test.each([
    [0, '4,000 COIN'],
    [18, '0.000000000000004 COIN'],
    [36, `0.${'0'.repeat(32)}4 COIN`],
  ])('pays a currency of %i decimals exactly, in its smallest unit', (decimals, detail) => {
    const priced = (total: bigint) =>
      published(paidIn(coin), {
        config: { ...config, currencies: [{ address: coin, symbol: 'COIN', decimals }] },
        shown: { ...shown, currency: coin, total: total as Wei },
      })
    const outcome = checkPurchase(priced(4_000n))
    expect(outcome).toMatchObject({ status: 'held', purchase: { total: 4_000n } })
    expect(outcome.status === 'held' && outcome.passed.map((passed) => text(passed.detail))).toContain(detail)
    for (const total of [3_999n, 4_001n, 4_000n * 10n ** 18n])
      expect(runChecks(priced(total))).toBe('price-differs')
    expect(runChecks(published(paidIn(coin)))).toBe('price-differs')
  })

  test('accepts a balance exactly equal to the price', () => {
    expect(runChecks(withState({ buyer: { ...state.buyer, currency: 4_000n } }))).toBe('held')
  })

  test('accepts an order in its last second and refuses it at its end', () => {
    expect(runChecks(withState({ snapshot: { ...state.snapshot, timestamp: 1_999n } }))).toBe('held')
  })

  test('recipients other than the seller may receive a quarter of the price and not one wei more', () => {
    const paying = (other: bigint) => {
      const consideration = [payment(seller, 4_000n - other), payment(account('7'), other)]
      const changed = { ...components, consideration }
      const order = { ...indexed, orderHash: hashOrder(changed), consideration: asText(consideration) }
      return runChecks(facts(order))
    }
    expect(paying(1_000n)).toBe('held')
    expect(paying(1_001n)).toBe('seller-unpaid')
  })

  describe('fault: price differs between view and sign', () => {
    test('computes a declining price at the block’s time and needs confirmation when it differs from the price shown', () => {
      const [first, ...rest] = components.consideration
      if (first === undefined) throw new Error('no price')
      const consideration = [{ ...first, startAmount: 3_700n, endAmount: 1_700n }, ...rest]
      const changed = { ...components, consideration }
      const order = { ...indexed, orderHash: hashOrder(changed), consideration: asText(consideration) }
      const outcome = checkPurchase(facts(order))
      expect(outcome).toMatchObject({
        status: 'changed',
        change: { what: 'price', from: 4_000n, to: 3_000n },
      })
      expect(runChecks(facts(order, { shown: { ...shown, total: 3_000n as Wei } }))).toBe('held')
      expect(runChecks(facts(order, { shown: { ...shown, total: 2_999n as Wei } }))).toBe('price-differs')
      // After the buyer agreed, a price that fell further is paid at its new value; a price above the shown one never is.
      expect(checkPurchase(facts(order, { acceptLess: true }))).toMatchObject({
        status: 'held',
        purchase: { total: 3_000n },
      })
      const lower = { ...shown, total: 2_999n as Wei }
      expect(runChecks(facts(order, { shown: lower, acceptLess: true }))).toBe('price-differs')
      expect(runChecks(facts(indexed, { shown: { ...shown, total: 4_001n as Wei }, acceptLess: true }))).toBe(
        'price-differs',
      )
    })
  })
})

describe('a dishonest index', () => {
  test.each(Object.entries(SALES))('that returns the honest order of %s lets it be bought', (_, sale) => {
    expect(checkedAs(sale, toHonestOrder(sale))).toMatchObject({
      status: 'held',
      purchase: { total: sale.shown.total },
    })
  })

  test('4,000 replaced values: none is bought', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(replacements, ({ sale, replaced }) => {
        expect(checkedAs(sale, replaced)?.status).not.toBe('held')
      }),
      { numRuns: 4_000 },
    )
  })

  test('a published order that differs is bought only if everything shown is true for it', () => {
    let bought = 0
    fc.assert(
      fc.property(replacements, ({ sale, replaced }) => {
        const outcome = checkedAs(sale, withRightHash(replaced))
        if (outcome?.status !== 'held') return
        bought += 1
        const { sellOrder, lines, total, fraction } = outcome.purchase
        const items = [sellOrder, ...sellOrder.rest].map(({ token, identifier, standard, quantity }) => ({
          collection: token,
          tokenId: tokenIdFromBigInt(identifier),
          standard,
          quantity,
        }))
        const { rest = [], currency, total: price, ...first } = sale.shown
        expect(items).toEqual([first, ...rest])
        expect([sellOrder.currency, total]).toEqual([currency, price])
        const { components: parsed } = parseOrder(replaced)
        const toMaker = lines.filter(({ recipient }) => recipient === parsed.offerer)
        expect(4n * sumPayments(toMaker)).toBeGreaterThanOrEqual(3n * total)
        const { call } = encodeFulfillment({ components: parsed, fraction, total, filled: 0n, buyer })
        expect([call.to, call.value]).toEqual([SEAPORT, currency === ZERO_ADDRESS ? price : 0n])
      }),
      { numRuns: 1_000 },
    )
    // Some changed orders match what is shown: another salt, a later end, another recipient of a small share.
    expect(bought).toBeGreaterThan(0)
  })

  test('refuses an order with items left out, doubled or reordered', () => {
    const [first, second, third] = indexed.consideration
    if (first === undefined || second === undefined || third === undefined) throw new Error('three payments')
    for (const consideration of [
      [first, second],
      [first, second, third, third],
      [second, first, third],
      [],
    ]) {
      expect(runChecks(facts({ ...indexed, consideration }))).not.toBe('held')
    }
    expect(runChecks(facts({ ...indexed, offer: [...indexed.offer, ...indexed.offer] }))).not.toBe('held')
  })

  test('the wallet request matches what was shown, for any values shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 4n }), fc.bigInt({ min: 0n, max: 8_000n }), (quantity, total) => {
        const outcome = checkPurchase(facts(indexed, { shown: { ...shown, quantity, total: total as Wei } }))
        if (outcome.status !== 'held') return
        const { call } = encodeFulfillment({ components, filled: 0n, buyer, ...outcome.purchase })
        expect(call.value).toBe(total)
        expect(total).toBe(quantity * 1_000n)
      }),
    )
  })
})

describe('the basic call', () => {
  const whole = { numerator: 4n, denominator: 4n }
  test('fits an unfilled whole order that pays the seller first', () => {
    expect(fitsBasic(components, 0n, whole)).toBe(true)
    expect(fitsBasic(components, 1n, whole)).toBe(false)
    expect(fitsBasic(components, 0n, { numerator: 1n, denominator: 4n })).toBe(false)
    const [first, ...rest] = components.consideration
    if (first === undefined) throw new Error('no price')
    expect(fitsBasic({ ...components, consideration: [...rest, first] }, 0n, whole)).toBe(false)
  })

  test('has the zero selector', () => {
    const { call } = encodeFulfillment({ components, fraction: whole, filled: 0n, total: 4_000n, buyer })
    expect(call.data.slice(0, 10) as Hex).toBe('0x00000000')
  })
})
