// A search for logs ends with any answers of the node, and accepts no event of blocks that it didn't request.
import { expect, test } from 'vitest'
import type { RpcReply } from '../domain/rpc.ts'
import { TO, MAX_REQUESTS, logAt, search } from '../../tests/support/logSearches.ts'

const refusal: RpcReply = {
  ok: false,
  code: -32005,
  message: 'query returned more than 10000 results',
  data: undefined,
}

test('a node that refuses every range is given up after a few', async () => {
  const { requests, searchedFrom } = await search(() => refusal)
  expect(searchedFrom).toBeUndefined()
  expect(requests).toBeLessThan(MAX_REQUESTS)
})

test('a node that accepts only small ranges of an endless chain is queried as often as allowed', async () => {
  const { requests, searchedFrom } = await search((lower, upper) =>
    upper - lower < 10 ? { ok: true, result: [] } : refusal,
  )
  expect(requests).toBe(MAX_REQUESTS)
  expect(searchedFrom).toBeGreaterThan(TO - 10 * MAX_REQUESTS)
})

test('a node with endless events is read up to the limit', async () => {
  const { requests, taken } = await search((lower) => ({
    ok: true,
    result: Array.from({ length: 1_000 }, () => logAt(lower)),
  }))
  expect(taken).toHaveLength(10_000)
  expect(requests).toBe(10)
})

test.each<[string, (lower: number, upper: number) => number]>([
  ['later', (_lower, upper) => upper + 1],
  ['earlier', (lower) => lower - 1],
])('a node that returns events of %s blocks than requested isn’t believed', async (_kind, block) => {
  const searching = search((lower, upper) => ({ ok: true, result: [logAt(block(lower, upper))] }))
  await expect(searching).rejects.toMatchObject({ code: 'malformed-reply' })
})
