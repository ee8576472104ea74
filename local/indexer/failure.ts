// Why graph-node indexes no further, read from its log: after a handler has failed it may go on running for minutes, or
// for ever, and report no error.
import { open } from 'node:fs/promises'

/** A handler that failed for good, or what graph-node tries again only minutes later; both end with the logger's fields. */
const FAILURE =
  /(?:Handler skipped due to execution failure, error|Subgraph failed with non-deterministic error):[\s:]*(.*?)(?:, handler: (\w+))?, (?:retry_delay_s|runner_index): /

/** The way to the fault through the compiled module, which names functions and no lines. */
const BACKTRACE = /error while executing at wasm backtrace:(?:\s+\d+:\s+0x[0-9a-f]+ - [^\s:]+)*:?\s*/

/** graph-node repeats what the store said. */
const TWICE = /^(.+): \1$/

/** When it comes to another block, what failed before has been overcome. */
const GOES_ON = 'Start processing block'

/** What a line of the log says of a failure; undefined when it is about something else. */
function failureIn(line: string): string | undefined {
  const [, told, handler] = FAILURE.exec(line) ?? []
  if (told === undefined) return undefined
  const [where, what] = told.split(BACKTRACE)
  const reason = what === undefined ? told : `${where}${what.replace(TWICE, '$1')}`
  return handler === undefined ? reason : `${handler} failed. ${reason}`
}

/**
 * Looks for a failure in a log that grows: each call reads only the lines that have come since the one before.
 *
 * @returns undefined as long as indexing goes on
 */
export function followFailure(logFile: string): () => Promise<string | undefined> {
  let position = 0
  let failure: string | undefined
  return async () => {
    const log = await open(logFile)
    try {
      const from = position
      const { size } = await log.stat()
      const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(size - from), position: from })
      // The last line may not be whole yet.
      const whole = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
      for (const line of buffer.toString('utf8', 0, whole).split('\n')) {
        if (line.includes(GOES_ON)) failure = undefined
        else failure ??= failureIn(line)
      }
      position = Math.max(position, from + whole)
    } finally {
      await log.close()
    }
    return failure
  }
}
