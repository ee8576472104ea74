// `npm start` and, with --watch, `npm run dev`: the stack and the page, until Ctrl-C.
import { join } from 'node:path'
import { PartCrashedError } from '../process/managed-process.ts'
import { startStack, type Stack } from '../stack.ts'
import { buildPage } from '../web/build.ts'
import { startDevServer } from '../web/dev-server.ts'
import { startWebServer, type WebServer } from '../web/server.ts'
import { listenForEnd, whenAborted } from './ending.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { sayMappings } from './mappings-lines.ts'
import { createProgressLines, type ProgressLines } from './progress-lines.ts'
import { seedScaleOf, stateDirectoryOf, webPortOf } from './settings.ts'
import { readStackFile, removeStackFile, writeStackFile } from './stack-file.ts'

/** Ports that wallets and tools expect; others are taken when these are not free. */
const PREFERRED_PORTS = { rpc: 8545, graphql: 8000, gateway: 8080 }
const USUAL_WEB_PORT = { build: 4173, watch: 5173 }

const watch = process.argv.includes('--watch')
const stateDirectory = stateDirectoryOf(process.env)

/** Builds the page as one of the steps that are shown. */
async function buildPageAsStep(lines: ProgressLines, signal: AbortSignal): Promise<string> {
  lines.report({ step: 'page', state: 'begun' })
  try {
    const distDirectory = await buildPage({ signal })
    lines.report({ step: 'page', state: 'done' })
    return distDirectory
  } catch (error) {
    if (!signal.aborted) lines.report({ step: 'page', state: 'failed' })
    throw error
  }
}

function sayReady(lines: ProgressLines, stack: Stack, webUrl: string) {
  const logs = fromHere(join(stateDirectory, 'logs'))
  lines.say(`
  Chain     ${stack.rpcUrl} (chain id ${stack.chainId})
  GraphQL   ${stack.graphqlUrl}
  Content   ${stack.gatewayUrl}/ipfs/<cid>
  Logs      ${logs}
  Ctrl-C stops everything and keeps the chain; npm run reset starts over.

Vitrine is ready at ${webUrl}`)
}

/** Runs until asked to end or a part crashes. Returns the exit code. */
async function run(lines: ProgressLines): Promise<number> {
  const asked = listenForEnd((why) => lines.say(`Stopping (${why}) …`))
  const failed = new AbortController()
  const signal = AbortSignal.any([asked, failed.signal])
  let page: Promise<string> | undefined
  let stack: Stack | undefined
  let web: WebServer | undefined
  try {
    const port = webPortOf(process.env, watch ? USUAL_WEB_PORT.watch : USUAL_WEB_PORT.build)
    const seed = seedScaleOf(process.env)
    if (!watch) page = buildPageAsStep(lines, signal)
    page?.catch((error: unknown) => failed.abort(error)) // No use in finishing the stack: it throws this error.
    stack = await startStack({
      stateDirectory,
      seed,
      preferredPorts: PREFERRED_PORTS,
      onProgress: lines.report,
      signal,
    })
    const onMappings = sayMappings(lines)
    web = page
      ? await startWebServer({ stack, distDirectory: await page, port })
      : await startDevServer({ stack, port, onMappings })
    signal.throwIfAborted()
    writeStackFile(stack, web.webUrl)
    sayReady(lines, stack, web.webUrl)
    const crash = await Promise.race([stack.crashed, whenAborted(asked)])
    if (!(crash instanceof PartCrashedError)) return 0
    lines.say(`\n${explain(crash)}\nStopping the other parts …`)
    return 1
  } catch (error) {
    if (asked.aborted) return 130 // 128 + SIGINT: it never came to be ready.
    lines.say(`\n${explain(error)}`)
    return 1
  } finally {
    failed.abort()
    removeStackFile(stateDirectory)
    await page?.catch(() => undefined) // Its error has been shown.
    await web?.stop()
    await stack?.stop()
    lines.end()
  }
}

function sayAlreadyRunning({ pid }: AlreadyRunningError) {
  const running = readStackFile(stateDirectory)
  console.error(
    running
      ? `Vitrine is already running at ${running.webUrl} (process ${pid}). Ctrl-C in its terminal, or kill ${pid}, stops it.`
      : `Vitrine is already starting in this checkout (process ${pid}).`,
  )
}

try {
  const giveBack = takeLock(stateDirectory)
  removeStackFile(stateDirectory) // Of a run that was killed.
  const lines = createProgressLines({ output: process.stdout })
  const code = await run(lines)
  giveBack()
  process.exit(code)
} catch (error) {
  if (error instanceof AlreadyRunningError) sayAlreadyRunning(error)
  else console.error(explain(error))
  process.exit(1)
}
