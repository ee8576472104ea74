import { type ChildProcess, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGuard } from './guard.ts'
import { identifyProcess } from './identity.ts'
import { endRecordedProcesses, readLedger, recordProcess } from './ledger.ts'
import { startPart, startProcess, type ProcessOptions } from './managed-process.ts'
import { waitFor } from './wait.ts'

let stateDirectory: string

const shell = (script: string): ProcessOptions => ({
  name: 'Part',
  command: '/bin/sh',
  args: ['-c', script],
  stateDirectory,
  logFile: join(stateDirectory, 'part.log'),
  stop: [
    { signal: 'SIGTERM', graceMs: 200 },
    { signal: 'SIGKILL', graceMs: 2_000 },
  ],
})

const gone = (pid: number) =>
  waitFor(() => identifyProcess(pid) === undefined, { what: `process ${pid} to end`, timeoutMs: 10_000 })

beforeEach(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-process-'))
})
afterEach(async () => {
  await endRecordedProcesses(stateDirectory)
  await rm(stateDirectory, { recursive: true, force: true })
})

test('a process is recorded while it runs', async () => {
  const part = startProcess(shell('exec sleep 60'))
  expect(readLedger(stateDirectory)).toMatchObject([{ name: 'Part', pid: part.pid }])
  await part.stop()
  expect(identifyProcess(part.pid)).toBeUndefined()
  expect(readLedger(stateDirectory)).toEqual([])
})

test('a process that ignores the first signal gets the next', async () => {
  const part = await startPart(
    shell('trap "" TERM; echo deaf; while :; do sleep 60; done'),
    ({ logFile }) => existsSync(logFile),
    { what: 'the part', timeoutMs: 5_000 },
  )
  await part.stop()
  expect(identifyProcess(part.pid)).toBeUndefined()
})

test('writes nothing after it has stopped, so that its directory can be removed', async () => {
  for (let round = 0; round < 20; round += 1) {
    const directory = join(stateDirectory, `${round}`)
    await mkdir(directory)
    let exits = 0
    const hear = (message: unknown) => {
      ;(message as { process: ChildProcess }).process.once('exit', () => (exits += 1))
    }
    subscribe('child_process', hear)
    const parts = Array.from({ length: 5 }, () =>
      startProcess({ ...shell('exec sleep 60'), stateDirectory: directory }),
    )
    unsubscribe('child_process', hear)
    await Promise.all(parts.map((part) => part.stop()))
    // The ledger is written once more when the exit of a process is noticed, which has happened by now.
    expect(exits).toBe(parts.length)
    await rm(directory, { recursive: true })
    expect(existsSync(directory)).toBe(false)
  }
})

test('stops a paused process', async () => {
  const part = startProcess(shell('exec sleep 60'))
  part.signal('SIGSTOP')
  await part.stop()
  expect(identifyProcess(part.pid)).toBeUndefined()
})

test('reports a crash with its reason and the last lines of the log', async () => {
  const part = startProcess(shell('echo first; printf "\\033[31mlast\\033[0m\\n" >&2; exit 3'))
  const crash = await part.crashed
  expect(crash.message).toBe('Part ended with exit code 3')
  expect(crash.logTail).toEqual(['first', 'last'])
  expect(crash.logFile).toBe(part.logFile)
})

test('reports a missing program as a crash', async () => {
  const part = startProcess({ ...shell(''), command: '/nonexistent/program' })
  expect((await part.crashed).message).toContain('Part could not be started')
})

test('a start fails at once when the process ends', async () => {
  const started = startPart(shell('exit 1'), () => false, { what: 'the part', timeoutMs: 60_000 })
  await expect(started).rejects.toThrow('Part ended with exit code 1')
})

test('ends the leftovers of a killed run, and no other process with the same number', async () => {
  const leftover = spawn('sleep', ['60'])
  const other = spawn('sleep', ['60'])
  await Promise.all([once(leftover, 'spawn'), once(other, 'spawn')])
  try {
    const stop = [{ signal: 'SIGKILL' as const, graceMs: 2_000 }]
    recordProcess(stateDirectory, { name: 'Leftover', pid: leftover.pid ?? 0, stop })
    const stale = { name: 'Long gone', pid: other.pid ?? 0, identity: 'of a previous process', stop }
    await writeFile(
      join(stateDirectory, 'processes.json'),
      JSON.stringify([...readLedger(stateDirectory), stale]),
    )
    expect(await endRecordedProcesses(stateDirectory)).toEqual(['Leftover'])
    expect(identifyProcess(leftover.pid ?? 0)).toBeUndefined()
    expect(identifyProcess(other.pid ?? 0)).toBeDefined()
  } finally {
    other.kill('SIGKILL')
  }
})

test('the guardian ends a stack whose starter was killed', async () => {
  const guarded = join(stateDirectory, 'guarded')
  await mkdir(guarded)
  // Starts a part under guard, prints its number, and is killed without a chance to clean up.
  const starter = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `const { startGuard } = await import('${import.meta.dirname}/guard.ts')
       const { startProcess } = await import('${import.meta.dirname}/managed-process.ts')
       const part = startProcess({ name: 'Part', command: 'sleep', args: ['60'], stateDirectory: '${guarded}',
         logFile: '${guarded}/part.log', stop: [{ signal: 'SIGTERM', graceMs: 1000 }] })
       startGuard({ stateDirectory: '${guarded}', removeStateDirectory: true })
       console.log(part.pid)
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = (await once(starter.stdout, 'data')) as [Buffer]
  const pid = Number(output.toString())
  expect(identifyProcess(pid)).toBeDefined()
  starter.kill('SIGKILL')
  await gone(pid)
  await waitFor(() => !existsSync(guarded), { what: 'the state directory to go', timeoutMs: 10_000 })
})

test('a released guardian exits at once', async () => {
  const guard = startGuard({ stateDirectory, removeStateDirectory: false })
  await guard.release()
  expect(existsSync(stateDirectory)).toBe(true)
})
