// Finds the version of a subgraph that runs now, and from which block on it reads metadata: the next one keeps that block,
// because each other block makes another subgraph, which graph-node indexes from the start.
import { parse } from 'yaml'
import type { Site } from '../config/schema.ts'
import { readIndexMeta } from '../http/graphql.ts'
import { readOrigin } from '../http/webUrl.ts'
import type { Ipfs } from './ipfs.ts'

export interface RunningVersion {
  /** CID of its manifest. */
  readonly deployment: string
  readonly metadataFrom: number
}

interface Manifest {
  readonly dataSources?: readonly {
    readonly context?: { readonly metadataFrom?: { readonly data?: unknown } }
  }[]
}

/** graph-node's ports of queries and of its admin endpoint. */
const ADMIN_PORT = /:8020\/?$/
const QUERY_PORT = ':8000'

/** Where the running version may be queried, in the order of trying. */
function findQueryUrls(
  site: Site,
  options: { readonly node: string; readonly name: string },
): readonly string[] {
  const { graphqlUrl } = site.network
  const urls: string[] = []
  if (URL.canParse(graphqlUrl, site.url)) urls.push(new URL(graphqlUrl, site.url).href)
  if (ADMIN_PORT.test(options.node))
    urls.push(options.node.replace(ADMIN_PORT, `${QUERY_PORT}/subgraphs/name/${options.name}`))
  return urls
}

/** Returns undefined where none runs yet, or nothing can be read of it. */
export async function findRunningVersion({
  site,
  options,
  ipfs,
}: {
  readonly site: Site
  readonly options: { readonly node: string; readonly name: string }
  readonly ipfs: Pick<Ipfs, 'read'>
}): Promise<RunningVersion | undefined> {
  for (const url of findQueryUrls(site, options)) {
    try {
      const { deployment } = await readIndexMeta(url, readOrigin(site.url))
      const manifest = parse(await ipfs.read(deployment)) as Manifest | null
      const texts = (manifest?.dataSources ?? []).map(({ context }) => context?.metadataFrom?.data)
      const text = texts.find((data) => data !== undefined)
      if (typeof text === 'string' && /^\d{1,15}$/.test(text)) {
        return { deployment, metadataFrom: Number(text) }
      }
    } catch {
      // Nothing is deployed there yet, or it is somewhere else: the command says that it couldn't be read.
    }
  }
  return undefined
}
