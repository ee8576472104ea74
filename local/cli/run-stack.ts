// Runs the stack and the page for all commands that need them, from the first line until Ctrl-C.
import { join } from 'node:path'
import { PartCrashedError } from '../process/managed-process.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { HistoryStackOptions, Stack } from '../stack.ts'
import { buildPage } from '../web/build.ts'
import { startWebServer, type WebServer } from '../web/server.ts'
import { listenForStop, whenAborted } from './stop-signal.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { printMappings } from './mappings-lines.ts'
import { createProgressLines, type ProgressLines } from './progress-lines.ts'
import { readStackFile, removeStackFile, writeStackFile } from './stack-file.ts'

/** Ports that wallets and tools expect. Other ports are used when these are taken. */
const PREFERRED_PORTS = { rpc: 8545, graphql: 8000, gateway: 8080 }

export interface RunOptions<Contracts extends LocalContracts> {
  readonly stateDirectory: string
  readonly start: (options: Omit<HistoryStackOptions<Contracts>, 'history'>) => Promise<Stack<Contracts>>
  /** Preferred port of the page. */
  readonly port: number
  /**
   * `build` serves the built page, `watch` the sources as they change, and `none` ends once the index has caught up.
   */
  readonly page: 'build' | 'watch' | 'none'
  /** Returns the lines to print about the stack once it is ready. */
  readonly about?: (stack: Stack<Contracts>) => readonly string[]
  /** The closing line about what Ctrl-C does. */
  readonly farewell: string
}

/** Builds the page as one of the displayed steps. */
export async function buildPageAsStep(
  lines: ProgressLines,
  options: { readonly mode?: string; readonly signal: AbortSignal },
): Promise<string> {
  lines.report({ step: 'page', state: 'begun' })
  try {
    // The page is needed last: the rest of the stack gets the processor first.
    const distDirectory = await buildPage({ ...options, lowPriority: true })
    lines.report({ step: 'page', state: 'done' })
    return distDirectory
  } catch (error) {
    if (!options.signal.aborted) lines.report({ step: 'page', state: 'failed' })
    throw error
  }
}

function printReady(
  lines: ProgressLines,
  { stack, webUrl, farewell }: { stack: Stack<LocalContracts>; webUrl: string; farewell: string },
) {
  const logs = fromHere(join(stack.stateDirectory, 'logs'))
  lines.print(`
  Chain     ${stack.rpcUrl} (chain id ${stack.chainId})
  GraphQL   ${stack.graphqlUrl}
  Content   ${stack.gatewayUrl}/ipfs/<cid>
  Logs      ${logs}
  ${farewell}

Vitrine is ready at ${webUrl}`)
}

/** Runs until it is stopped or a part crashes. Returns the exit code. */
async function run<Contracts extends LocalContracts>(
  lines: ProgressLines,
  { stateDirectory, start, port, page: kind, about, farewell }: RunOptions<Contracts>,
): Promise<number> {
  const stopping = listenForStop((why) => lines.print(`Stopping (${why}) …`))
  const failed = new AbortController()
  const signal = AbortSignal.any([stopping, failed.signal])
  let page: Promise<string> | undefined
  let stack: Stack<Contracts> | undefined
  let web: WebServer | undefined
  try {
    if (kind === 'build') page = buildPageAsStep(lines, { signal })
    page?.catch((error: unknown) => failed.abort(error)) // There is no use in completing the stack after this error, so the signal carries it.
    stack = await start({
      stateDirectory,
      keepsIndex: kind === 'build',
      preferredPorts: PREFERRED_PORTS,
      onProgress: lines.report,
      signal,
    })
    for (const line of about?.(stack) ?? []) lines.print(line)
    if (kind === 'none') return 0
    const onMappings = printMappings(lines)
    web = page
      ? await startWebServer({ stack, distDirectory: await page, port })
      : // Loaded only here, with all of Vite.
        await (await import('../web/dev-server.ts')).startDevServer({ stack, port, onMappings, signal })
    signal.throwIfAborted()
    writeStackFile(stack, web.webUrl)
    printReady(lines, { stack, webUrl: web.webUrl, farewell })
    const crash = await Promise.race([stack.crashed, whenAborted(stopping)])
    if (!(crash instanceof PartCrashedError)) return 0
    lines.print(`\n${explain(crash)}\nStopping the other parts …`)
    return 1
  } catch (error) {
    if (stopping.aborted) return 130 // Exit code 128 + SIGINT: the stack never became ready.
    lines.print(`\n${explain(error)}`)
    return 1
  } finally {
    failed.abort()
    removeStackFile(stateDirectory)
    await page?.catch(() => undefined) // Its error was printed already.
    await web?.stop()
    await stack?.stop()
    lines.end()
  }
}

export function printAlreadyRunning(stateDirectory: string, { pid }: AlreadyRunningError): void {
  const running = readStackFile(stateDirectory)
  console.error(
    running
      ? `Vitrine is already running at ${running.webUrl} (process ${pid}). To stop it, press Ctrl-C in its terminal or run kill ${pid}.`
      : `Vitrine is already starting in this checkout (process ${pid}).`,
  )
}

/**
 * Runs a stack as a command and ends the process with the command's exit code.
 *
 * @param read reads the options; an error that it throws is printed and ends the command
 */
export async function runStackCommand<Contracts extends LocalContracts>(
  read: () => RunOptions<Contracts>,
): Promise<never> {
  let stateDirectory = ''
  try {
    const options = read()
    stateDirectory = options.stateDirectory
    const release = takeLock(stateDirectory)
    removeStackFile(stateDirectory) // A killed run may have left this file.
    const lines = createProgressLines({ output: process.stdout })
    const code = await run(lines, options)
    release()
    process.exit(code)
  } catch (error) {
    if (error instanceof AlreadyRunningError) printAlreadyRunning(stateDirectory, error)
    else console.error(explain(error))
    process.exit(1)
  }
}
