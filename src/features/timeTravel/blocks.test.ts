import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendBatch } from '../../domain/rpc.ts'
import { findBlockAt, NoSuchBlockError, readBlock } from './findBlock.ts'

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
  await expect(readBlock(send, 2)).rejects.toThrow('The chain has no block 2 yet.')
  expect(await readBlock(send, 'latest')).toEqual({ number: 1, timestampSeconds: 1_012 })
})

test('rejects when the node refuses or returns another block', async () => {
  const refusing: SendBatch = async (requests) =>
    requests.map(() => ({ ok: false, code: -32_005, message: 'limit exceeded', data: undefined }))
  await expect(readBlock(refusing, 7)).rejects.toMatchObject({ code: 'node-refused' })
  const other: SendBatch = async (requests) =>
    requests.map(() => ({ ok: true, result: { number: '0x9', timestamp: '0x1' } }))
  await expect(readBlock(other, 7)).rejects.toMatchObject({ code: 'malformed-reply' })
})
