// Blocks that are undone: who acted is told and followed, and nobody is told of what did not happen.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../tests/support/transactionStates.ts'
import {
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

/** A write that the index has. */
async function indexed(overrides: Parameters<World['open']>[0] = {}) {
  const store = world.open(overrides)
  store.start(definition())
  await reaching(store, 'pending')
  world.chain.mine(hashOf('a'))
  world.indexed.number = world.chain.block
  await reaching(store, 'indexed')
  return store
}

const isUndone = (entry: ReturnType<Awaited<ReturnType<typeof indexed>>['find']>) =>
  entry?.state.status === 'pending' && entry.state.how === 'undone'

describe('fault: reorg undoes a sale, listing, transfer', () => {
  describe('before the index has it', () => {
    test('the receipt is read again: a block that is gone is not called done', async () => {
      const store = world.open()
      store.start(definition())
      await reaching(store, 'pending')
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
      world.chain.reorganize(1)
      world.indexed.number = world.chain.block
      await becoming(store, isUndone)
      expect(world.onIndexed).not.toHaveBeenCalled()
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
      world.indexed.number = world.chain.block
      await reaching(store, 'indexed')
    })

    test('an index on another branch is waited for', async () => {
      const store = world.open()
      store.start(definition())
      await reaching(store, 'pending')
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
      world.indexed = { number: 101, hash: hashOf('7') }
      await looked(world.chain)
      expect(store.find('buy:1')?.state.status).toBe('mined')
      world.indexed = { number: 101, hash: undefined }
      await reaching(store, 'indexed')
    })
  })

  describe('after the index has it', () => {
    test.each([1, 3, 9])(
      'a reorganization of depth %i is told, and the write followed again',
      async (depth) => {
        const store = await indexed()
        world.chain.grow(depth - 1)
        world.chain.reorganize(depth)
        await becoming(store, isUndone)
        world.chain.mine(hashOf('a'))
        await reaching(store, 'mined')
        world.indexed.number = world.chain.block
        await reaching(store, 'indexed')
      },
    )

    test('it is told even of a write that was put away', async () => {
      const store = await indexed()
      const id = store.find('buy:1')?.id ?? ''
      store.dismiss(id)
      expect(store.entries()).toEqual([])
      world.chain.reorganize(1)
      await becoming(store, isUndone)
      expect(store.entries().map((entry) => entry.id)).toEqual([id])
    })

    test('it is told on the next page load as well', async () => {
      const first = await indexed()
      first.close()
      world.chain.reorganize(1)
      await becoming(world.open(), isUndone)
    })

    test('a transaction that another block took up is no news', async () => {
      const store = await indexed()
      world.chain.reorganize(1)
      world.chain.mine(hashOf('a'))
      const seen: unknown[] = []
      store.subscribe(() => seen.push(store.find('buy:1')?.state.status))
      const block = world.chain.block
      await becoming(store, (entry) => entry?.state.status === 'indexed' && entry.state.blockNumber === block)
      expect(new Set(seen)).toEqual(new Set(['indexed']))
    })

    test('a transaction that something else displaced is told apart', async () => {
      const store = await indexed()
      world.chain.reorganize(1)
      await becoming(store, isUndone)
      world.chain.add({ hash: hashOf('f'), value: 6n })
      world.chain.mine(hashOf('f'))
      const { state } = await reaching(store, 'replaced')
      expect(state).toMatchObject({ how: 'other', by: hashOf('f') })
    })

    test('a revert that is undone may still succeed', async () => {
      const store = world.open()
      store.start(definition())
      await reaching(store, 'pending')
      world.chain.mine(hashOf('a'), '0x0')
      await reaching(store, 'reverted')
      world.chain.reorganize(1)
      await becoming(store, isUndone)
      world.chain.mine(hashOf('a'))
      await reaching(store, 'mined')
    })

    test('a node that lags raises no alarm', async () => {
      const store = await indexed()
      world.chain.lag = 2
      await looked(world.chain)
      expect(store.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: false })
    })

    test('one odd answer raises no alarm', async () => {
      let odd = false
      const store = await indexed({
        send: (requests) => {
          if (!odd) return world.chain.send(requests)
          odd = false
          return Promise.resolve(
            requests.map(({ method, params }) => ({
              ok: true,
              result:
                method === 'eth_getTransactionReceipt'
                  ? null
                  : method === 'eth_blockNumber'
                    ? '0x65'
                    : { hash: params[0] === '0x0' ? world.chain.hashAt(0) : hashOf('7') },
            })),
          )
        },
      })
      odd = true
      await looked(world.chain)
      expect(odd).toBe(false)
      expect(store.find('buy:1')?.state.status).toBe('indexed')
    })

    test('after enough blocks it is final, and nothing more is asked', async () => {
      const store = await indexed()
      world.chain.grow(intervals.confirmations)
      await becoming(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
      const { answered } = world.chain
      world.chain.reorganize(13)
      const other = world.open()
      expect(other.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: true })
      expect(world.chain.answered).toBe(answered)
    })

    test('growing final is no change that a later page would update of', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
      const store = await indexed()
      vi.setSystemTime(9_000_000)
      world.chain.grow(intervals.confirmations)
      await becoming(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
      expect(store.find('buy:1')?.updatedAtSeconds).toBe(1_000)
      vi.useRealTimers()
    })

    test('one block short of enough, it is not', async () => {
      const store = await indexed()
      world.chain.grow(intervals.confirmations - 1)
      await looked(world.chain)
      expect(store.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: false })
    })
  })
})

describe('fault: chain restarted', () => {
  test('has none of the old writes, and calls none of them undone', async () => {
    const store = await indexed()
    world.chain.restart()
    await becoming(store, (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })

  test('is noticed on the next page load', async () => {
    const store = world.open()
    store.start(definition())
    await reaching(store, 'pending')
    store.close()
    world.chain.restart()
    await becoming(world.open(), (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })
})
