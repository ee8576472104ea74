// The scheduler: order, slots, and stages that a failure skips.
import { describe, expect, it } from 'vitest'
import type { StageResult } from './execute.ts'
import { runSchedule } from './schedule.ts'
import type { Stage } from './stages.ts'

function stage(name: string, overrides: Partial<Stage> = {}): Stage {
  return { name, shows: name, commands: [], set: 'quick', after: [], projects: [], ...overrides }
}

async function runStages(stages: readonly Stage[], failing: readonly string[] = [], interruptedBy = '') {
  const interruption = new AbortController()
  const events: string[] = []
  let runningCount = 0
  let maxRunning = 0
  const results = await runSchedule({
    stages,
    signal: interruption.signal,
    execute: async (running): Promise<StageResult> => {
      runningCount++
      maxRunning = Math.max(maxRunning, runningCount)
      await new Promise((resolve) => setImmediate(resolve))
      runningCount--
      const failed = failing.includes(running.name) ? 1 : 0
      return { stage: running, passed: 1 - failed, failed, skipped: 0, seconds: 0, output: '' }
    },
    onStart: ({ name }) => {
      events.push(`start ${name}`)
      if (name === interruptedBy) interruption.abort()
    },
    onEnd: ({ stage: { name } }) => events.push(`end ${name}`),
  })
  return { events, maxRunning, results }
}

describe('runSchedule', () => {
  it('runs three at once and never more', async () => {
    const { maxRunning, results } = await runStages([
      stage('a'),
      stage('b'),
      stage('c'),
      stage('d'),
      stage('e'),
    ])
    expect(maxRunning).toBe(3)
    expect(results.map(({ passed }) => passed)).toEqual([1, 1, 1, 1, 1])
  })

  it('starts a stage only when its prerequisites have passed', async () => {
    const { events } = await runStages([stage('bytes', { after: ['build'] }), stage('build')])
    expect(events).toEqual(['start build', 'end build', 'start bytes', 'end bytes'])
  })

  it('counts a stage that could not run as failed', async () => {
    const { events, results } = await runStages(
      [stage('build'), stage('bytes', { after: ['build'] })],
      ['build'],
    )
    expect(events).toEqual(['start build', 'end build', 'end bytes'])
    expect(results.map(({ failed }) => failed)).toEqual([1, 1])
  })

  it('starts nothing more once it is interrupted', async () => {
    const { events } = await runStages([stage('a'), stage('b', { after: ['a'] })], [], 'a')
    expect(events).toEqual(['start a', 'end a'])
  })

  it('runs a stage that is selected without its prerequisites', async () => {
    const { events } = await runStages([stage('bytes', { after: ['build'] })])
    expect(events).toEqual(['start bytes', 'end bytes'])
  })
})
