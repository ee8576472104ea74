// Serves the page during development: Vite's development server on a running stack, and new mappings on every change of
// the subgraph.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { filesBelow } from '../cache/content-key.ts'
import { REPOSITORY } from '../cache/kept-folder.ts'
import type { Subgraph } from '../indexer/graph-node.ts'
import { prepareSubgraph, SUBGRAPH_SOURCES } from '../indexer/subgraph.ts'
import { isLocalRequest, isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import { LOOPBACK } from '../process/ports.ts'
import { waitFor } from '../process/wait.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'
import { PAGE_MODE } from './build.ts'
import { localSite } from './local-site.ts'
import { stackRoutes } from './routes.ts'
import { readWebUrl, type WebServer } from './server.ts'

/** Changes within this many milliseconds count as one, because editors save in bursts. */
const SETTLE_MS = 150

/** Vite scans all sources in about a second; a folder over a network may take long. */
const SCAN_TIMEOUT_MS = 60_000

/** Sources of page and subgraph, relative to the repository's root. */
const SOURCES = ['index.html', 'src', 'demo', ...SUBGRAPH_SOURCES]

/**
 * Where Vite looks for packages before it serves the page. By itself it finds neither the workers' nor the demo wallet's,
 * and reloads an open page when it prepares them later.
 */
const ENTRIES = ['index.html', 'demo/main.tsx', 'src/**/worker.ts']

/** Result of a change to the mappings: `refused` when they do not compile, `failed` when they do not index. */
export type MappingsReport =
  | { state: 'rebuilding'; file: string }
  | { state: 'indexed'; elapsedMs: number }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

const isSubgraphSource = (file: string) => {
  const path = relative(REPOSITORY, file).split(sep).join('/')
  return SUBGRAPH_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))
}

/**
 * Rebuilds and redeploys the subgraph when one of its sources changes, one rebuild at a time; the last change wins.
 * Returns a function that stops this: it ends a compilation in progress, while an indexer that restarts ends with the
 * stack. Neither is reported.
 */
function watchMappings(
  vite: ViteDevServer,
  stack: Stack<LocalContracts>,
  onReport: (report: MappingsReport) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let rebuilding = Promise.resolve()
  let compiling: Promise<unknown> = Promise.resolve()
  const ending = new AbortController()
  const { signal } = ending
  const report = (what: MappingsReport) => {
    if (!signal.aborted) onReport(what)
  }

  const rebuild = async () => {
    const begun = performance.now()
    let subgraph: Subgraph
    try {
      const prepared = prepareSubgraph({ ...stack, signal })
      compiling = prepared.catch(() => undefined)
      subgraph = await prepared
    } catch (error) {
      report({ state: 'refused', error }) // The index of the previous mappings keeps running.
      return
    }
    if (signal.aborted) return
    try {
      await stack.restartIndexer({ subgraph })
      report({ state: 'indexed', elapsedMs: performance.now() - begun })
    } catch (error) {
      report({ state: 'failed', error })
    }
  }
  vite.watcher.on('all', (_event, file) => {
    if (!isSubgraphSource(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      report({ state: 'rebuilding', file: relative(REPOSITORY, file) })
      rebuilding = rebuilding.then(rebuild)
    }, SETTLE_MS)
  })
  return async () => {
    clearTimeout(timer)
    ending.abort()
    await compiling
  }
}

/**
 * Returns when Vite watches every source. Its watcher's `ready` does not show this: it fires once, perhaps before any
 * listener is attached, and too early when an optional settings file (`.env`) does not exist.
 *
 * @throws WaitTimeoutError; the signal's reason when aborted.
 */
async function sourcesWatched({ watcher }: ViteDevServer, signal: AbortSignal): Promise<void> {
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(join(REPOSITORY, source))))).flat()
  await waitFor(
    () => {
      const watched = watcher.getWatched()
      const isWatched = (file: string) => watched[dirname(file)]?.includes(basename(file)) === true
      return files.every((file) => isWatched(file) || !existsSync(file))
    },
    { what: 'the development server to watch the sources', timeoutMs: SCAN_TIMEOUT_MS, signal },
  )
}

/**
 * Starts the development server on the preferred port or the next free one, and returns when it notices changes.
 *
 * @throws WaitTimeoutError when it does not begin to watch the sources; the signal's reason when aborted; whatever Vite
 * throws on a faulty configuration.
 */
export async function startDevServer({
  stack,
  port,
  onMappings,
  signal,
}: {
  stack: Stack<LocalContracts>
  port: number
  onMappings: (report: MappingsReport) => void
  signal: AbortSignal
}): Promise<WebServer> {
  const directory = join(stack.stateDirectory, 'web')
  await mkdir(directory, { recursive: true })
  const configFile = join(directory, 'vitrine.config.json')
  await writeFile(configFile, JSON.stringify(localSite(stack), undefined, 2))
  // vite.config.ts reads both.
  process.env['VITRINE_CONFIG'] = configFile
  process.env['VITRINE_PROXY'] = JSON.stringify(stackRoutes(stack))

  const vite = await createServer({
    root: REPOSITORY,
    mode: PAGE_MODE,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      {
        name: 'vitrine:own-requests',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            const isPublic = request.url?.startsWith('/ipfs/') === true
            if (!(isPublic ? isLocalRequest(request) : isOwnRequest(request))) return refuseForeign(response)
            // The origin was checked here; the part behind would take the page for a foreign one.
            delete request.headers.origin
            next()
          })
        },
      },
    ],
    optimizeDeps: { entries: ENTRIES },
    server: { port, host: LOOPBACK, strictPort: false, watch: { ignored: ['**/.local/**'] } },
  })
  const unwatch = watchMappings(vite, stack, onMappings)
  const stop = async () => {
    await unwatch()
    await vite.close()
  }
  try {
    await vite.listen()
    await sourcesWatched(vite, signal)
  } catch (error) {
    await stop()
    throw error
  }
  return { webUrl: readWebUrl(vite.config.server.port), stop }
}
