// An order is loaded under the hash that was asked for, whatever the index answers.
import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import { OrderMissingError } from './errors.ts'
import type { OrderHash } from '../domain/hashes.ts'
import { loadOrder } from './loadOrder.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}` as OrderHash
const answering = (order: object | null) =>
  ({ query: () => Promise.resolve({ data: { order } }) }) as unknown as ApolloClient

const another = { id: hash('b'), offerer: { id: `0x${'a1'.repeat(20)}` }, items: [] }

test('another order does not come under its own hash: the checks find that it is not the one asked for', async () => {
  expect((await loadOrder(answering(another), hash('a'))).orderHash).toBe(hash('a'))
})

test('an order that the index does not have is an error', async () => {
  await expect(loadOrder(answering(null), hash('a'))).rejects.toThrow(OrderMissingError)
})
