// What an idle page costs the node while it follows a transaction that is done.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTxHash, states } from '../../tests/support/transactionStates.ts'
import { account } from '../../tests/support/writes.ts'
import type { StoredEntry } from './entry.ts'
import { choosePollIntervals } from './pollIntervals.ts'
import { watch } from './watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['indexed', 'contradicted', 'reverted'] as const)(
  'a transaction that is %s asks the node at most three times in 30 seconds, on any chain',
  async (status) => {
    for (const blockTimeSeconds of [0.25, 2, 12]) {
      const end = new AbortController()
      const send = vi.fn(() => Promise.resolve([]))
      const entry = { ...entryWith(states[status]) }
      const watching = watch({
        send,
        signal: end.signal,
        intervals: choosePollIntervals(blockTimeSeconds),
        fetchIndexedBlock: () => Promise.reject(new Error('unused')),
        onIndexed: () => undefined,
        read: () => entry,
        isOthers: () => false,
        dispatch: () => undefined,
        forget: () => undefined,
      })
      await vi.advanceTimersByTimeAsync(30_000)
      expect(send.mock.calls.length).toBeGreaterThan(0)
      expect(send.mock.calls.length, `${blockTimeSeconds} s`).toBeLessThanOrEqual(3)
      end.abort()
      await watching
    }
  },
)

function entryWith(state: StoredEntry['state']): StoredEntry {
  return {
    ...{ id: '1', key: 'buy:1', chainId: 1, genesis: makeTxHash('0'), account, call: null },
    describe: { title: 'Buy', done: 'Yours', path: '/' },
    state,
    ...{ hadFirstStep: false, sinceBlock: 1, dismissed: false, startedAtSeconds: 1, updatedAtSeconds: 1 },
  }
}
