// An account's own order is canceled only when it matches what the page shows.
import { describe, expect, test } from 'vitest'
import type { Wei } from '../domain/wei.ts'
import { checkShownGoods, checkShownPrice, type ShownOrder } from './shownOrder.ts'
import type { MarketConfig, OrderComponents } from './types.ts'
import { nouns, studio, token, CASES } from '../../tests/support/shownOrders.ts'

const config = { chainId: 1, currencies: [], fee: null } as unknown as MarketConfig

const findings = (components: OrderComponents, shown: ShownOrder) => [
  checkShownGoods(components, shown),
  checkShownPrice(components, shown, config),
]
const codes = (components: OrderComponents, shown: ShownOrder) =>
  findings(components, shown).flatMap((finding) => (finding.held ? [] : [finding.code]))

describe.each(Object.entries(CASES))('%s', (name, [components, shown]) => {
  test('matches itself', () => {
    expect(codes(components, shown)).toEqual([])
  })

  test('matches none of the others', () => {
    for (const [other, [another]] of Object.entries(CASES)) {
      if (other !== name) expect(codes(another, shown), other).not.toEqual([])
    }
  })

  test.each([
    ['another contract', 'other-item', { goods: shown.goods.map((good) => ({ ...good, token: studio })) }],
    [
      'another number of units',
      'other-item',
      { goods: shown.goods.map((good) => ({ ...good, quantity: good.quantity + 1n })) },
    ],
    ['fewer goods', 'other-item', { goods: shown.goods.slice(1) }],
    ['more goods', 'other-item', { goods: [...shown.goods, token(nouns, 8n)] }],
    [
      'another token',
      'other-item',
      { goods: shown.goods.map((good) => ({ ...good, ...token(good.token, 8n) })) },
    ],
    ['another currency', 'price-differs', { currency: studio }],
    ['a wei more', 'price-differs', { startPrice: (shown.startPrice + 1n) as Wei }],
    ['a wei less at the end', 'price-differs', { endPrice: (shown.endPrice - 1n) as Wei }],
  ] as const)('is not one of %s', (_, code, change) => {
    expect(codes(components, { ...shown, ...change })).toEqual([code])
  })
})
