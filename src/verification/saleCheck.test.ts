// The price of a sale, as far as the log of its fulfilment shows: tips, and bounds in a match.
import { describe, expect, test } from 'vitest'
import { type Address, parseAddress } from '../domain/address.ts'
import type { Hex } from './hex.ts'
import { allowsPrice, salesIn } from './saleCheck.ts'
import { ORDER_FULFILLED, SEAPORT } from './seaportLogs.ts'

const who = (digit: string) => parseAddress(`0x${digit.repeat(40)}`)
const [SELLER, BUYER, OTHER, TOKEN, DUST, NATIVE] = ['1', '2', '3', 'a', 'd', '0'].map(who) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const subject = { chainId: 1, collection: TOKEN, tokenId: 7n, standard: 'ERC721' } as const

type Item = readonly [
  type: bigint,
  contract: Address,
  identifier: bigint,
  amount: bigint,
  recipient?: Address,
]
const word = (value: bigint | Address) => BigInt(value).toString(16).padStart(64, '0')
const list = (items: readonly Item[]) =>
  word(BigInt(items.length)) + items.map((item) => item.map((value) => word(value ?? 0n)).join('')).join('')

/** A receipt of one fulfilment of a listing of the token. */
function makeReceipt(...consideration: readonly Item[]) {
  const offer = list([[2n, TOKEN, 7n, 1n]])
  const data = `0x${word(9n)}${word(BUYER)}${word(128n)}${word(128n + BigInt(offer.length / 2))}${offer}${list(consideration)}`
  const log = {
    address: SEAPORT,
    topics: [ORDER_FULFILLED, `0x${word(SELLER)}`, `0x${word(0n)}`] as Hex[],
    data: data as Hex,
    logIndex: 0,
  }
  return { transactionHash: `0x${word(1n)}` as Hex, logs: [log], proof: undefined }
}

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
