// The limits of an index: entries of one log beyond them have no row, and are no movements.
import { expect, test } from 'vitest'
import { parseAddress } from '../domain/address.ts'
import { type Hex, wordHex } from './hex.ts'
import { CONSECUTIVE_TRANSFER, parseMovements, TRANSFER_BATCH } from './movements.ts'

const collection = parseAddress(`0x${'c0'.repeat(20)}`)
const word = (value: number): Hex => `0x${wordHex(BigInt(value))}`
const encode = (...words: readonly number[]): Hex => `0x${words.map((one) => wordHex(BigInt(one))).join('')}`
const COUNT = 5_001

test.each([
  [0, 1],
  [4_999, 1],
  [5_000, 0],
])('entry %i of a batch or range is %i movement', (place, count) => {
  const ids = Array.from({ length: COUNT }, (_, index) => index)
  const batch = {
    address: collection,
    topics: [TRANSFER_BATCH, word(1), word(0), word(2)] as const,
    data: encode(64, 32 * (COUNT + 3), COUNT, ...ids, COUNT, ...ids.map(() => 1)),
    logIndex: 0,
  }
  const range = {
    ...batch,
    topics: [CONSECUTIVE_TRANSFER, word(0), word(0), word(2)] as const,
    data: word(COUNT),
  }
  const token = { chainId: 1, collection, tokenId: BigInt(place) }
  expect(parseMovements(batch, { ...token, standard: 'ERC1155' })).toHaveLength(count)
  expect(parseMovements(range, { ...token, standard: 'ERC721' })).toHaveLength(count)
})
