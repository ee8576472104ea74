// The command `npm run snapshot`, up to the program that it starts.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, runCommand } from '../commandLine.ts'
import { SNAPSHOT_USAGE } from './usage.ts'

class NotBuiltError extends Error {}

/**
 * Starts the built program, and returns the exit status; it reads the process's own arguments.
 * @param program where the build puts it
 */
export const runSnapshotCommand = (
  args: readonly string[],
  program: URL,
  output: Pick<Command, 'print' | 'printError'> = {},
): Promise<number> =>
  runCommand({ usage: SNAPSHOT_USAGE, expected: [NotBuiltError], ...output }, args, async () => {
    if (!existsSync(program)) {
      throw new NotBuiltError(`There is no ${fileURLToPath(program)}. Make it with "npm run build".`)
    }
    await import(program.href)
    return process.exitCode
  })
