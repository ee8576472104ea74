// A running index with the page in front of it, for measurements on the dataset or on the demo.
import { readFileSync } from 'node:fs'
import { type StackFile } from '../../../local/cli/stack-file.ts'
import { readStateDirectory } from '../../../local/cli/settings.ts'
import { datasetDirectory, datasetHistory } from '../../../local/dataset/history.ts'
import type { DatasetContracts } from '../../../local/dataset/make.ts'
import { freePort } from '../../../local/process/ports.ts'
import type { LocalContracts } from '../../../local/seed/contracts.ts'
import { startStackOn } from '../../../local/stack.ts'
import { buildPage } from '../../../local/web/build.ts'
import { startWebServer, type WebServer } from '../../../local/web/server.ts'

/** The parts of a stack that query measurements need. */
export interface IndexSite<Contracts extends LocalContracts = LocalContracts> {
  readonly webUrl: string
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly databaseUrl: string
  readonly gatewayUrl: string
  readonly chainId: number
  readonly contracts: Contracts
  /** The time that its index took to catch up with the chain. */
  readonly indexedInMs: number
}

export interface DatasetSite extends IndexSite<DatasetContracts> {
  /** URL of the built page. */
  readonly distDirectory: string
  /** Serves another page in front of the same stack; returns its URL. */
  serve(distDirectory: string): Promise<string>
  close(): Promise<void>
}

/**
 * The dataset with that many items: the running one that `VITRINE_STACK` names, or the bench's own.
 *
 * @throws Error when the running one has another number of items
 */
export async function openDataset(items: number): Promise<DatasetSite> {
  const running = process.env['VITRINE_STACK']
  if (running === undefined) return startDataset(items)
  const stack = JSON.parse(readFileSync(running, 'utf8')) as StackFile<DatasetContracts>
  const runningItems = (stack.contracts as Partial<DatasetContracts>).dataset?.items
  if (runningItems !== items)
    throw new Error(`The stack of ${running} has ${runningItems ?? 'no dataset'}, not ${items} items.`)
  // The page is built again, so that the current source is measured.
  const pages = await servePages({ ...stack, accounts: stack.contracts.accounts })
  return { ...stack, ...pages, close: pages.stop }
}

/** The built page in front of a stack, and any further pages to serve there. */
async function servePages(stack: Parameters<typeof startWebServer>[0]['stack']) {
  const servers: WebServer[] = []
  const serve = async (distDirectory: string): Promise<string> => {
    const server = await startWebServer({ stack, distDirectory, port: await freePort() })
    servers.push(server)
    return server.webUrl
  }
  const distDirectory = await buildPage()
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop()
  }
  return { distDirectory, webUrl: await serve(distDirectory), serve, stop }
}

async function startDataset(items: number): Promise<DatasetSite> {
  let last = 0
  const stack = await startStackOn({
    stateDirectory: datasetDirectory(readStateDirectory(process.env), items),
    history: datasetHistory(items),
    onProgress: ({ step, state, detail }) => {
      if (state === 'going' && Date.now() - last < 10_000) return
      last = Date.now()
      console.log(`  ${step} ${state}${detail === undefined ? '' : `: ${detail}`}`)
    },
  })
  try {
    const pages = await servePages(stack)
    return {
      ...stack,
      ...pages,
      close: async () => {
        await pages.stop()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
