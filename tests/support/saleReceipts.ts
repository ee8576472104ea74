// For tests: receipts of fulfillments of a listing, with any payments.
import { type Address, parseAddress } from '../../src/domain/address.ts'
import type { Hex } from '../../src/verification/hex.ts'
import { TRANSFER } from '../../src/verification/movements.ts'
import { ORDER_FULFILLED, ORDERS_MATCHED, SEAPORT } from '../../src/verification/seaportLogs.ts'

const who = (digit: string) => parseAddress(`0x${digit.repeat(40)}`)
export const [SELLER, BUYER, OTHER, TOKEN, DUST, NATIVE] = ['1', '2', '3', 'a', 'd', '0'].map(who) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
export const subject = { chainId: 1, collection: TOKEN, tokenId: 7n, standard: 'ERC721' } as const

export type Item = readonly [
  type: bigint,
  contract: Address,
  identifier: bigint,
  amount: bigint,
  recipient?: Address,
]
const word = (value: bigint | Address) => BigInt(value).toString(16).padStart(64, '0')
const list = (items: readonly Item[]) =>
  word(BigInt(items.length)) + items.map((item) => item.map((value) => word(value ?? 0n)).join('')).join('')

interface Order {
  readonly offerer: Address
  /** Receives what the order offers. */
  readonly recipient?: Address
  readonly offer: readonly Item[]
  readonly consideration: readonly Item[]
}

const makeFulfillment = ({ offerer, recipient = BUYER, offer, consideration }: Order, logIndex: number) => {
  const offerItems = list(offer)
  const data = `0x${word(9n + BigInt(logIndex))}${word(recipient)}${word(128n)}${word(128n + BigInt(offerItems.length / 2))}${offerItems}${list(consideration)}`
  return {
    address: SEAPORT,
    topics: [ORDER_FULFILLED, `0x${word(offerer)}`, `0x${word(0n)}`] as Hex[],
    data: data as Hex,
    logIndex,
  }
}

const makeTransfer = (logIndex: number) => ({
  address: TOKEN,
  topics: [TRANSFER, `0x${word(SELLER)}`, `0x${word(BUYER)}`, `0x${word(7n)}`] as Hex[],
  data: '0x' as Hex,
  logIndex,
})

/** A receipt of one order, by which the token moves from seller to buyer. */
export function makeSale(order: Order) {
  const logs = [makeFulfillment(order, 0), makeTransfer(1)]
  return { transactionHash: `0x${word(1n)}` as Hex, logs, proof: undefined }
}

/** A receipt of one fulfillment of a listing of the token, which moves to the buyer. */
export const makeReceipt = (...consideration: readonly Item[]) =>
  makeSale({ offerer: SELLER, offer: [[2n, TOKEN, 7n, 1n]], consideration })

/** A receipt of a match of orders, by which the token moves from seller to buyer. */
export function makeMatch(...orders: readonly Order[]) {
  const matched = {
    address: SEAPORT,
    topics: [ORDERS_MATCHED] as Hex[],
    data: `0x${[32n, BigInt(orders.length), ...orders.map(() => 0n)].map(word).join('')}` as Hex,
    logIndex: orders.length,
  }
  const logs = [...orders.map(makeFulfillment), matched, makeTransfer(orders.length + 1)]
  return { transactionHash: `0x${word(1n)}` as Hex, logs, proof: undefined }
}

/** The log of an ERC-20 payment. */
export const makePayment = (from: Address, to: Address, amount: bigint) => ({
  address: DUST,
  topics: [TRANSFER, `0x${word(from)}`, `0x${word(to)}`] as Hex[],
  data: `0x${word(amount)}` as Hex,
  logIndex: 2,
})
