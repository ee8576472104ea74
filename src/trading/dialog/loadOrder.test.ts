// `loadOrder` returns an order under the requested hash, whatever the index returns.
import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import type { OrderHash } from '../../domain/hashes.ts'
import { loadOrder, OrderMissingError } from './loadOrder.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
const clientWith = (order: object | null) =>
  ({ query: () => Promise.resolve({ data: { order } }) }) as unknown as ApolloClient

const another = { id: hash('b'), offerer: { id: `0x${'a1'.repeat(20)}` }, items: [] }

test('keeps the requested hash when the index returns another order, so that the checks can detect it', async () => {
  expect((await loadOrder(clientWith(another), hash('a'))).orderHash).toBe(hash('a'))
})

test('throws when the index does not have the order', async () => {
  await expect(loadOrder(clientWith(null), hash('a'))).rejects.toThrow(OrderMissingError)
})
