// One stage: what its commands took and how they ended.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { execute } from './execute.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-execute-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

const runScripts = (...scripts: readonly string[]) => {
  const commands = scripts.map((script) => ['node', '-e', script])
  return execute({ name: 'a', shows: 'a', commands, set: 'quick', after: [], projects: [] }, directory)
}

it.runIf(existsSync('/proc/self/stat'))(
  'counts the processor time of all commands, and no waits',
  async () => {
    const busy = `const used = ({ user, system }) => user + system
    while (used(process.cpuUsage()) < 320_000);`
    const worked = await runScripts(busy, busy)
    expect(worked).toMatchObject({ passed: 1, failed: 0 })
    expect(worked.processorSeconds).toBeGreaterThanOrEqual(0.6)
    const waited = await runScripts(`setTimeout(() => console.log('waited'), 1_000)`)
    expect(waited.output).toBe('waited\n')
    expect(waited.processorSeconds).toBeLessThan(waited.seconds - 0.5)
  },
)

it('ends at the first command that fails', async () => {
  const { passed, failed, output } = await runScripts('process.exit(3)', 'console.log("second")')
  expect({ passed, failed, output }).toEqual({ passed: 0, failed: 1, output: '' })
})
