// The page while it is being written: Vite's development server on a running stack, and new mappings on every change
// of the subgraph.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { REPOSITORY } from '../cache/kept-folder.ts'
import type { Subgraph } from '../indexer/graph-node.ts'
import { prepareSubgraph, SUBGRAPH_SOURCES } from '../indexer/subgraph.ts'
import { LOOPBACK } from '../process/ports.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'
import { PAGE_MODE } from './build.ts'
import { localPageConfig } from './page-config.ts'
import { stackRoutes } from './routes.ts'
import { webUrlOf, type WebServer } from './server.ts'

/** Changes that come within this many milliseconds are taken as one: editors save in bursts. */
const SETTLE_MS = 150

/** What became of a change to the mappings: `refused` when they do not compile, `failed` when they do not index. */
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
 * Rebuilds and redeploys the subgraph when one of its sources changes; one rebuild at a time, the last change wins.
 * Returns what ends that: what is under way then ends with the stack, and is not reported.
 */
function watchMappings(
  vite: ViteDevServer,
  stack: Stack<LocalContracts>,
  onReport: (report: MappingsReport) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let rebuilding = Promise.resolve()
  let ended = false
  const report = (what: MappingsReport) => {
    if (!ended) onReport(what)
  }

  const rebuild = async () => {
    const begun = performance.now()
    let subgraph: Subgraph
    try {
      subgraph = await prepareSubgraph(stack)
    } catch (error) {
      report({ state: 'refused', error }) // The index of the mappings before goes on.
      return
    }
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
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/**
 * Starts the development server on the wanted port or the next free one.
 *
 * @throws whatever Vite throws on a faulty configuration.
 */
export async function startDevServer({
  stack,
  port,
  onMappings,
}: {
  stack: Stack<LocalContracts>
  port: number
  onMappings: (report: MappingsReport) => void
}): Promise<WebServer> {
  const directory = join(stack.stateDirectory, 'web')
  await mkdir(directory, { recursive: true })
  const configFile = join(directory, 'vitrine.config.json')
  await writeFile(configFile, JSON.stringify(localPageConfig(stack), undefined, 2))
  // Both are read by vite.config.ts.
  process.env['VITRINE_CONFIG'] = configFile
  process.env['VITRINE_PROXY'] = JSON.stringify(stackRoutes(stack))

  const vite = await createServer({
    root: REPOSITORY,
    mode: PAGE_MODE,
    logLevel: 'warn',
    clearScreen: false,
    server: { port, host: LOOPBACK, strictPort: false, watch: { ignored: ['**/.local/**'] } },
  })
  await vite.listen()
  const unwatch = watchMappings(vite, stack, onMappings)
  return {
    webUrl: webUrlOf(vite.config.server.port),
    stop: () => {
      unwatch()
      return vite.close()
    },
  }
}
