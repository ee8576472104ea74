import { expect, test } from 'vitest'
import { runSnapshotCommand } from './startCommand.ts'
import { SNAPSHOT_USAGE } from './usage.ts'

const NOT_BUILT = new URL('file:///nowhere/dist-tools/snapshot.mjs')

async function run(args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const status = await runSnapshotCommand(args, NOT_BUILT, { print, printError: print })
  return { status, lines }
}

test('before a build, answers --help, and says what to do', async () => {
  expect(await run(['--help'])).toEqual({ status: 0, lines: [SNAPSHOT_USAGE] })
  expect(await run([])).toEqual({
    status: 1,
    lines: ['There is no /nowhere/dist-tools/snapshot.mjs. Make it with "npm run build".'],
  })
})
