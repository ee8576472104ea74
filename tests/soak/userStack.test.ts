// Ending a stack that is already gone.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUserStack } from './userStack.ts'

/** Replaces `npm start`: prints that it is ready, and runs until it is ended. */
const NPM = `#!/bin/sh
echo $$ > "$VITRINE_STATE_DIR/pid"
echo "Vitrine is ready at http://127.0.0.1:$PORT"
exec sleep 600
`

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-user-stack-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('ending it waits for nothing if a signal already ended the command', async () => {
  writeFileSync(join(directory, 'npm'), NPM)
  chmodSync(join(directory, 'npm'), 0o755)
  vi.stubEnv('PATH', `${directory}${delimiter}${process.env['PATH']}`)
  const stack = await startUserStack({
    stateDirectory: directory,
    port: 4000,
    logFile: join(directory, 'log'),
  })
  process.kill(Number(readFileSync(join(directory, 'pid'), 'utf8')), 'SIGKILL')
  await vi.waitFor(() => expect(stack.crash()).toContain('SIGKILL'), { timeout: 30_000 })
  await stack.stop()
})
