// Runs the stack and the page on an operator's chain, from the first line until Ctrl-C. The page opens before the index
// has caught up, because that may take hours.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '../../operate/counted.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { NO_WRAPPED_TOKEN } from '../../operate/setup/composeSite.ts'
import { describeStart, readLastRun, writeLastRun } from '../network/last-run.ts'
import { composeNetworkSite, type NetworkOptions } from '../network/network-site.ts'
import { type NetworkStack, startNetworkStack } from '../network/network-stack.ts'
import { networkDirectory } from '../network/networks-directory.ts'
import { describeDuration, measureSpeed } from '../network/speed.ts'
import { PartCrashedError } from '../process/managed-process.ts'
import { PAGE_MODE } from '../web/build.ts'
import { serveSite, type WebServer } from '../web/server.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { createProgressLines, type ProgressLines } from './progress-lines.ts'
import { buildPageAsStep, printAlreadyRunning } from './run-stack.ts'
import { removeStackFile, writeStackFile } from './stack-file.ts'
import { listenForStop, whenAborted } from './stop-signal.ts'

/** Ports that wallets and tools expect. Other ports are used when these are taken. */
const PREFERRED_PORTS = { rpc: 8545, graphql: 8000 }

/** Mappings are optimized for histories longer than this, because only these pay back the ten seconds that it takes. */
const LONG_HISTORY_BLOCKS = 200_000

export interface NetworkCommand {
  readonly options: NetworkOptions
  /** Folder of all local state; each chain and set of collections has its own inside. */
  readonly stateDirectory: string
  /** Preferred port of the page. */
  readonly port: number
}

interface Prepared {
  readonly site: SiteFile
  /** The chain's newest block. */
  readonly head: number
  readonly stateDirectory: string
  readonly release: () => void
}

/** Reads the chain, and locks the folder of this site. @throws ProbeError, AlreadyRunningError */
async function prepare({ options, stateDirectory: root }: NetworkCommand, print: (line: string) => void) {
  print('Reading the contracts on their chain …')
  const { site, head } = await composeNetworkSite(options, ({ name, address, standard, startBlock }) => {
    const since = options.fromBlock === undefined ? 'deployed in block' : 'indexed from block'
    print(`  ${name ?? address}: ${standard}, ${since} ${startBlock.toLocaleString('en')}`)
  })
  const stateDirectory = networkDirectory(root, site)
  mkdirSync(stateDirectory, { recursive: true })
  let release: () => void
  try {
    release = takeLock(stateDirectory)
  } catch (error) {
    if (error instanceof AlreadyRunningError) printAlreadyRunning(stateDirectory, error)
    throw error
  }
  removeStackFile(stateDirectory) // A killed run may have left this file.
  return { site, head, stateDirectory, release }
}

/** Says what takes how long, before it starts. Returns the number of blocks to index. */
function announce({ site, head, stateDirectory }: Prepared, print: (line: string) => void): number {
  const firstBlock = Math.min(...site.collections.map(({ startBlock }) => startBlock))
  print(describeStart({ firstBlock, head }, readLastRun(stateDirectory)))
  if (site.network.currencies.length === 0) print(NO_WRAPPED_TOKEN)
  return head - firstBlock + 1
}

/** Reports how the index catches up, and remembers how long it took. */
async function catchUp(lines: ProgressLines, stack: NetworkStack, signal: AbortSignal): Promise<void> {
  lines.report({ step: 'index', state: 'begun' })
  const speed = measureSpeed()
  const indexing = stack.caughtUp((progress) => {
    const trouble = stack.trouble()
    const detail = speed.describe(progress) + (trouble === undefined ? '' : `. ${trouble}`)
    lines.report({ step: 'index', state: 'going', detail })
  })
  const caughtUp = await Promise.race([indexing, whenAborted(signal), stack.crashed])
  signal.throwIfAborted()
  if (caughtUp instanceof PartCrashedError) throw caughtUp
  if (caughtUp === undefined) return
  lines.report({ step: 'index', state: 'done' })
  const { head, milliseconds } = caughtUp
  const blocks = Math.max(1, head - stack.firstBlock + 1)
  writeLastRun(stack.stateDirectory, { blocks, milliseconds })
  const perSecond = Math.round(blocks / (milliseconds / 1_000))
  lines.print(
    `Indexed ${counted(blocks, 'block')} in ${describeDuration(milliseconds)}, ${perSecond.toLocaleString('en')} a second.`,
  )
  const approximated = stack.approximated()
  if (approximated === 0) return
  lines.print(
    "The node doesn't have the chain's past state. Owners, quantities, approvals and sales are as events show them; " +
      'names, royalties and metadata addresses are as they are now ' +
      `(${counted(approximated, 'call')}).`,
  )
  for (const { address, startBlock } of stack.olderThanIndex()) {
    lines.print(
      `${address} may be older than block ${startBlock.toLocaleString('en')}. Its history before that block and holders ` +
        "who haven't moved anything since are missing, and the page gives the supply of its editions as a minimum. Pass the " +
        'block of its deployment with --from-block.',
    )
  }
}

function printReady(lines: ProgressLines, stack: NetworkStack, webUrl: string) {
  const { stateDirectory } = stack
  lines.print(`
  Chain          ${stack.rpcUrl} (chain id ${stack.chainId})
  GraphQL        ${stack.graphqlUrl}
  Configuration  ${fromHere(join(stateDirectory, 'vitrine.config.json'))}
  Logs           ${fromHere(join(stateDirectory, 'logs'))}
  Ctrl-C stops everything. The index stays current until then.

Vitrine is ready at ${webUrl}`)
}

/** Runs until it is stopped or a part crashes. Returns the exit code. */
async function run(command: NetworkCommand, lines: ProgressLines): Promise<number> {
  const { options, port } = command
  const stopping = listenForStop((why) => lines.print(`Stopping (${why}) …`))
  const failed = new AbortController()
  const signal = AbortSignal.any([stopping, failed.signal])
  let prepared: Prepared | undefined
  let page: Promise<string> | undefined
  let stack: NetworkStack | undefined
  let web: WebServer | undefined
  try {
    prepared = await prepare(command, lines.print)
    signal.throwIfAborted()
    const blocks = announce(prepared, lines.print)
    signal.throwIfAborted()
    // A page for a public chain has no demo wallet.
    page = buildPageAsStep(lines, { mode: options.forks ? PAGE_MODE : 'production', signal })
    page.catch((error: unknown) => failed.abort(error))
    const { site, stateDirectory } = prepared
    const { rpcUrl, forks } = options
    const optimize = blocks > LONG_HISTORY_BLOCKS
    const onProgress = lines.report
    const preferredPorts = PREFERRED_PORTS
    stack = await startNetworkStack({
      stateDirectory,
      site,
      rpcUrl,
      forks,
      optimize,
      preferredPorts,
      onProgress,
      signal,
    })
    const routes = { '/rpc': stack.rpcUrl, '/graphql': stack.graphqlUrl, '/index-node': stack.indexNodeUrl }
    const indexing = catchUp(lines, stack, signal)
    indexing.catch(() => undefined) // It is awaited below, unless the page fails first.
    web = await serveSite({ site: stack.site, routes, distDirectory: await page, port })
    writeFileSync(join(stateDirectory, 'vitrine.config.json'), `${JSON.stringify(site, undefined, 2)}\n`)
    lines.print(`The page is at ${web.webUrl}, and fills while the index catches up.`)
    await indexing
    writeStackFile(stack, web.webUrl)
    printReady(lines, stack, web.webUrl)
    const crash = await Promise.race([stack.crashed, whenAborted(stopping)])
    if (!(crash instanceof PartCrashedError)) return 0
    lines.print(`\n${explain(crash)}\nStopping the other parts …`)
    return 1
  } catch (error) {
    if (stopping.aborted) return 130 // Exit code 128 + SIGINT: the stack never became ready.
    if (!(error instanceof AlreadyRunningError)) lines.print(`\n${explain(error)}`)
    return 1
  } finally {
    failed.abort()
    if (prepared !== undefined) removeStackFile(prepared.stateDirectory)
    await page?.catch(() => undefined) // Its error was printed already.
    await web?.stop()
    await stack?.stop()
    prepared?.release()
    lines.end()
  }
}

/** Runs the command and ends the process with its exit code. */
export async function runNetworkCommand(command: NetworkCommand): Promise<never> {
  const lines = createProgressLines({ output: process.stdout })
  process.exit(await run(command, lines))
}
