// Who could accept an offer for an item.
import { expect, test } from 'vitest'
import { person } from '../../../tests/support/historyRows.ts'
import { parseAddress } from '../../domain/address.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import type { ItemToken } from './Item.tsx'
import { findSeller } from './itemHolders.ts'

const [owner, viewer] = [parseAddress(person(1)), parseAddress(person(2))]
const id = `0x${'d'.repeat(40)}${'1'.padStart(64, '0')}${owner.slice(2)}`

const token = (standard: ItemToken['standard'], amounts: readonly string[], historyComplete = true) =>
  ({
    standard,
    balances: amounts.map((amount) => ({ id, amount })),
    collection: { historyComplete },
  }) as never

test('only its owner can sell a single item, so no viewer counts the owner’s offers', () => {
  const seller = { account: owner, units: 1n }
  expect(findSeller(token('ERC721', ['1']), 0n, viewer)).toEqual(seller)
  expect(findSeller(token('ERC721', ['1']), 1n, owner)).toEqual(seller)
})

test('a viewer who holds an edition is its seller', () => {
  expect(findSeller(token('ERC1155', ['11', '3']), 3n, viewer)).toEqual({ account: viewer, units: 3n })
})

test('no offer for more units of an edition counts than one holder could sell', () => {
  expect(findSeller(token('ERC1155', ['11', '3']), 0n, viewer)).toEqual({ account: undefined, units: 11n })
  expect(findSeller(token('ERC1155', ['11']), 0n, viewer)).toEqual({ account: owner, units: 11n })
  const unknown = { account: undefined, units: MAX_UINT256 }
  expect(findSeller(token('ERC1155', ['11'], false), 0n, viewer)).toEqual(unknown)
})
