// An account's own order is canceled only when it matches what the page shows.
import { describe, expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { checkShownGoods, checkShownPrice, type ShownOrder } from './shownOrder.ts'
import { ItemType, type MarketConfig, type OrderComponents } from './types.ts'

const address = (byte: string) => `0x${byte.repeat(20)}` as Address
const [nouns, tidal, ada, studio] = [address('a1'), address('b2'), address('c3'), address('d4')]
const [ether, weth] = [address('00'), address('ee')]
const config = { chainId: 1, currencies: [], fee: null } as unknown as MarketConfig

const item = (
  itemType: ItemType,
  token: Address,
  identifierOrCriteria: bigint,
  amounts: bigint | [bigint, bigint],
) => {
  const [startAmount, endAmount] = typeof amounts === 'bigint' ? [amounts, amounts] : amounts
  return { itemType, token, identifierOrCriteria, startAmount, endAmount, recipient: ada }
}
const order = (sides: object) => sides as OrderComponents
const token = (contract: Address, identifier: bigint, quantity = 1n) => ({
  token: contract,
  wanted: { kind: 'token', identifier } as const,
  quantity,
})
const at = (currency: Address, start: bigint, end = start) => ({
  currency,
  startPrice: start as Wei,
  endPrice: end as Wei,
})

const CASES: Readonly<Record<string, readonly [OrderComponents, ShownOrder]>> = {
  'a listing with a royalty': [
    order({
      offer: [item(ItemType.erc721, nouns, 7n, 1n)],
      consideration: [
        item(ItemType.native, ether, 0n, 95n),
        { ...item(ItemType.native, ether, 0n, 5n), recipient: studio },
      ],
    }),
    { goods: [token(nouns, 7n)], ...at(ether, 100n) },
  ],
  'a falling price': [
    order({
      offer: [item(ItemType.erc1155, tidal, 3n, 4n)],
      consideration: [item(ItemType.erc20, weth, 0n, [80n, 40n])],
    }),
    { goods: [token(tidal, 3n, 4n)], ...at(weth, 80n, 40n) },
  ],
  'a bundle for one account alone': [
    order({
      offer: [item(ItemType.erc721, nouns, 7n, 1n), item(ItemType.erc1155, tidal, 3n, 2n)],
      consideration: [
        item(ItemType.native, ether, 0n, 50n),
        item(ItemType.erc721, nouns, 7n, 1n),
        item(ItemType.erc1155, tidal, 3n, 2n),
      ],
    }),
    { goods: [token(nouns, 7n), token(tidal, 3n, 2n)], ...at(ether, 50n) },
  ],
  'an offer for an item': [
    order({
      offer: [item(ItemType.erc20, weth, 0n, 30n)],
      consideration: [item(ItemType.erc721, nouns, 7n, 1n), item(ItemType.erc20, weth, 0n, 2n)],
    }),
    { goods: [token(nouns, 7n)], ...at(weth, 30n) },
  ],
  'an offer for any item': [
    order({
      offer: [item(ItemType.erc20, weth, 0n, 30n)],
      consideration: [item(ItemType.erc721WithCriteria, nouns, 0n, 1n)],
    }),
    { goods: [{ token: nouns, wanted: { kind: 'any' }, quantity: 1n }], ...at(weth, 30n) },
  ],
  'an offer for a trait': [
    order({
      offer: [item(ItemType.erc20, weth, 0n, 30n)],
      consideration: [item(ItemType.erc721WithCriteria, nouns, 99n, 1n)],
    }),
    { goods: [{ token: nouns, wanted: { kind: 'set', root: 99n }, quantity: 1n }], ...at(weth, 30n) },
  ],
}

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
