// One running site for all browser journeys: started before the first, stopped after the last.
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { DemoContracts } from '../../local/seed/contracts.ts'
import { LOCAL_BUILD, openSite } from './openSite.ts'

/** Where the running site is; what `inject('site')` gives a test. */
export interface SiteAddress {
  readonly webUrl: string
  /** The production build on the same stack; `null` when the suite has not built one. */
  readonly productionUrl: string | null
  readonly rpcUrl: string
  readonly graphqlUrl: string
  readonly contracts: DemoContracts
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: SiteAddress
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The suite has just built both; alone, the journeys build what they drive.
  const built = process.env['VITRINE_SUITE'] === '1'
  const site = await openSite({ seed: 'demo', distDirectory: built ? LOCAL_BUILD : undefined })
  const { stack, webUrl } = site
  project.provide('site', {
    webUrl,
    productionUrl: existsSync('dist/index.html') ? await site.serve('dist') : null,
    rpcUrl: stack.rpcUrl,
    graphqlUrl: stack.graphqlUrl,
    contracts: stack.contracts,
  })
  return () => site.close()
}
