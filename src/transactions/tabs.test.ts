// Two tabs of one browser: one runs a write, both show it, and neither overwrites the other's records.
import { describe, expect, test, vi } from 'vitest'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import { definition, setUpWorld, waitForEntry, waitForStatus } from '../../tests/support/writes.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { WriteDefinition } from './definition.ts'

const world = setUpWorld()

/** A promise with its resolve function. */
function createDeferred<Value>() {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

describe('fault: double click, two tabs', () => {
  test('shows a purchase that is in progress in one tab in the other, and does not start it there', async () => {
    const [one, other] = [world.open(), world.open()]
    const answer = createDeferred<ReturnType<typeof makeTxHash>>()
    world.sign.mockReturnValueOnce(answer.promise)
    one.start(definition())
    const mirrored = await waitForStatus(other, 'signing')
    expect(mirrored.elsewhere).toBe(true)
    expect(one.find('buy:1')?.elsewhere).toBe(false)
    other.start(definition())
    world.chain.add({ hash: makeTxHash('a') })
    answer.settle(makeTxHash('a'))
    await waitForStatus(other, 'pending')
    expect(world.sign).toHaveBeenCalledTimes(1)
    expect(other.entries()).toHaveLength(1)
  })

  test('prompts the wallet once when both tabs start at the same time', async () => {
    const [one, other] = [world.open(), world.open()]
    for (let click = 0; click < 10; click++) {
      one.start(definition())
      other.start(definition())
    }
    await waitForStatus(one, 'pending')
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    await waitForStatus(one, 'indexed')
    expect(world.sign).toHaveBeenCalledTimes(1)
  })

  test('a tab that starts late without seeing the other’s write yields once it holds the lock', async () => {
    const [one, other] = [world.open(), world.open()]
    const ready = createDeferred<Awaited<ReturnType<WriteDefinition['prepare']>>>()
    // Neither tab has stored anything yet that the other could have read.
    one.start(definition())
    other.start(definition({ prepare: () => ready.promise }))
    await waitForEntry(other, (entry) => entry?.elsewhere === true || entry?.state.status === 'failed')
    expect(world.sign.mock.calls.length).toBeLessThanOrEqual(1)
    await waitForStatus(one, 'pending')
    expect(world.sign).toHaveBeenCalledTimes(1)
  })

  test('explains that the wallet is busy with another tab’s purchase', async () => {
    const [one, other] = [world.open(), world.open()]
    world.sign.mockReturnValueOnce(new Promise(() => {}))
    one.start(definition())
    await waitForStatus(one, 'signing')
    other.start(definition({ key: 'buy:2' }))
    const { state } = await waitForStatus(other, 'failed', 'buy:2')
    expect(state).toMatchObject({ message: transactionsTexts.walletBusy })
  })

  test('each tab keeps the other’s writes', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition({ key: 'buy:1' }))
    await waitForStatus(one, 'pending', 'buy:1')
    world.sign.mockImplementationOnce(() => {
      world.chain.add({ hash: makeTxHash('b'), nonce: 1 })
      return Promise.resolve(makeTxHash('b'))
    })
    other.start(definition({ key: 'buy:2' }))
    await waitForStatus(other, 'pending', 'buy:2')
    world.chain.mine(makeTxHash('a'))
    await waitForStatus(one, 'mined', 'buy:1')
    const keys = world
      .open()
      .entries()
      .map(({ key }) => key)
    expect(keys.sort()).toEqual(['buy:1', 'buy:2'])
  })

  test('a write that one tab dismissed stays dismissed while the other tab still runs it', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await waitForStatus(one, 'pending')
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    const { id } = await waitForStatus(other, 'indexed')
    other.dismiss(id)
    await waitForEntry(one, (entry) => entry === undefined)
    // The tab that runs the write continues to the end, and finally removes the record.
    world.chain.grow(12)
    await vi.waitUntil(() => world.browser.records.size === 0)
    expect(one.entries()).toEqual([])
    expect(other.entries()).toEqual([])
    expect(world.open().entries()).toEqual([])
  })

  test('the other tab continues a write when the tab that runs it is closed', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await waitForStatus(other, 'pending')
    one.close()
    await waitForEntry(other, (entry) => entry?.elsewhere === false)
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    await waitForStatus(other, 'indexed')
  })

  test('only one tab polls the chain', async () => {
    const send = vi.fn(world.chain.send)
    const one = world.open()
    const other = world.open({ send })
    one.start(definition())
    await waitForStatus(other, 'pending')
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    await waitForStatus(other, 'indexed')
    expect(send).not.toHaveBeenCalled()
  })

  test('a write that was rejected in one tab is not shown in the other', async () => {
    const [one, other] = [world.open(), world.open()]
    world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
    one.start(definition())
    await waitForStatus(other, 'signing')
    await waitForEntry(other, (entry) => entry === undefined)
    expect(one.find('buy:1')?.state.status).toBe('rejected')
  })

  test('a tab keeps running its write when another tab clears the storage', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await waitForStatus(other, 'pending')
    world.browser.openTab().storage.clear()
    await waitForEntry(other, (entry) => entry === undefined)
    world.chain.mine(makeTxHash('a'))
    await waitForStatus(one, 'mined')
  })
})
