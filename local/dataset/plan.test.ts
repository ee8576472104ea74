// Tests the planner against a separate ledger: no account gives or sells what it does not hold.
import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { compileContracts, contractNamed } from '../contracts/compile.ts'
import type { PlannedBlock } from '../seed/blocks.ts'
import type { Hex } from '../seed/contracts.ts'
import { seaportInterface } from '../seed/orders.ts'
import { COLLECTION } from './calls.ts'
import { createHolders, STUDIO } from './people.ts'
import { DatasetPlan } from './plan.ts'
import { InvalidScaleError, computeScale } from './scale.ts'

const ITEMS = 1_000
const NOW = 1_800_000_000
const contracts = await compileContracts({ set: 'dataset' })
const collection = new Interface(contractNamed(contracts, 'Myriad').abi)
const unlocked = Array.from(
  { length: 10 },
  (_, i): Hex =>
    `0x${String(i + 1)
      .repeat(40)
      .slice(0, 40)}`,
)

function planned(nowSeconds = NOW) {
  const scale = computeScale(ITEMS)
  const holders = createHolders(unlocked, scale.holders)
  const plan = new DatasetPlan({ scale, seed: 'test', contracts, holders, nowSeconds })
  return { scale, plan, blocks: [...plan.blocks()] }
}

interface Listing {
  readonly offerer: string
  readonly item: bigint
}

/** Applies the transactions as the chain would, and fails where the chain would revert. */
class Ledger {
  readonly owners = new Map<bigint, string>()
  readonly listings = new Map<string, Listing>()
  readonly #approved = new Set<string>()
  sold = 0
  transferCount = 0

  follow({ transactions }: PlannedBlock): void {
    const fromOthers = new Map<bigint, string>()
    for (const { from, to, data } of transactions) {
      if (to === COLLECTION) this.#collection(from, data, fromOthers)
      else if (to !== undefined) this.#seaport(from, data, fromOthers)
    }
  }

  #collection(from: Hex, data: Hex, touched: Map<bigint, string>): void {
    const call = collection.parseTransaction({ data })
    if (call?.name === 'mint') {
      expect(from).toBe(STUDIO)
      for (const holder of call.args[0] as string[])
        this.owners.set(BigInt(this.owners.size + 1), holder.toLowerCase())
    } else if (call?.name === 'setApprovalForAll') this.#approved.add(from)
    else if (call?.name === 'give') {
      for (const item of call.args[1] as bigint[]) {
        this.#move(item, { by: from, from, to: (call.args[0] as string).toLowerCase() }, touched)
        this.transferCount++
      }
    } else throw new Error(`unknown call ${call?.name}`)
  }

  #seaport(from: Hex, data: Hex, touched: Map<bigint, string>): void {
    const call = seaportInterface.parseTransaction({ data })
    if (call?.name === 'validate') {
      for (const { parameters } of call.args[0]) {
        const item = parameters.offer[0].identifierOrCriteria as bigint
        expect(parameters.offerer.toLowerCase()).toBe(from)
        expect(this.owners.get(item)).toBe(from)
        expect(this.#approved.has(from)).toBe(true)
        this.listings.set(String(parameters.salt), { offerer: from, item })
      }
    } else if (call?.name === 'fulfillAvailableAdvancedOrders') {
      for (const { parameters } of call.args[0]) this.#sale(from, parameters.salt as bigint, touched)
    } else if (call?.name === 'fulfillBasicOrder_efficient_6GL6yc') {
      this.#sale(from, call.args[0].salt as bigint, touched)
    } else throw new Error(`unknown call ${call?.name}`)
  }

  #sale(buyer: Hex, salt: bigint, touched: Map<bigint, string>): void {
    const listing = this.listings.get(String(salt))
    if (listing === undefined) throw new Error('sold without a listing')
    this.listings.delete(String(salt))
    this.#move(listing.item, { by: buyer, from: listing.offerer, to: buyer }, touched)
    this.sold++
  }

  /** Transactions of different senders in one block have no order, so no two of them may move the same item. */
  #move(item: bigint, move: { by: string; from: string; to: string }, touched: Map<bigint, string>): void {
    expect(this.owners.get(item)).toBe(move.from)
    expect(move.to).not.toBe(move.from)
    expect(touched.has(item)).toBe(false)
    touched.set(item, move.by)
    this.owners.set(item, move.to)
  }
}

const reference = planned()

test('the plan matches its scale, and no transaction would fail', () => {
  const { scale, plan, blocks } = reference
  const ledger = new Ledger()
  for (const block of blocks) ledger.follow(block)

  expect(blocks).toHaveLength(plan.blockCount)
  expect(ledger.owners.size).toBe(ITEMS)
  expect(ledger.sold).toBe(scale.sales)
  expect(ledger.transferCount).toBe(scale.transfers)
  expect(ledger.listings.size).toBe(scale.listings)
  // The live listings, each of a different item that its seller still holds.
  const listed = [...ledger.listings.values()]
  expect(new Set(listed.map(({ item }) => item)).size).toBe(scale.listings)
  for (const { item, offerer } of listed) expect(ledger.owners.get(item)).toBe(offerer)
  expect(plan.events).toMatchObject({
    mints: ITEMS,
    listings: scale.listings + scale.sales,
    sales: scale.sales,
    transfers: scale.transfers + scale.sales,
  })
})

test('blocks follow one another within the sixty days before now', () => {
  const times = reference.blocks.map(({ timestampSeconds }) => timestampSeconds)
  for (const [i, time] of times.entries()) expect(time).toBeGreaterThan(times[i - 1] ?? NOW - 60 * 86_400)
  expect(times.at(-1)).toBeLessThan(NOW)
})

test('the same seed plans the same history, whenever it ends', () => {
  const deeds = (blocks: readonly PlannedBlock[]) =>
    blocks.map(({ transactions }) => transactions.map(({ from, to, value }) => ({ from, to, value })))
  expect(deeds(planned(NOW + 86_400).blocks)).toEqual(deeds(reference.blocks))
})

test.each([0, 99, 1.5, Number.NaN, 200_001])('refuses a dataset of %d items', (items) => {
  expect(() => computeScale(items)).toThrow(InvalidScaleError)
})
