// Sales flagged in a worker are those that the rules flag, however the rows are handed over.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { portWorkers } from '../../../tests/support/portWorker.ts'
import { type Address, parseAddress } from '../../domain/address.ts'
import { flagSales, type WashMovement, type WashSale } from '../../domain/wash.ts'
import { startWasher } from './washer.ts'
import { createWashService } from './washService.ts'

const person = (number: number): Address => parseAddress(`0x${number.toString(16).padStart(40, '0')}`)

/** Items that go to and fro between two accounts: every sale is flagged, and there are more than come back at once. */
const TRADES = Array.from({ length: 1_300 }, (_, index) => index)
const sales = TRADES.map((index): WashSale => ({
  id: `sale ${index}`,
  item: `item ${index >> 1}`,
  seller: person(1 + (index % 2)),
  buyer: person(2 - (index % 2)),
  currency: '0x',
  price: 10n ** 30n + BigInt(index),
  charges: 0n,
  atSeconds: index,
  position: BigInt(index) << 40n,
  transaction: `transaction ${index}`,
}))
const movements = sales.map(({ item, seller, buyer, atSeconds, position, transaction }): WashMovement => ({
  item,
  from: seller,
  to: buyer,
  atSeconds,
  position: position + 1n,
  transaction,
}))

async function flagged() {
  const washer = await startWasher()
  for (const from of [0, 500, 1_000]) {
    await washer.add({ sales: sales.slice(from, from + 500), movements: [] })
    await washer.add({ sales: [], movements: movements.slice(from, from + 500) })
  }
  const flags = await washer.flags()
  washer.end()
  return flags
}

describe('flags of sales', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('are the same from a worker as from the rules themselves, and the worker ends', async () => {
    const expected = flagSales(sales, movements)
    expect(expected.size).toBeGreaterThan(1_000)
    const workers = portWorkers(createWashService)
    vi.stubGlobal('Worker', workers.Worker)
    expect(await flagged()).toEqual(expected)
    expect(workers.ended).toEqual([true])
    vi.stubGlobal('Worker', undefined)
    expect(await flagged()).toEqual(expected)
  })
})
