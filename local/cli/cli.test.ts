import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identifyProcess } from '../process/identity.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { explain } from './explain.ts'
import { AlreadyRunningError, findLockHolder, takeLock } from './lock.ts'
import { createProgressLines } from './progress-lines.ts'
import { seedScaleOf, webPortOf } from './settings.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-cli-'))
})
afterEach(() => rm(directory, { recursive: true }))
afterEach(() => void vi.useRealTimers())

const lockFile = () => join(directory, 'lock.json')

test('a second taker of the lock hears who has it, until it is given back', () => {
  const giveBack = takeLock(directory)
  expect(() => takeLock(directory)).toThrow(AlreadyRunningError)
  expect(findLockHolder(directory)).toMatchObject({ pid: process.pid })
  giveBack()
  expect(existsSync(lockFile())).toBe(false)
  takeLock(directory)()
})

test('the lock of a process that is gone does not count', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  await writeFile(lockFile(), JSON.stringify({ pid: child.pid, identity: identifyProcess(child.pid ?? 0) }))
  expect(() => takeLock(directory)).toThrow(AlreadyRunningError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  takeLock(directory)()
})

test('nor does that of a process whose number another one has now', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, identity: 'some earlier process' }))
  takeLock(directory)()
})

test('a damaged lock does not count', async () => {
  await writeFile(lockFile(), '{"pid"')
  takeLock(directory)()
})

test.each(['0', '65536', 'abc', '80.5', '-1', ' 80'])('PORT=%j is refused', (PORT) => {
  expect(() => webPortOf({ PORT }, 4173)).toThrow(`not "${PORT}"`)
})

test('PORT picks the port, and without it the usual one is taken', () => {
  expect(webPortOf({ PORT: '8081' }, 4173)).toBe(8081)
  expect(webPortOf({}, 4173)).toBe(4173)
})

test('an unknown VITRINE_SEED is refused', () => {
  expect(seedScaleOf({})).toBe('demo')
  expect(seedScaleOf({ VITRINE_SEED: 'small' })).toBe('small')
  expect(() => seedScaleOf({ VITRINE_SEED: 'huge' })).toThrow('"huge"')
})

test('a crash is explained with the part, its last lines and the log file', async () => {
  const logFile = join(directory, 'anvil.log')
  await writeFile(logFile, 'all is well\nout of memory\n')
  expect(explain(new PartCrashedError('Chain (anvil)', 'was ended by SIGKILL', logFile))).toBe(
    [
      'Chain (anvil) was ended by SIGKILL.',
      'Its last log lines:',
      '  | all is well',
      '  | out of memory',
      `Log file: ${logFile}`,
    ].join('\n'),
  )
})

test('a part that has no log is explained without one', () => {
  const crash = new PartCrashedError('Archive of contract calls', 'cannot be written: ENOSPC')
  expect(explain(crash)).toBe('Archive of contract calls cannot be written: ENOSPC.')
})

test('a long step says now and then how far it is, where nothing can be drawn over', () => {
  const output = new PassThrough()
  let time = 0
  const lines = createProgressLines({ output, now: () => time })
  lines.report({ step: 'index', state: 'begun' })
  for (time = 1_000; time <= 40_000; time += 1_000) {
    lines.report({ step: 'index', state: 'going', detail: `block ${time / 1_000} of 40` })
  }
  lines.end()
  expect(String(output.read()).split('\n')).toEqual([
    '   0.0 s  … Indexing the chain',
    '  15.0 s  … Indexing the chain (block 15 of 40)',
    '  30.0 s  … Indexing the chain (block 30 of 40)',
    '',
  ])
})

test('nothing is written to a terminal where nothing is under way: it could not be scrolled back', () => {
  vi.useFakeTimers()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const lines = createProgressLines({ output })
  lines.report({ step: 'index', state: 'begun' })
  vi.advanceTimersByTime(1_000)
  expect(String(output.read()).match(/… Indexing the chain/g)?.length).toBeGreaterThan(5)
  lines.report({ step: 'index', state: 'done' })
  lines.say('Vitrine is ready')
  expect(String(output.read())).toMatch(/Vitrine is ready\n$/)
  vi.advanceTimersByTime(60_000)
  expect(output.read()).toBeNull()
  lines.end()
})

test('progress is one line a step, with its own time and the time since the start', () => {
  const output = new PassThrough()
  let time = 0
  const lines = createProgressLines({ output, now: () => time })
  lines.report({ step: 'chain', state: 'begun' })
  time = 1_200
  lines.report({ step: 'chain', state: 'done' })
  lines.report({ step: 'seed', state: 'begun' })
  lines.report({ step: 'seed', state: 'going', detail: 'block 1 of 9' })
  time = 3_000
  lines.report({ step: 'seed', state: 'failed' })
  lines.end()
  expect(String(output.read()).split('\n')).toEqual([
    '   0.0 s  … Starting the chain',
    '   1.2 s  ✓ Chain is up (anvil, Seaport 1.6), 1.2 s',
    '   1.2 s  … Playing the history',
    '   3.0 s  ✗ Playing the history failed',
    '',
  ])
})
