import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import type { SendBatch } from '../../domain/rpc.ts'
import { findIndexedBlock, NotIndexedYetError, NoSuchBlockError } from './findBlock.ts'

const START = 1_790_000_000
const BLOCK_SECONDS = 10
const HEAD = 100

/** A chain of 100 blocks, ten seconds apart. */
const send: SendBatch = async (requests) =>
  requests.map(({ params: [block] }) => {
    const number = block === 'latest' ? HEAD : Number(block)
    const hex = (value: number) => `0x${value.toString(16)}`
    const header = { number: hex(number), timestamp: hex(START + number * BLOCK_SECONDS) }
    return { ok: true, result: number > HEAD ? null : header }
  })

/** An indexer that has reached a block; undefined for one that doesn't respond. */
function fakeIndexer(number: number | undefined): ApolloClient {
  const query = async () => {
    if (number === undefined) throw new TypeError('fetch failed')
    const block = { number, hash: null, parentHash: null, timestamp: START + number * BLOCK_SECONDS }
    return { data: { _meta: { hasIndexingErrors: false, block } } }
  }
  return { query } as unknown as ApolloClient
}

test.each([{ block: 98 }, { seconds: START + 98 * BLOCK_SECONDS + 3 }])(
  'rejects %j while the indexer has not reached it, and names the block that it has reached',
  async (choice) => {
    const result = findIndexedBlock({ send, client: fakeIndexer(97) }, choice)
    await expect(result).rejects.toThrow(NotIndexedYetError)
    await expect(result).rejects.toThrow(/has block 98, but the indexer has only reached block 97 of .+2026/)
  },
)

test('finds the newest block of the indexer', async () => {
  const newest = { number: 97, timestampSeconds: START + 97 * BLOCK_SECONDS }
  expect(await findIndexedBlock({ send, client: fakeIndexer(97) }, { block: 97 })).toEqual(newest)
  expect(
    await findIndexedBlock({ send, client: fakeIndexer(97) }, { seconds: newest.timestampSeconds }),
  ).toEqual(newest)
})

test('rejects a block that the chain does not have without blaming the indexer', async () => {
  await expect(findIndexedBlock({ send, client: fakeIndexer(97) }, { block: 101 })).rejects.toThrow(
    NoSuchBlockError,
  )
})

test('accepts any block of the chain when the indexer does not respond', async () => {
  expect(await findIndexedBlock({ send, client: fakeIndexer(undefined) }, { block: 100 })).toMatchObject({
    number: 100,
  })
})
