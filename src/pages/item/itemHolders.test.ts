// Who could accept an offer for an item.
import { expect, test } from 'vitest'
import { person } from '../../../tests/support/historyRows.ts'
import { parseAddress } from '../../domain/address.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import type { ItemToken } from './Item.tsx'
import { findSale } from './itemHolders.ts'

const [owner, viewer] = [parseAddress(person(1)), parseAddress(person(2))]
const id = `0x${'d'.repeat(40)}${'1'.padStart(64, '0')}${owner.slice(2)}`

const token = (standard: ItemToken['standard'], amounts: readonly string[], historyComplete = true) =>
  ({
    standard,
    balances: amounts.map((amount) => ({ id, amount })),
    collection: { historyComplete },
  }) as never

test('a single item is sold by its owner, whose own offers don’t count, whoever looks', () => {
  const sale = { sellable: 1n, seller: owner }
  expect(findSale(token('ERC721', ['1']), 0n, viewer)).toEqual(sale)
  expect(findSale(token('ERC721', ['1']), 1n, owner)).toEqual(sale)
})

test('an edition is sold by a viewer who holds it', () => {
  expect(findSale(token('ERC1155', ['11', '3']), 3n, viewer)).toEqual({ sellable: 3n, seller: viewer })
})

test('no offer for more units of an edition counts than one holder could sell', () => {
  expect(findSale(token('ERC1155', ['11', '3']), 0n, viewer)).toEqual({ sellable: 11n, seller: undefined })
  expect(findSale(token('ERC1155', ['11']), 0n, viewer)).toEqual({ sellable: 11n, seller: owner })
  const unknown = { sellable: MAX_UINT256, seller: undefined }
  expect(findSale(token('ERC1155', ['11'], false), 0n, viewer)).toEqual(unknown)
})
