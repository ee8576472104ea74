// For tests: rows of history made from a few facts, and random histories of entire tokens.
import fc from 'fast-check'
import { type Address, parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { parseOrderHash, parseTxHash } from '../../src/domain/hashes.ts'
import type { SaleFlag } from '../../src/domain/saleFlag.ts'
import { historyPosition } from '../../src/domain/historyPosition.ts'
import { toWei } from '../../src/domain/wei.ts'
import type { HistoryRow, HistoryType } from '../../src/features/history/record/rows.ts'

export const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18, name: 'Ether' }
export const ITEM = `0x${'0'.repeat(39)}a${'0'.repeat(63)}7`

/** One of a few accounts. */
export function person(number: number): Address {
  return parseAddress(`0x${(number + 1).toString(16).padStart(40, '0')}`)
}

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

export interface RowFacts {
  readonly type: HistoryType
  readonly from?: Address | undefined
  readonly to?: Address | undefined
  /** By default, rows in one block share a transaction. */
  readonly block: number
  readonly transaction?: number
  readonly log: number
  readonly quantity?: bigint
  readonly price?: bigint
  /** For sales. */
  readonly flag?: SaleFlag
  readonly item?: string
  /** For a listing in a bundle: the number of its items, and the row's number within its log. */
  readonly bundle?: { readonly size: number; readonly row: number }
}

/** A row at a block; blocks are one minute apart. */
export function row({ type, from, to, block, log, ...facts }: RowFacts): HistoryRow {
  const { transaction = block, quantity = 1n, price, flag, item = ITEM, bundle } = facts
  return {
    id: `${hash(transaction)}-${log}-${type}${bundle?.row ?? ''}`,
    type,
    position: historyPosition(block, log) + BigInt(bundle?.row ?? 0),
    item,
    from,
    to,
    quantity,
    price:
      price === undefined
        ? undefined
        : { total: toWei(price), unit: toWei(price / quantity), currency: ETH, bundleSize: 1, signed: true },
    flag,
    earlierSeaport: undefined,
    tips: [],
    order:
      type === 'SALE' || bundle !== undefined
        ? {
            hash: parseOrderHash(hash(block * 1000 + log)),
            side: 'ASK',
            scope: bundle === undefined ? 'ITEM' : 'BUNDLE',
            offeredItemCount: bundle?.size ?? 1,
          }
        : undefined,
    transaction: parseTxHash(hash(transaction)),
    logIndex: log,
    blockNumber: block,
    timestampSeconds: block * 60,
  }
}

/** A consistent history of one ERC-721 token, in which every sender holds it. Oldest first. */
export interface TrueHistory {
  readonly rows: readonly HistoryRow[]
  readonly owner: Address | undefined
  readonly sales: number
}

interface Step {
  readonly to: number
  readonly blocks: number
  readonly kind: 'sale' | 'sale, transfer first' | 'transfer' | 'burn'
}

const step: fc.Arbitrary<Step> = fc.record({
  to: fc.nat({ max: 5 }),
  // Zero blocks later: another transfer in the same transaction.
  blocks: fc.nat({ max: 3 }),
  kind: fc.constantFrom('sale', 'sale, transfer first', 'transfer', 'transfer', 'burn'),
})

/** Random histories with sales in both log orders, several transfers per transaction, returns, burns and new mints. */
export const trueHistories: fc.Arbitrary<TrueHistory> = fc
  .array(step, { maxLength: 30 })
  .map((steps) => write(steps))

function write(steps: readonly Step[]): TrueHistory {
  const rows: HistoryRow[] = [row({ type: 'MINT', to: person(0), block: 1, log: 0 })]
  let owner: Address | undefined = person(0)
  let block = 1
  let log = 0
  let sales = 0
  for (const { to, blocks, kind } of steps) {
    block += blocks
    if (owner === undefined) {
      rows.push(row({ type: 'MINT', to: person(to), block, log: ++log }))
      owner = person(to)
      continue
    }
    const from: Address = owner
    const receiver = kind === 'burn' ? undefined : person(to)
    const movement = (): HistoryRow =>
      row({ type: receiver === undefined ? 'BURN' : 'TRANSFER', from, to: receiver, block, log: ++log })
    const sale = (): HistoryRow =>
      row({ type: 'SALE', from, to: receiver, block, log: ++log, price: BigInt(log) })
    if (kind === 'sale') rows.push(sale(), movement())
    else if (kind === 'sale, transfer first') rows.push(movement(), sale())
    else rows.push(movement())
    if (kind.startsWith('sale')) sales += 1
    owner = receiver
  }
  return { rows, owner, sales }
}
