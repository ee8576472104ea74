// npm run snapshot: starts the program that `npm run build` made of run.ts, because it draws the page's own components.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../commandLine.ts'
import { SNAPSHOT_USAGE } from './usage.ts'

const program = new URL('../../dist-tools/snapshot.mjs', import.meta.url)

class NotBuiltError extends Error {}

const command = { usage: SNAPSHOT_USAGE, expected: [NotBuiltError] }

process.exitCode = await runCommand(command, process.argv.slice(2), async () => {
  if (!existsSync(program)) {
    throw new NotBuiltError(`There is no ${fileURLToPath(program)}. Make it with "npm run build".`)
  }
  // It reads the same arguments, and says how it ended.
  await import(program.href)
  return process.exitCode
})
