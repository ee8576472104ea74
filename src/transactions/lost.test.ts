// What can become of a transaction that was sent: sped up, cancelled, crowded out, lost, stuck, reverted.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../tests/support/transactionStates.ts'
import {
  account,
  becoming,
  createWorld,
  definition,
  looked,
  intervals,
  reaching,
  type World,
} from '../../tests/support/writes.ts'

let world: World
beforeEach(() => {
  world = createWorld()
  return () => world.close()
})

/** A write that waits on the chain. */
async function pending(overrides: Parameters<World['open']>[0] = {}) {
  const store = world.open(overrides)
  store.start(definition({ explain: (data) => Promise.resolve(`because ${data}`) }))
  await reaching(store, 'pending')
  return store
}

describe('fault: transaction replaced, dropped, stuck, underpriced', () => {
  test('sped up in the wallet: the same call under another hash goes on', async () => {
    const store = await pending()
    const seen: unknown[] = []
    store.subscribe(() => {
      const state = store.find('buy:1')?.state
      if (state?.status === 'pending') seen.push(state.how)
    })
    world.chain.add({ hash: hashOf('e') })
    world.chain.mine(hashOf('e'))
    const { state } = await reaching(store, 'mined')
    expect(state).toMatchObject({ hash: hashOf('e'), blockNumber: 101 })
    expect(seen).toContain('spedUp')
  })

  test('cancelled in the wallet: nothing sent to oneself in its place', async () => {
    const store = await pending()
    world.chain.add({ hash: hashOf('f'), to: account, data: '0x', value: 0n })
    world.chain.mine(hashOf('f'))
    const { state } = await reaching(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'cancelled', by: hashOf('f') })
  })

  test.each([
    ['another value', { value: 6n }],
    ['other data', { data: '0xabcdef02' }],
    ['something sent to oneself', { to: account, data: '0x', value: 1n }],
  ])('replaced by something else: %s', async (_what, change) => {
    const store = await pending()
    world.chain.add({ hash: hashOf('f'), ...change })
    world.chain.mine(hashOf('f'))
    const { state } = await reaching(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'other', by: hashOf('f') })
  })

  test('replaced by what a node without earlier states cannot name', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.archive = false
    world.chain.add({ hash: hashOf('f'), value: 6n })
    world.chain.mine(hashOf('f'))
    const { state } = await reaching(store, 'replaced')
    expect(state).toEqual({ status: 'replaced', how: 'untraceable', by: null })
  })

  test('the nonce is the one that the wallet chose, not the one that seemed free', async () => {
    world.sign.mockImplementation(() => {
      world.chain.add({ hash: hashOf('a'), nonce: 3 })
      return Promise.resolve(hashOf('a'))
    })
    const store = world.open()
    store.start(definition())
    await becoming(store, (entry) => entry?.state.status === 'pending' && entry.state.nonce === 3)
    // With the guess, this one would seem to have taken its place.
    world.chain.add({ hash: hashOf('9'), nonce: 0, value: 6n })
    world.chain.mine(hashOf('9'))
    await looked(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('pending')
  })

  test('unknown to the node for long: dropped, and followed all the same when it comes back', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(hashOf('a'))
    await reaching(store, 'dropped')
    world.chain.add({ hash: hashOf('a') })
    await reaching(store, 'pending')
    world.chain.mine(hashOf('a'))
    await reaching(store, 'mined')
  })

  test('dropped, because it was sped up in a pool that nobody can see', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(hashOf('a'))
    await reaching(store, 'dropped')
    world.chain.add({ hash: hashOf('e') })
    world.chain.mine(hashOf('e'))
    const { state } = await reaching(store, 'mined')
    expect(state).toMatchObject({ hash: hashOf('e') })
  })

  test('a dropped one can be tried again, and is no longer followed then', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(hashOf('a'))
    const { id } = await reaching(store, 'dropped')
    store.start(definition())
    const again = await reaching(store, 'pending')
    expect(again.id).not.toBe(id)
    expect(store.entries()).toHaveLength(1)
  })

  test.each(['shown', 'put away'])('a dropped one that is %s leaves its place to the next', async (how) => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(hashOf('a'))
    const { id } = await reaching(store, 'dropped')
    if (how === 'put away') store.dismiss(id)
    // Declined once in between: the first one is still where it was.
    world.sign.mockRejectedValueOnce({ code: 4001, message: 'User rejected the request.' })
    store.start(definition())
    await reaching(store, 'rejected')
    store.start(definition())
    await reaching(store, 'pending')
    expect(world.sign.mock.calls.map(([, , place]) => place)).toEqual([{}, { nonce: 0 }, { nonce: 0 }])
  })

  test('a dropped one whose place was taken meanwhile leaves the next one free', async () => {
    const store = await pending({ intervals: { ...intervals, dropAfter: 5 } })
    world.chain.drop(hashOf('a'))
    const { id } = await reaching(store, 'dropped')
    store.stop()
    world.chain.add({ hash: hashOf('f'), value: 6n })
    world.chain.mine(hashOf('f'))
    const next = world.open({ intervals: { ...intervals, firstPause: 10_000 } })
    expect(next.find('buy:1')?.id).toBe(id)
    next.start(definition())
    await vi.waitUntil(() => world.sign.mock.calls.length === 2)
    expect(world.sign.mock.calls.map(([, , place]) => place)).toEqual([{}, {}])
  })

  test('in the pool for long: stuck, and mined in the end', async () => {
    const store = await pending({ intervals: { ...intervals, stuckAfter: 0 } })
    await becoming(store, (entry) => entry?.state.status === 'pending' && entry.state.stuck)
    world.chain.mine(hashOf('a'))
    await reaching(store, 'mined')
  })

  test('mined and reverted is told with the reason', async () => {
    const store = await pending()
    world.chain.revertData = '0x10fda3e1'
    world.chain.mine(hashOf('a'), '0x0')
    const { state } = await reaching(store, 'reverted')
    expect(state).toMatchObject({ message: 'because 0x10fda3e1' })
  })

  test.each([undefined, '0x', 'ok'])(
    'a receipt whose status is %s is neither success nor failure',
    async (status) => {
      const store = await pending()
      world.chain.mine(hashOf('a'), status as string)
      const mined = world.chain.transactions.find(({ hash }) => hash === hashOf('a'))
      if (mined !== undefined) mined.status = status
      await looked(world.chain)
      expect(store.find('buy:1')?.state.status).toBe('pending')
    },
  )
})
