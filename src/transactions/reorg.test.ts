// Reorganizations: a write whose block is undone is reported and followed again, without false alarms.
import { describe, expect, test, vi } from 'vitest'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import {
  intervals,
  setUpWorld,
  startPending,
  waitForEntry,
  waitForPoll,
  waitForStatus,
} from '../../tests/support/writes.ts'

const world = setUpWorld()

/** Starts a write and waits until it is indexed. */
async function indexed(overrides: Parameters<typeof world.open>[0] = {}) {
  const store = await startPending(world, overrides)
  world.chain.mine(makeTxHash('a'))
  world.indexed.number = world.chain.block
  await waitForStatus(store, 'indexed')
  return store
}

const isUndone = (entry: ReturnType<Awaited<ReturnType<typeof indexed>>['find']>) =>
  entry?.state.status === 'pending' && entry.state.how === 'undone'

describe('fault: reorg undoes a sale, listing, transfer', () => {
  describe('before it is indexed', () => {
    test('reads the receipt again, and doesn’t report a transaction as done if its block is gone', async () => {
      const store = await startPending(world)
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
      world.chain.reorganize(1)
      world.indexed.number = world.chain.block
      await waitForEntry(store, isUndone)
      expect(world.onIndexed).not.toHaveBeenCalled()
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
      world.indexed.number = world.chain.block
      await waitForStatus(store, 'indexed')
    })

    test('waits for an index that is on another branch', async () => {
      const store = await startPending(world)
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
      Object.assign(world.indexed, { number: 101, hash: makeTxHash('7') })
      await waitForPoll(world.chain)
      expect(store.find('buy:1')?.state.status).toBe('mined')
      world.indexed.hash = undefined
      await waitForStatus(store, 'indexed')
    })
  })

  describe('after it is indexed', () => {
    test.each([1, 3, 9])(
      'reports a reorganization of depth %i, and follows the write again',
      async (depth) => {
        const store = await indexed()
        world.chain.grow(depth - 1)
        world.chain.reorganize(depth)
        await waitForEntry(store, isUndone)
        world.chain.mine(makeTxHash('a'))
        await waitForStatus(store, 'mined')
        world.indexed.number = world.chain.block
        await waitForStatus(store, 'indexed')
      },
    )

    test('reports it even for a dismissed write', async () => {
      const store = await indexed()
      const id = store.find('buy:1')?.id ?? ''
      store.dismiss(id)
      expect(store.entries()).toEqual([])
      world.chain.reorganize(1)
      await waitForEntry(store, isUndone)
      expect(store.entries().map((entry) => entry.id)).toEqual([id])
    })

    test('reports it on the next page load', async () => {
      const first = await indexed()
      first.close()
      world.chain.reorganize(1)
      await waitForEntry(world.open(), isUndone)
    })

    test('does not report a transaction that moved to another block', async () => {
      const store = await indexed()
      world.chain.reorganize(1)
      world.chain.mine(makeTxHash('a'))
      const seen: unknown[] = []
      store.subscribe(() => seen.push(store.find('buy:1')?.state.status))
      const block = world.chain.block
      await waitForEntry(
        store,
        (entry) => entry?.state.status === 'indexed' && entry.state.blockNumber === block,
      )
      expect(new Set(seen)).toEqual(new Set(['indexed']))
    })

    test('distinguishes a transaction that was replaced after the reorganization', async () => {
      const store = await indexed()
      world.chain.reorganize(1)
      await waitForEntry(store, isUndone)
      world.chain.add({ hash: makeTxHash('f'), value: 6n })
      world.chain.mine(makeTxHash('f'))
      const { state } = await waitForStatus(store, 'replaced')
      expect(state).toMatchObject({ how: 'other', by: makeTxHash('f') })
    })

    test('follows an undone revert, which may still succeed', async () => {
      const store = await startPending(world)
      world.chain.mine(makeTxHash('a'), '0x0')
      await waitForStatus(store, 'reverted')
      world.chain.reorganize(1)
      await waitForEntry(store, isUndone)
      world.chain.mine(makeTxHash('a'))
      await waitForStatus(store, 'mined')
    })

    test('does not report a node that is behind', async () => {
      const store = await indexed()
      world.chain.lag = 2
      await waitForPoll(world.chain)
      expect(store.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: false })
    })

    test('does not report a single inconsistent reply', async () => {
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
                    : { hash: params[0] === '0x0' ? world.chain.hashAt(0) : makeTxHash('7') },
            })),
          )
        },
      })
      odd = true
      await waitForPoll(world.chain)
      expect(odd).toBe(false)
      expect(store.find('buy:1')?.state.status).toBe('indexed')
    })

    test('is final after enough blocks, and stops polling', async () => {
      const store = await indexed()
      world.chain.grow(intervals.confirmations)
      await waitForEntry(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
      const { answered } = world.chain
      world.chain.reorganize(13)
      const other = world.open()
      expect(other.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: true })
      expect(world.chain.answered).toBe(answered)
    })

    test('keeps the time of its last update when it becomes final', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
      const store = await indexed()
      vi.setSystemTime(9_000_000)
      world.chain.grow(intervals.confirmations)
      await waitForEntry(store, (entry) => entry?.state.status === 'indexed' && entry.state.final)
      expect(store.find('buy:1')?.updatedAtSeconds).toBe(1_000)
      vi.useRealTimers()
    })

    test('is not final one block too early', async () => {
      const store = await indexed()
      world.chain.grow(intervals.confirmations - 1)
      await waitForPoll(world.chain)
      expect(store.find('buy:1')?.state).toMatchObject({ status: 'indexed', final: false })
    })
  })
})

describe('fault: chain restarted', () => {
  test('removes the old writes without reporting them as undone', async () => {
    const store = await indexed()
    world.chain.restart()
    await waitForEntry(store, (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })

  test('is detected on the next page load', async () => {
    const store = await startPending(world)
    store.close()
    world.chain.restart()
    await waitForEntry(world.open(), (entry) => entry === undefined)
    expect(world.browser.records.size).toBe(0)
  })
})
