import { expect, test } from 'vitest'
import { stepRunner, type Progress } from './progress.ts'

test('an aborted step throws the signal’s reason, also when it fails in its own words', async () => {
  const controller = new AbortController()
  const reports: Progress[] = []
  const run = stepRunner({ onProgress: (progress) => reports.push(progress), signal: controller.signal })
  const reason = new Error('The chain ended.')
  const step = run('index', () => {
    controller.abort(reason)
    return Promise.reject(new Error('The index was stopped.'))
  })
  await expect(step).rejects.toBe(reason)
  expect(reports.map(({ state }) => state)).toEqual(['begun'])
})
