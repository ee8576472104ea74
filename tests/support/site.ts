// One running site for all browser journeys: started before the first, stopped after the last.
//
// While writing journeys, set `VITRINE_STACK=.local/stack.json` to use this checkout’s `npm start` stack.
import { readFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { StackFile } from '../../local/cli/stack-file.ts'
import { freePort } from '../../local/process/ports.ts'
import type { DemoContracts } from '../../local/seed/contracts.ts'
import { buildPage, bundlePage } from '../../local/web/build.ts'
import { startWebServer } from '../../local/web/server.ts'
import { openSite } from './openSite.ts'

/** URLs of the running site; `inject('site')` gives them to a test. */
export interface SiteAddress {
  readonly webUrl: string
  /** The production build on the same stack. */
  readonly productionUrl: string
  readonly rpcUrl: string
  readonly graphqlUrl: string
  /** The gateway for content. */
  readonly gatewayUrl: string
  readonly chainId: number
  readonly contracts: DemoContracts
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: SiteAddress
  }
}

const PRODUCTION_BUILD = 'dist'

interface SetUp {
  readonly address: SiteAddress
  close(): Promise<void>
}

async function ownStack(): Promise<SetUp> {
  const site = await openSite({ seed: 'demo' })
  const { stack, webUrl } = site
  const { rpcUrl, graphqlUrl, gatewayUrl, chainId, contracts } = stack
  const productionUrl = await site.serve(PRODUCTION_BUILD)
  return {
    address: { webUrl, productionUrl, rpcUrl, graphqlUrl, gatewayUrl, chainId, contracts },
    close: () => site.close(),
  }
}

/** Builds the page again, so that tests run the current source. */
async function runningStack(file: string): Promise<SetUp> {
  const stack = JSON.parse(readFileSync(file, 'utf8')) as StackFile
  const { rpcUrl, graphqlUrl, gatewayUrl, chainId, contracts } = stack
  const serve = async (distDirectory: string) =>
    startWebServer({
      stack: { ...stack, accounts: contracts.accounts },
      distDirectory,
      port: await freePort(),
    })
  const local = await serve(await buildPage())
  const production = await serve(PRODUCTION_BUILD)
  return {
    address: {
      webUrl: local.webUrl,
      productionUrl: production.webUrl,
      ...{ rpcUrl, graphqlUrl, gatewayUrl, chainId, contracts },
    },
    close: async () => {
      await local.stop()
      await production.stop()
    },
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The suite has just built it; run alone, the journeys build it themselves.
  if (process.env['VITRINE_SUITE'] === undefined) {
    await bundlePage({ mode: 'production', outDirectory: PRODUCTION_BUILD })
  }
  const running = process.env['VITRINE_STACK']
  const { address, close } = running === undefined ? await ownStack() : await runningStack(running)
  project.provide('site', address)
  return close
}
