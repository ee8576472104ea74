// Two tabs of one browser: one of them writes, both show it, and neither loses what the other did.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../tests/support/transactionStates.ts'
import { becoming, createWorld, definition, reaching, type World } from '../../tests/support/writes.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { WriteDefinition } from './definition.ts'

let world: World
beforeEach(() => {
  world = createWorld()
  return () => world.close()
})

/** Settles in its own time. */
function later<Value>() {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

describe('fault: double click, two tabs', () => {
  test('a purchase that is under way in one is not begun in the other, and is shown there', async () => {
    const [one, other] = [world.open(), world.open()]
    const answer = later<ReturnType<typeof hashOf>>()
    world.sign.mockReturnValueOnce(answer.promise)
    one.start(definition())
    const mirrored = await reaching(other, 'signing')
    expect(mirrored.elsewhere).toBe(true)
    expect(one.find('buy:1')?.elsewhere).toBe(false)
    other.start(definition())
    world.chain.add({ hash: hashOf('a') })
    answer.settle(hashOf('a'))
    await reaching(other, 'pending')
    expect(world.sign).toHaveBeenCalledTimes(1)
    expect(other.entries()).toHaveLength(1)
  })

  test('begun in both at the same moment, the wallet is asked once', async () => {
    const [one, other] = [world.open(), world.open()]
    for (let click = 0; click < 10; click++) {
      one.start(definition())
      other.start(definition())
    }
    await reaching(one, 'pending')
    world.chain.mine(hashOf('a'))
    world.indexed.number = world.chain.block
    await reaching(one, 'indexed')
    expect(world.sign).toHaveBeenCalledTimes(1)
  })

  test('begun late in a tab that has heard of nothing, it steps back under the lock', async () => {
    const [one, other] = [world.open(), world.open()]
    const ready = later<Awaited<ReturnType<WriteDefinition['prepare']>>>()
    // Neither has written anything down yet that the other could have seen.
    one.start(definition())
    other.start(definition({ prepare: () => ready.promise }))
    await becoming(other, (entry) => entry?.elsewhere === true || entry?.state.status === 'failed')
    expect(world.sign.mock.calls.length).toBeLessThanOrEqual(1)
    await reaching(one, 'pending')
    expect(world.sign).toHaveBeenCalledTimes(1)
  })

  test('another purchase waits for the wallet with plain words', async () => {
    const [one, other] = [world.open(), world.open()]
    world.sign.mockReturnValueOnce(new Promise(() => {}))
    one.start(definition())
    await reaching(one, 'signing')
    other.start(definition({ key: 'buy:2' }))
    const { state } = await reaching(other, 'failed', 'buy:2')
    expect(state).toMatchObject({ message: transactions.walletBusy })
  })

  test('each keeps what the other wrote', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition({ key: 'buy:1' }))
    await reaching(one, 'pending', 'buy:1')
    world.sign.mockImplementationOnce(() => {
      world.chain.add({ hash: hashOf('b'), nonce: 1 })
      return Promise.resolve(hashOf('b'))
    })
    other.start(definition({ key: 'buy:2' }))
    await reaching(other, 'pending', 'buy:2')
    world.chain.mine(hashOf('a'))
    await reaching(one, 'mined', 'buy:1')
    const keys = world
      .open()
      .entries()
      .map(({ key }) => key)
    expect(keys.sort()).toEqual(['buy:1', 'buy:2'])
  })

  test('what one puts away stays away, whatever the other still does', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await reaching(one, 'pending')
    world.chain.mine(hashOf('a'))
    world.indexed.number = world.chain.block
    const { id } = await reaching(other, 'indexed')
    other.dismiss(id)
    await becoming(one, (entry) => entry === undefined)
    // The tab that drives it goes on to the end, and the last thing it does is to take the record away.
    world.chain.grow(12)
    await vi.waitUntil(() => world.browser.records.size === 0)
    expect(one.entries()).toEqual([])
    expect(other.entries()).toEqual([])
    expect(world.open().entries()).toEqual([])
  })

  test('what a tab drives is taken up by the other when that tab is closed', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await reaching(other, 'pending')
    one.close()
    await becoming(other, (entry) => entry?.elsewhere === false)
    world.chain.mine(hashOf('a'))
    world.indexed.number = world.chain.block
    await reaching(other, 'indexed')
  })

  test('only one of them asks the chain', async () => {
    const ask = vi.fn(world.chain.send)
    const one = world.open()
    const other = world.open({ send: ask })
    one.start(definition())
    await reaching(other, 'pending')
    world.chain.mine(hashOf('a'))
    world.indexed.number = world.chain.block
    await reaching(other, 'indexed')
    expect(ask).not.toHaveBeenCalled()
  })

  test('what came to nothing in one is not shown in the other', async () => {
    const [one, other] = [world.open(), world.open()]
    world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
    one.start(definition())
    await reaching(other, 'signing')
    await becoming(other, (entry) => entry === undefined)
    expect(one.find('buy:1')?.state.status).toBe('rejected')
  })

  test('storage that is cleared in one leaves the other what it drives', async () => {
    const [one, other] = [world.open(), world.open()]
    one.start(definition())
    await reaching(other, 'pending')
    world.browser.openTab().storage.clear()
    await becoming(other, (entry) => entry === undefined)
    world.chain.mine(hashOf('a'))
    await reaching(one, 'mined')
  })
})
