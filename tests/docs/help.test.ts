// Every command of package.json that is the project's own answers --help in the same form, and does nothing else.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const run = promisify(execFile)

/** Far more than a command takes to print its usage: this machine may have other work. */
const HELP_TIMEOUT_MS = 120_000

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, program] = /node --import tsx (\S+)/.exec(script) ?? []
  // `dev` and `check` run the program of another command, whose usage has them.
  return program === undefined || name === 'dev' || name === 'check' ? [] : [{ name, program }]
})
const isContributors = ({ program }: { readonly program: string }) => program.startsWith('tests/')

const getUsage = (name: string) =>
  new RegExp(`Usage: npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\\b`)

describe('--help', () => {
  const operators = commands.filter((command) => !isContributors(command))
  expect(operators.length).toBeGreaterThan(8)

  test.each(operators)('$name', { timeout: HELP_TIMEOUT_MS }, async ({ name, program }) => {
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', program, '--help'])
    expect(stdout).toMatch(getUsage(name))
    expect(stderr).toBe('')
  })

  // These load the whole suite, which takes long; that they read their arguments the same way is enough.
  test.each(commands.filter(isContributors))('$name', ({ name, program }) => {
    const source = readFileSync(program, 'utf8')
    expect(source).toMatch(getUsage(name))
    expect(source).toContain('runCommand(')
  })
})
