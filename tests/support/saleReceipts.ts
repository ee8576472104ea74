// For tests: receipts of fulfillments of a listing, with any payments.
import { type Address, parseAddress } from '../../src/domain/address.ts'
import type { Hex } from '../../src/verification/hex.ts'
import { TRANSFER } from '../../src/verification/movements.ts'
import { ORDER_FULFILLED, SEAPORT } from '../../src/verification/seaportLogs.ts'

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

/** A receipt of one fulfillment of a listing of the token, which moves to the buyer. */
export function makeReceipt(...consideration: readonly Item[]) {
  const offer = list([[2n, TOKEN, 7n, 1n]])
  const data = `0x${word(9n)}${word(BUYER)}${word(128n)}${word(128n + BigInt(offer.length / 2))}${offer}${list(consideration)}`
  const log = {
    address: SEAPORT,
    topics: [ORDER_FULFILLED, `0x${word(SELLER)}`, `0x${word(0n)}`] as Hex[],
    data: data as Hex,
    logIndex: 0,
  }
  const transfer = {
    address: TOKEN,
    topics: [TRANSFER, `0x${word(SELLER)}`, `0x${word(BUYER)}`, `0x${word(7n)}`] as Hex[],
    data: '0x' as Hex,
    logIndex: 1,
  }
  return { transactionHash: `0x${word(1n)}` as Hex, logs: [log, transfer], proof: undefined }
}

/** The log of an ERC-20 payment. */
export const makePayment = (from: Address, to: Address, amount: bigint) => ({
  address: DUST,
  topics: [TRANSFER, `0x${word(from)}`, `0x${word(to)}`] as Hex[],
  data: `0x${word(amount)}` as Hex,
  logIndex: 2,
})
