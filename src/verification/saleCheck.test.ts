// The price of a sale, as far as the log of its fulfilment shows: tips, and bounds in a match.
import { describe, expect, test } from 'vitest'
import { allowsPrice, salesIn } from './saleCheck.ts'
import {
  SELLER,
  BUYER,
  OTHER,
  TOKEN,
  DUST,
  NATIVE,
  subject,
  type Item,
  makeReceipt,
} from '../../tests/support/saleReceipts.ts'

const BASIC = '0xfb0f3ee1'
const priced = (price: bigint) => ({ quantity: 1n, price, bundleSize: 1 })

describe('a listing that requested 100', () => {
  const requested: readonly Item[] = [
    [0n, NATIVE, 0n, 90n, SELLER],
    [0n, NATIVE, 0n, 10n, OTHER],
  ]
  test.each<readonly [string, readonly Item[]]>([
    ['without a tip', []],
    ['with a tip in the same currency', [[0n, NATIVE, 0n, 500n, OTHER]]],
    ['with a tip in another currency', [[1n, DUST, 0n, 1n, OTHER]]],
    ['with an item for a tip', [[2n, TOKEN, 8n, 1n, OTHER]]],
    ['with a tip that the buyer gives himself', [[0n, NATIVE, 0n, 500n, BUYER]]],
  ])('%s may have cost that, and no other sum', (_, tips) => {
    const [sale] = salesIn(makeReceipt(...requested, ...tips), subject, BASIC)
    if (sale === undefined) throw new Error('No sale was read')
    expect(allowsPrice(sale, priced(100n))).toBe(true)
    for (const other of [0n, 99n, 101n, 599n, 601n]) expect(allowsPrice(sale, priced(other))).toBe(false)
  })

  test('never cost what went back to the buyer', () => {
    const [sale] = salesIn(makeReceipt(...requested, [0n, NATIVE, 0n, 500n, BUYER]), subject, BASIC)
    expect(sale !== undefined && allowsPrice(sale, priced(600n))).toBe(false)
  })
})
