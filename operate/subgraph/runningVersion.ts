// Finds the version of a subgraph that runs now: whether the one to deploy takes its place, and from which block on it reads
// metadata. The next one keeps that block, because each other block makes another subgraph, which graph-node indexes from
// the start.
import { parse } from 'yaml'
import { fillSchema, SCHEMA_VERSION } from '../../src/domain/schemaVersion.ts'
import type { Site } from '../config/schema.ts'
import { QueryError, readIndexMeta } from '../http/graphql.ts'
import { readOrigin } from '../http/webUrl.ts'
import type { Ipfs } from './ipfs.ts'

export interface RunningVersion {
  /** CID of its manifest. */
  readonly deployment: string
  /** Where it answers. */
  readonly queryUrl: string
  /** Whether the new version takes its place: it has the same name, as far as that can be seen. */
  readonly isReplaced: boolean
  /** Undefined if IPFS has no manifest of it, or the manifest doesn't say. */
  readonly metadataFrom: number | undefined
  /** Undefined if IPFS doesn't have it; 0 for a schema from before versions. */
  readonly schemaVersion: number | undefined
}

interface Manifest {
  readonly schema?: { readonly file?: { readonly '/'?: unknown } }
  readonly dataSources?: readonly {
    readonly context?: { readonly metadataFrom?: { readonly data?: unknown } }
  }[]
}

interface Target {
  /** Where graph-node's names are queried; undefined if it isn't known. */
  readonly queries: string | undefined
  /** The name to deploy to, with its `{schema}`. */
  readonly name: string
  /** Whether every version has a URL of its own there, as in The Graph's Studio. */
  readonly hasVersionUrls: boolean
}

/** Returns undefined where nothing can be asked; null where a server answers, but with no version. */
async function readDeployment(url: string, origin: string | undefined): Promise<string | null | undefined> {
  try {
    return (await readIndexMeta(url, origin)).deployment
  } catch (error) {
    return error instanceof QueryError ? null : undefined
  }
}

const nameUrl = ({ queries, name }: Target, version?: number): string | undefined =>
  queries === undefined
    ? undefined
    : `${queries.replace(/\/$/, '')}/subgraphs/name/${fillSchema(name, version)}`

const pageUrl = ({ network, url }: Site, version?: number): string | undefined => {
  const graphqlUrl = fillSchema(network.graphqlUrl, version)
  return URL.canParse(graphqlUrl, url) ? new URL(graphqlUrl, url).href : undefined
}

/**
 * Returns the deployment that answers the page where it isn't the new one, nor the version that still has the new one's
 * name until it has synced: the page goes on reading it.
 * @param options.queriesUrl where the deployed name is queried
 */
export async function findStaleIndex(
  site: Site,
  { queriesUrl, deployment }: { readonly queriesUrl: string; readonly deployment: string },
): Promise<{ readonly url: string; readonly deployment: string } | undefined> {
  const url = pageUrl(site)
  if (url === undefined) return undefined
  const origin = readOrigin(site.url)
  const [read, named] = await Promise.all([url, queriesUrl].map((at) => readDeployment(at, origin)))
  const isStale = typeof read === 'string' && read !== deployment && named !== undefined && read !== named
  return isStale ? { url, deployment: read } : undefined
}

/** In place of a version, it names whichever is the newest. Source: graphprotocol/docs, querying from an application */
const NEWEST_VERSION = /\/version\/latest\/?$/

/** Finds the version that has the name now, or else the one that the page reads, of this schema or of an older one. */
async function findDeployment(
  site: Site,
  target: Target,
): Promise<Pick<RunningVersion, 'deployment' | 'queryUrl' | 'isReplaced'> | undefined> {
  const origin = readOrigin(site.url)
  const named = nameUrl(target)
  const holder = named === undefined ? undefined : await readDeployment(named, origin)
  if (named !== undefined && typeof holder === 'string') {
    return { deployment: holder, queryUrl: named, isReplaced: true }
  }
  const others: (string | undefined)[] = []
  for (let version = SCHEMA_VERSION; version > 0; version -= 1) {
    others.push(pageUrl(site, version))
    // Where the name's own URL can't be reached, those of others can't either.
    if (holder === null) others.push(nameUrl(target, version))
  }
  for (const queryUrl of new Set(others)) {
    if (queryUrl === undefined || queryUrl === named) continue
    const deployment = await readDeployment(queryUrl, origin)
    if (typeof deployment === 'string') {
      const mayBeReplaced = !target.hasVersionUrls || NEWEST_VERSION.test(queryUrl)
      const isReplaced = holder === undefined && queryUrl === pageUrl(site) && mayBeReplaced
      return { deployment, queryUrl, isReplaced }
    }
  }
  return undefined
}

/** Reads its manifest and schema from IPFS. */
async function readFacts(
  deployment: string,
  ipfs: Pick<Ipfs, 'read'>,
): Promise<Pick<RunningVersion, 'metadataFrom' | 'schemaVersion'>> {
  try {
    const manifest = parse(await ipfs.read(deployment)) as Manifest | null
    const texts = (manifest?.dataSources ?? []).map(({ context }) => context?.metadataFrom?.data)
    const text = texts.find((data) => data !== undefined)
    const metadataFrom = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
    const schema = await ipfs.read(String(manifest?.schema?.file?.['/']).replace('/ipfs/', ''))
    const version = /enum SchemaVersion \{[^}]*\bV(\d+)\b/.exec(schema)?.[1]
    return { metadataFrom, schemaVersion: Number(version ?? 0) }
  } catch {
    return { metadataFrom: undefined, schemaVersion: undefined }
  }
}

/** Returns undefined where none runs yet, or none can be found. */
export async function findRunningVersion({
  site,
  target,
  ipfs,
}: {
  readonly site: Site
  readonly target: Target
  readonly ipfs: Pick<Ipfs, 'read'>
}): Promise<RunningVersion | undefined> {
  const version = await findDeployment(site, target)
  return version && { ...version, ...(await readFacts(version.deployment, ipfs)) }
}
