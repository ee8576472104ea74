// A worker that never replies: pending calls are rejected, and the next connection starts another worker.
import { expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { COLLECTION, NOW } from '../../tests/support/itemSearchRows.ts'
import { SilentWorker } from '../../tests/support/portWorker.ts'

test.each(['error', 'messageerror'])('rejects calls on %s, then starts another worker', async (type) => {
  vi.stubGlobal('Worker', SilentWorker)
  SilentWorker.started = []
  const service = await connect()
  const pending = service.standing(COLLECTION, { unit: [], now: NOW })
  const [worker] = SilentWorker.started
  worker?.dispatchEvent(new Event(type))
  await expect(pending).rejects.toMatchObject({ code: 'worker-lost' })
  await expect(service.update()).rejects.toMatchObject({ code: 'worker-lost' })
  await connect()
  expect(SilentWorker.started).toHaveLength(2)
  SilentWorker.started[1]?.dispatchEvent(new Event('error'))
})
