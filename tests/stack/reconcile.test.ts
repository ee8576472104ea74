// Checks the demo's index: queries that no page sends can't knock it over, and it says what its chain says. A program that
// shares no code with the index compares them, through a node that wants small batches and short ranges.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEAPORT } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type Stack, startStack } from '../../local/stack.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { startPublicRpc } from '../support/publicRpc.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

test('finds no difference between the demo’s index and its chain', async () => {
  const seaport = SEAPORT.toLowerCase() as Hex
  const { archiveUrl, graphqlUrl } = stack
  const node = await startPublicRpc({ rpcUrl: archiveUrl, keptStates: 1_000_000, pauseEvery: 400 })
  const { comparison } = await reconcile({ rpcUrl: node.url, graphqlUrl, seaport, fromBlock: 0 }).finally(
    () => node.stop(),
  )
  expect(comparison.compared.get('Sale.price')).toBeGreaterThan(100)
  expect(comparison.compared.get('Order.live')).toBeGreaterThan(500)
  expect(comparison.differences).toEqual([])
})

/** Lists within lists, whose sizes are variables, so that graph-node can't count the rows beforehand. */
const nest = (levels: number): string =>
  levels === 0 ? '{ id }' : `{ collection { tokens(first: $n) ${nest(levels - 1)} } }`

test.each([
  [
    'could have too many rows',
    '{ tokens(first: 1000) { collection { tokens(first: 1000) { collection { tokens { id } } } } } }',
    /exceeds the limit of `3000000`/,
  ],
  [
    'has too large an answer',
    `query ($n: Int = 1000) { tokens(first: $n) ${nest(2)} }`,
    /result size of \d{10,} is larger/,
  ],
  ['is too deep', `query ($n: Int = 1) { tokens(first: $n) ${nest(9)} }`, /depth that exceeds the limit/],
  ['skips rows', '{ tokens(first: 1000, skip: 100000) { id } }', /`skip` argument must be/],
])('refuses a query that %s', async (_, query, message) => {
  const response = await fetch(stack.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const body = await response.text()
  expect(body).toMatch(message)
  expect(body.length).toBeLessThan(1_000)
})
