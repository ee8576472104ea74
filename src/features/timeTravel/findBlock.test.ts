import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendBatch } from '../../domain/rpc.ts'
import {
  findBlockAt,
  NoSuchBlockError,
  fetchBlock,
  findIndexedBlock,
  NotIndexedYetError,
} from './findBlock.ts'
import type { ApolloClient } from '@apollo/client'

function fakeChain(timestamps: readonly number[]): SendBatch {
  return async (requests) =>
    requests.map(({ params: [block] }) => {
      const number = block === 'latest' ? timestamps.length - 1 : Number(block)
      const timestamp = timestamps[number]
      const hex = (value: number) => `0x${value.toString(16)}`
      const result =
        timestamp === undefined ? null : { number: hex(number), timestamp: hex(timestamp), hash: '0x00' }
      return { ok: true, result }
    })
}

const blockIntervals = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 300 })

test('finds the newest block at or before a time', async () => {
  await fc.assert(
    fc.asyncProperty(blockIntervals, fc.integer({ min: 0, max: 160_000 }), async (intervals, after) => {
      let time = 1_000
      const timestamps = [time, ...intervals.map((interval) => (time += interval))]
      const seconds = 1_000 + after
      const expected = timestamps.findLastIndex((timestamp) => timestamp <= seconds)
      expect(await findBlockAt(fakeChain(timestamps), seconds)).toEqual({
        number: expected,
        timestampSeconds: timestamps[expected],
      })
    }),
  )
})

test('ignores the time of a genesis block that is later than the next block’s', async () => {
  const send = fakeChain([9_000, 1_000, 2_000, 3_000, 4_000])
  expect(await findBlockAt(send, 1_000)).toEqual({ number: 1, timestampSeconds: 1_000 })
  expect(await findBlockAt(send, 3_500)).toEqual({ number: 3, timestampSeconds: 3_000 })
  await expect(findBlockAt(send, 999)).rejects.toThrow(NoSuchBlockError)
})

test('reads at most 12 batches and 80 headers on a chain of millions of blocks', async () => {
  const sent = { batches: 0, headers: 0 }
  const send: SendBatch = async (requests) => {
    sent.batches += 1
    sent.headers += requests.length
    return requests.map(({ params: [block] }) => {
      const number = block === 'latest' ? 25_000_000 : Number(block)
      return {
        ok: true,
        result: { number: `0x${number.toString(16)}`, timestamp: `0x${(12 * number).toString(16)}` },
      }
    })
  }
  expect(await findBlockAt(send, 123_456_789)).toEqual({ number: 10_288_065, timestampSeconds: 123_456_780 })
  expect(sent.batches).toBeLessThanOrEqual(12)
  expect(sent.headers).toBeLessThanOrEqual(80)
})

test('rejects a time before the first block and a number beyond the newest', async () => {
  const send = fakeChain([1_000, 1_012])
  await expect(findBlockAt(send, 999)).rejects.toThrow(NoSuchBlockError)
  await expect(fetchBlock(send, 2)).rejects.toThrow('The chain has no block 2 yet.')
  expect(await fetchBlock(send, 'latest')).toEqual({ number: 1, timestampSeconds: 1_012 })
})

test('rejects when the node refuses or returns another block', async () => {
  const refusing: SendBatch = async (requests) =>
    requests.map(() => ({ ok: false, code: -32_005, message: 'limit exceeded', data: undefined }))
  await expect(fetchBlock(refusing, 7)).rejects.toMatchObject({ code: 'node-refused' })
  const other: SendBatch = async (requests) =>
    requests.map(() => ({ ok: true, result: { number: '0x9', timestamp: '0x1' } }))
  await expect(fetchBlock(other, 7)).rejects.toMatchObject({ code: 'malformed-reply' })
})

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
    await expect(result).rejects.toThrow(/has block 98, but this site has only reached block 97 of .+2026/)
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
