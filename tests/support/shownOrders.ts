// For tests: orders of every kind, each with what a page shows of it.
import type { Address } from '../../src/domain/address.ts'
import type { Wei } from '../../src/domain/wei.ts'
import type { ShownOrder } from '../../src/seaport/shownOrder.ts'
import { ItemType, type OrderComponents } from '../../src/seaport/types.ts'

const address = (byte: string) => `0x${byte.repeat(20)}` as Address
export const [nouns, tidal, ada, studio] = [address('a1'), address('b2'), address('c3'), address('d4')]
const [ether, weth] = [address('00'), address('ee')]

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
export const token = (contract: Address, identifier: bigint, quantity = 1n) => ({
  token: contract,
  wanted: { kind: 'token', identifier } as const,
  quantity,
})
const at = (currency: Address, start: bigint, end = start) => ({
  currency,
  startPrice: start as Wei,
  endPrice: end as Wei,
})

export const CASES: Readonly<Record<string, readonly [OrderComponents, ShownOrder]>> = {
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
