import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identifyProcess } from '../process/identity.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { explain } from './explain.ts'
import { AlreadyRunningError, findLockHolder, takeLock } from './lock.ts'
import { createProgressLines } from './progress-lines.ts'
import { readSeedScale, readWebPort } from './settings.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-cli-'))
})
afterEach(() => rm(directory, { recursive: true }))
afterEach(() => void vi.useRealTimers())

const lockFile = () => join(directory, 'lock.json')

test('reports the holder of the lock until it is released', () => {
  const release = takeLock(directory)
  expect(() => takeLock(directory)).toThrow(AlreadyRunningError)
  expect(findLockHolder(directory)).toMatchObject({ pid: process.pid })
  release()
  expect(existsSync(lockFile())).toBe(false)
  takeLock(directory)()
})

test('ignores the lock of a process that has exited', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  await writeFile(lockFile(), JSON.stringify({ pid: child.pid, identity: identifyProcess(child.pid ?? 0) }))
  expect(() => takeLock(directory)).toThrow(AlreadyRunningError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  takeLock(directory)()
})

test('ignores the lock of a process whose number another one has now', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, identity: 'some previous process' }))
  takeLock(directory)()
})

test('ignores a damaged lock', async () => {
  await writeFile(lockFile(), '{"pid"')
  takeLock(directory)()
})

test('a reset leaves everything while a stack on another chain runs', async () => {
  const reset = async () => {
    const env = { ...process.env, VITRINE_STATE_DIR: directory }
    const child = spawn(process.execPath, ['--import', 'tsx', 'local/cli/reset.ts'], { env, stdio: 'ignore' })
    return ((await once(child, 'exit')) as [number])[0]
  }
  const release = takeLock(join(directory, 'networks', 'mainnet-0123abcd'))
  expect(await reset()).toBe(1)
  expect(existsSync(join(directory, 'networks'))).toBe(true)
  release()
  expect(await reset()).toBe(0)
  expect(existsSync(directory)).toBe(false)
  await mkdir(directory)
})

test.each(['0', '65536', 'abc', '80.5', '-1', ' 80'])('refuses PORT=%j', (PORT) => {
  expect(() => readWebPort({ PORT }, 4173)).toThrow(`not "${PORT}"`)
})

test('PORT sets the port; the default is used without it', () => {
  expect(readWebPort({ PORT: '8081' }, 4173)).toBe(8081)
  expect(readWebPort({}, 4173)).toBe(4173)
})

test('refuses an unknown VITRINE_SEED', () => {
  expect(readSeedScale({})).toBe('demo')
  expect(readSeedScale({ VITRINE_SEED: 'small' })).toBe('small')
  expect(() => readSeedScale({ VITRINE_SEED: 'huge' })).toThrow('"huge"')
})

test('explains a crash with the part, its last log lines and the log file', async () => {
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

test('explains the crash of a part without a log', () => {
  const crash = new PartCrashedError('Archive of contract calls', 'cannot be written: ENOSPC')
  expect(explain(crash)).toBe('Archive of contract calls cannot be written: ENOSPC.')
})

test("prints the progress of a long step at intervals where the output can't be redrawn", () => {
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

test('writes nothing to a terminal while no step is running, so that it can be scrolled back', () => {
  vi.useFakeTimers()
  const output = Object.assign(new PassThrough(), { isTTY: true })
  const lines = createProgressLines({ output })
  lines.report({ step: 'index', state: 'begun' })
  vi.advanceTimersByTime(1_000)
  expect(String(output.read()).match(/… Indexing the chain/g)?.length).toBeGreaterThan(5)
  lines.report({ step: 'index', state: 'done' })
  lines.print('Vitrine is ready')
  expect(String(output.read())).toMatch(/Vitrine is ready\n$/)
  vi.advanceTimersByTime(60_000)
  expect(output.read()).toBeNull()
  lines.end()
})

test.each([
  [99, 'Playing the history (day 12 of 60), Compiling the subgraph, Building the page'],
  [80, 'Playing the history (day 12 of 60), Compiling the subgraph, …'],
  [40, 'Playing the history (day 1…'],
])('names as many running steps as fit %i columns, the newest first', (columns, expected) => {
  vi.useFakeTimers()
  const output = Object.assign(new PassThrough(), { isTTY: true, columns })
  const lines = createProgressLines({ output, now: () => 0 })
  for (const step of ['page', 'mappings', 'seed'] as const) lines.report({ step, state: 'begun' })
  lines.report({ step: 'seed', state: 'going', detail: 'day 12 of 60' })
  const last = String(output.read()).split('\u001b[K').at(-1)
  expect(last).toBe(`   0.0 s  … ${expected}`)
  lines.end()
})

test('prints one line a step, with its own time and the time since the start', () => {
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
