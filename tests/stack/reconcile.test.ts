// Checks the demo's index against its chain, through a node that wants small batches and short ranges, with a program that
// shares no code with the index.
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
