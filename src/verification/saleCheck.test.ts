// The price of a sale, as far as the log of its fulfilment shows: tips, and bounds in a match.
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../domain/address.ts'
import { allowsPrice, salesIn } from './saleCheck.ts'
import { SEAPORT } from './seaportLogs.ts'
import {
  SELLER,
  BUYER,
  OTHER,
  TOKEN,
  DUST,
  NATIVE,
  subject,
  type Item,
  makePayment,
  makeReceipt,
} from '../../tests/support/saleReceipts.ts'

const BASIC = '0xfb0f3ee1'
const EARLIER = [
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  '0x00000000006c3852cbef3e08e8df289169ede581',
] as const
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

describe('a fulfillment', () => {
  const payment: Item = [0n, NATIVE, 0n, 90n, SELLER]
  const soldBy = (address: string) => {
    const receipt = makeReceipt(payment)
    const logs = receipt.logs.map((log) =>
      log.address === SEAPORT ? { ...log, address: parseAddress(address) } : log,
    )
    return salesIn({ ...receipt, logs }, subject, BASIC).length
  }

  test('whose item moves to the buyer is a sale; one whose item stays with its giver is none', () => {
    const { logs, ...receipt } = makeReceipt(payment)
    const stays = logs.filter(({ address }) => address === SEAPORT)
    expect(salesIn({ ...receipt, logs }, subject, BASIC)).toHaveLength(1)
    expect(salesIn({ ...receipt, logs: stays }, subject, BASIC)).toEqual([])
  })

  test.each(EARLIER)('on an earlier version of Seaport is a sale: %s', (address) => {
    expect(soldBy(address)).toBe(1)
  })

  test('on an earlier version is none when its money stays where it is', () => {
    const inCoins = makeReceipt([1n, DUST, 0n, 90n, SELLER])
    const on15 = (logs: typeof inCoins.logs) =>
      salesIn(
        {
          ...inCoins,
          logs: logs.map((log) =>
            log.address === SEAPORT ? { ...log, address: parseAddress(EARLIER[0]) } : log,
          ),
        },
        subject,
        BASIC,
      )
    expect(on15(inCoins.logs)).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, BUYER, 90n)])).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, SELLER, 89n)])).toEqual([])
    expect(on15([...inCoins.logs, makePayment(BUYER, SELLER, 90n)])).toHaveLength(1)
    // 1.6 moves all of it, or reverts.
    expect(salesIn(inCoins, subject, BASIC)).toHaveLength(1)
  })

  test('that another contract claims is none', () => {
    expect(soldBy(`0x${'5'.repeat(40)}`)).toBe(0)
  })
})
