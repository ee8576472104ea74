// Reads from graph-node's log why it stopped indexing: after a handler has failed it may go on running for minutes, or
// forever, and report no error.
import { open } from 'node:fs/promises'

/**
 * Matches a handler's permanent failure, or a failure that graph-node retries only minutes later; both end with the
 * logger's fields.
 */
const FAILURE =
  /(?:Handler skipped due to execution failure, error|Subgraph failed with non-deterministic error):[\s:]*(.*?)(?:, handler: (\w+))?, (?:retry_delay_s|runner_index): /

/** Matches the backtrace through the compiled module, which names functions and no lines. */
const BACKTRACE = /error while executing at wasm backtrace:(?:\s+\d+:\s+0x[0-9a-f]+ - [^\s:]+)*:?\s*/

/** Matches the store's message, which graph-node repeats. */
const REPEATED_MESSAGE = /^(.+): \1$/

/** When graph-node starts another block, it has recovered from the failure before. */
const BLOCK_START = 'Start processing block'

/** Matches a finished deployment, with its subgraph and its number. */
const DEPLOYMENT = /Subgraph deployed, locator: (.+)\[(\d+)\],/

/** Matches the fields of a line that say which deployment it is about. */
const SOURCE = /, sgd: (\d+), subgraph_id: (.+), component: /

/** Returns the failure that a log line reports; undefined when the line reports none. */
function failureIn(line: string): string | undefined {
  const [, message, handler] = FAILURE.exec(line) ?? []
  if (message === undefined) return undefined
  const [where, what] = message.split(BACKTRACE)
  const reason = what === undefined ? message : `${where}${what.replace(REPEATED_MESSAGE, '$1')}`
  return handler === undefined ? reason : `${handler} failed. ${reason}`
}

/**
 * Follows a growing log for failures: each call reads only the lines added since the previous call. A restarted graph-node
 * first goes on with the former deployment of a subgraph, and then drops its tables, so that it fails: only the newest
 * deployment's failures count.
 *
 * @returns undefined as long as indexing goes on
 */
export function followFailure(logFile: string): () => Promise<string | undefined> {
  let position = 0
  let failure: string | undefined
  /** The number of each subgraph's newest deployment. */
  const newest = new Map<string, string>()
  const isReplaced = (line: string): boolean => {
    const [, number, subgraph = ''] = SOURCE.exec(line) ?? []
    return number !== undefined && (newest.get(subgraph) ?? number) !== number
  }
  const readLine = (line: string) => {
    const [, subgraph, number] = DEPLOYMENT.exec(line) ?? []
    if (subgraph !== undefined && number !== undefined) {
      newest.set(subgraph, number)
      failure = undefined
    } else if (!isReplaced(line)) {
      failure = line.includes(BLOCK_START) ? undefined : (failure ?? failureIn(line))
    }
  }
  return async () => {
    const log = await open(logFile)
    try {
      const from = position
      const { size } = await log.stat()
      const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(size - from), position: from })
      // The last line may be incomplete.
      const whole = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
      for (const line of buffer.toString('utf8', 0, whole).split('\n')) readLine(line)
      position = Math.max(position, from + whole)
    } finally {
      await log.close()
    }
    return failure
  }
}
