// Checks the demo's index against its chain with a program that shares no code with the index.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEAPORT } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type Stack, startStack } from '../../local/stack.ts'
import { reconcile } from '../../reconcile/reconcile.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

test('finds no difference between the demo’s index and its chain', async () => {
  const seaport = SEAPORT.toLowerCase() as Hex
  const { archiveUrl: rpcUrl, graphqlUrl } = stack
  const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport, fromBlock: 0 })
  expect(comparison.compared.get('Sale.price')).toBeGreaterThan(100)
  expect(comparison.compared.get('Order.live')).toBeGreaterThan(500)
  expect(comparison.differences).toEqual([])
})
