// A running index with the page in front of it, as the measurements on a dataset need it: the dataset's, or the demo's.
import { readFileSync } from 'node:fs'
import { type StackFile } from '../../../local/cli/stack-file.ts'
import { stateDirectoryOf } from '../../../local/cli/settings.ts'
import { datasetDirectory, datasetHistory } from '../../../local/dataset/history.ts'
import type { DatasetContracts } from '../../../local/dataset/make.ts'
import { freePort } from '../../../local/process/ports.ts'
import type { LocalContracts } from '../../../local/seed/contracts.ts'
import { startStackOn } from '../../../local/stack.ts'
import { buildPage } from '../../../local/web/build.ts'
import { startWebServer } from '../../../local/web/server.ts'

/** What measurements of queries need to know of a stack. */
export interface IndexSite<Contracts extends LocalContracts = LocalContracts> {
  readonly webUrl: string
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly databaseUrl: string
  readonly contracts: Contracts
  /** How long its index took to catch up with the chain. */
  readonly indexedInMs: number
}

export interface DatasetSite extends IndexSite<DatasetContracts> {
  close(): Promise<void>
}

/**
 * The dataset of so many items: the running one that `VITRINE_STACK` names, or one of the bench's own.
 *
 * @throws Error when the running one has another number of items
 */
export async function openDataset(items: number): Promise<DatasetSite> {
  const running = process.env['VITRINE_STACK']
  if (running === undefined) return startDataset(items)
  const stack = JSON.parse(readFileSync(running, 'utf8')) as StackFile<DatasetContracts>
  const found = (stack.contracts as Partial<DatasetContracts>).dataset?.items
  if (found !== items)
    throw new Error(`The stack of ${running} has ${found ?? 'no dataset'}, not ${items} items.`)
  // Served anew, so that what is measured is the source as it is.
  const web = await startWebServer({
    stack: { ...stack, accounts: stack.contracts.accounts },
    distDirectory: await buildPage(),
    port: await freePort(),
  })
  return { ...stack, webUrl: web.webUrl, close: () => web.stop() }
}

async function startDataset(items: number): Promise<DatasetSite> {
  let last = 0
  const stack = await startStackOn({
    stateDirectory: datasetDirectory(stateDirectoryOf(process.env), items),
    history: datasetHistory(items),
    onProgress: ({ step, state, detail }) => {
      if (state === 'going' && Date.now() - last < 10_000) return
      last = Date.now()
      console.log(`  ${step} ${state}${detail === undefined ? '' : `: ${detail}`}`)
    },
  })
  try {
    const web = await startWebServer({ stack, distDirectory: await buildPage(), port: await freePort() })
    return {
      ...stack,
      webUrl: web.webUrl,
      close: async () => {
        await web.stop()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
