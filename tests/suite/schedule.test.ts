// The suite's own scheduler: order, slots, and what a failure stops.
import { describe, expect, it } from 'vitest'
import type { StageResult } from './execute.ts'
import { runSchedule } from './schedule.ts'
import type { Stage } from './stages.ts'

function stage(name: string, overrides: Partial<Stage> = {}): Stage {
  return { name, shows: name, commands: [], fast: true, after: [], projects: [], ...overrides }
}

async function play(stages: readonly Stage[], failing: readonly string[] = []) {
  const events: string[] = []
  let underWay = 0
  let most = 0
  const results = await runSchedule({
    stages,
    execute: async (running): Promise<StageResult> => {
      underWay++
      most = Math.max(most, underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      const failed = failing.includes(running.name) ? 1 : 0
      return { stage: running, passed: 1 - failed, failed, skipped: 0, seconds: 0, output: '' }
    },
    onStart: ({ name }) => events.push(`start ${name}`),
    onEnd: ({ stage: { name } }) => events.push(`end ${name}`),
  })
  return { events, most, results }
}

describe('runSchedule', () => {
  it('runs two at once and never more', async () => {
    const { most, results } = await play([stage('a'), stage('b'), stage('c'), stage('d'), stage('e')])
    expect(most).toBe(2)
    expect(results.map(({ passed }) => passed)).toEqual([1, 1, 1, 1, 1])
  })

  it('starts a stage only when those before it have passed', async () => {
    const { events } = await play([stage('bytes', { after: ['build'] }), stage('build')])
    expect(events).toEqual(['start build', 'end build', 'start bytes', 'end bytes'])
  })

  it('counts a stage it could not run as failed', async () => {
    const { events, results } = await play([stage('build'), stage('bytes', { after: ['build'] })], ['build'])
    expect(events).toEqual(['start build', 'end build', 'end bytes'])
    expect(results.map(({ failed }) => failed)).toEqual([1, 1])
  })

  it('runs a stage chosen without those before it', async () => {
    const { events } = await play([stage('bytes', { after: ['build'] })])
    expect(events).toEqual(['start bytes', 'end bytes'])
  })
})
