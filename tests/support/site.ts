// One running site for all browser journeys: started before the first, stopped after the last.
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import type { DemoContracts } from '../../local/seed/contracts.ts'
import { openSite } from './openSite.ts'

/** Where the running site is; what `inject('site')` gives a test. */
export interface SiteAddress {
  readonly webUrl: string
  /** The production build on the same stack. */
  readonly productionUrl: string
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
  // The suite has just built it; alone, the journeys build what they drive.
  if (process.env['VITRINE_SUITE'] === undefined) await build({ logLevel: 'warn' })
  const site = await openSite({ seed: 'demo' })
  const { stack, webUrl } = site
  project.provide('site', {
    webUrl,
    productionUrl: await site.serve('dist'),
    rpcUrl: stack.rpcUrl,
    graphqlUrl: stack.graphqlUrl,
    contracts: stack.contracts,
  })
  return () => site.close()
}
