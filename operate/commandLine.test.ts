import { expect, test } from 'vitest'
import { readArguments, readBlockFlag, readUrlFlag, runCommand, UsageError } from './commandLine.ts'

/** Runs a command and returns its exit status and what it printed. */
async function run(args: readonly string[], work: Parameters<typeof runCommand>[2]) {
  const [out, errors]: string[][] = [[], []]
  const status = await runCommand(
    {
      usage: 'Usage: npm run paint',
      expected: [RangeError],
      print: (line) => out?.push(line),
      printError: (line) => errors?.push(line),
    },
    args,
    work,
  )
  return { status, out: out?.join('\n'), errors: errors?.join('\n') }
}

test.each(['--help', '-h'])('%s prints the usage, whatever else is wrong, and does nothing', async (flag) => {
  const refused = () => {
    throw new Error('It ran')
  }
  expect(await run(['--color', flag], refused)).toEqual({
    status: 0,
    out: 'Usage: npm run paint',
    errors: '',
  })
})

test.each<[string, string[], string]>([
  ['an unknown flag', ['--hue'], "Unknown option '--hue'"],
  ['a flag without its value', ['--color'], 'argument missing'],
  ['an argument too many', ['wall', 'door'], "Unexpected argument 'door'."],
])('%s is named above the usage', async (_, args, problem) => {
  const { status, errors } = await run(args, (received) => {
    readArguments(received, { color: { type: 'string' } }, 1)
  })
  expect(status).toBe(2)
  expect(errors).toContain(problem)
  expect(errors).toMatch(/\n\nUsage: npm run paint$/)
})

test('an expected error is its message, and any other is thrown', async () => {
  const fail = (error: Error) => () => {
    throw error
  }
  expect(await run([], fail(new RangeError('Too far.')))).toEqual({ status: 1, out: '', errors: 'Too far.' })
  await expect(run([], fail(new SyntaxError('A bug.')))).rejects.toThrow('A bug.')
})

test('returns the status of the work, 0 by default', async () => {
  expect((await run([], () => undefined)).status).toBe(0)
  expect((await run([], () => Promise.resolve(3))).status).toBe(3)
})

test('reads block numbers and URLs, and names the flag of any other text', () => {
  expect([readBlockFlag('--block', '0'), readBlockFlag('--block', undefined)]).toEqual([0, undefined])
  for (const text of ['', '-1', '1e6', '0x10', 'latest'])
    expect(() => readBlockFlag('--block', text)).toThrow(`--block is ${text}, but it must be a block number`)
  expect(readUrlFlag('--rpc', undefined)).toBeUndefined()
  expect(readUrlFlag('--rpc', 'http://node.example/v2/key')).toBe('http://node.example/v2/key')
  expect(() => readUrlFlag('--rpc', 'wss://node.example/v2/key')).toThrow(
    '--rpc is wss://node.example/…, but it must be a URL that starts with http:// or https://.',
  )
})

test('reads flags and arguments', () => {
  const { values, positionals } = readArguments(['wall', '--color', 'red'], { color: { type: 'string' } }, 1)
  expect([values.color, positionals]).toEqual(['red', ['wall']])
  expect(() => readArguments(['wall'], {})).toThrow(UsageError)
})
