// Checks the hosts that the page reads metadata from: does each serve documents that the page may read and show, and do
// items have metadata on others?
import { MAX_DOCUMENT_BYTES, metadataPlace } from '../../src/domain/metadataPlace.ts'
import { queryIndex } from '../http/graphql.ts'
import { quoteWords } from '../http/request.ts'
import { type Check, failed, ok, once, warning } from './check.ts'
import { checkCrossOrigin } from './crossOrigin.ts'
import { followAllowed } from './gatewayChecks.ts'

/** Items that are examined for other hosts. */
const MAX_ITEMS = 100
/** Items of each collection of the configuration that are examined: a collection's are nearly always on one host. */
const SAMPLE = 20
const SHOWN_HOSTS = 5

export interface MetadataHostOptions {
  readonly index: { readonly graphqlUrl: string; readonly reachable: Check }
  /** The site's; undefined when it isn't known. */
  readonly origin: string | undefined
  /** Addresses of the configuration's collections. */
  readonly collections: readonly string[]
  /** Origins beside the site's that the page's policy lets it connect to. */
  readonly allowed: ReadonlySet<string>
}

/** Addresses of items that the index reads no document of. */
async function findAddresses(
  { index, origin }: MetadataHostOptions,
  { prefix, others = [] }: { readonly prefix: string; readonly others?: readonly string[] },
): Promise<readonly string[]> {
  const query = `query ($where: Token_filter!) { tokens(first: ${MAX_ITEMS}, where: $where) { uri } }`
  const where = {
    and: [
      { uri_starts_with: prefix, metadata: null },
      ...others.map((other) => ({ uri_not_starts_with: other })),
    ],
  }
  const { tokens } = (await queryIndex(index.graphqlUrl, query, { variables: { where }, origin })) as {
    readonly tokens: readonly { readonly uri: string }[]
  }
  return tokens.map(({ uri }) => uri)
}

/** Returns the origin of an address that the page doesn't read, if it is on a web server. */
function findUnlistedHost(uri: string, hosts: readonly string[]): readonly string[] {
  const place = metadataPlace(uri, hosts)
  return place.kind === 'unlisted-host' ? [`https://${place.host}`] : []
}

/**
 * Finds unlisted hosts that most items of one of the configuration's collections are on. Anybody may mint an item with
 * another host into an open contract, which is no fault of the site.
 */
async function findNeeded(
  hosts: readonly string[],
  { index, origin, collections }: MetadataHostOptions,
): Promise<ReadonlySet<string>> {
  if (collections.length === 0) return new Set()
  const samples = collections.map(
    (address, at) => `c${at}: tokens(first: ${SAMPLE}, where: { collection: "${address}" }) { uri }`,
  )
  const data = (await queryIndex(index.graphqlUrl, `{ ${samples.join(' ')} }`, { origin })) as Record<
    string,
    readonly { readonly uri: string | null }[]
  >
  return new Set(
    Object.values(data).flatMap((tokens) => {
      const unlistedHosts = tokens.flatMap(({ uri }) => findUnlistedHost(uri ?? '', hosts))
      return unlistedHosts.filter(
        (host) => unlistedHosts.filter((other) => other === host).length > tokens.length / 2,
      )
    }),
  )
}

/** What is wrong with a document; undefined for one that the page can show. */
function findFault(body: string): string | undefined {
  const size = Buffer.byteLength(body)
  if (size > MAX_DOCUMENT_BYTES)
    return `it has ${(size / MAX_DOCUMENT_BYTES).toFixed(1)} MB, and the page reads 1 MB`
  try {
    const document: unknown = JSON.parse(body.replace(/^\uFEFF/, ''))
    if (typeof document === 'object' && document !== null && !Array.isArray(document)) return undefined
  } catch {
    // Said below.
  }
  return `it isn’t a JSON object: ${quoteWords(body)}`
}

/**
 * Checks that each host serves documents that the page can read and show, and that items are on no others.
 * @param hosts origins, as configured
 */
export function metadataHostChecks(hosts: readonly string[], options: MetadataHostOptions): readonly Check[] {
  const { index, origin, allowed } = options
  const after = [index.reachable]
  const checks = hosts.flatMap((host): readonly Check[] => {
    const label = `Metadata at ${new URL(host).host}`
    const findAddress = once(async () => (await findAddresses(options, { prefix: `${host}/` }))[0])
    const unused = warning(
      'no item has its metadata there',
      `Remove ${host} from metadataHosts if it isn’t needed.`,
    )
    const serves: Check = {
      name: `${label}: documents`,
      after,
      fix: 'Until the host serves its documents, these items have no name and no picture. Check the host, or the addresses that the contract returns.',
      run: async () => {
        const address = await findAddress()
        if (address === undefined) return unused
        const reply = await followAllowed(address, {
          origin,
          isAllowed: (to) => to === origin || allowed.has(to),
        })
        if ('blocked' in reply)
          return failed(
            `${address} redirects to ${reply.blocked}, which the page’s content policy blocks`,
            `Add ${reply.blocked} to metadataHosts, and run configure.`,
          )
        if (reply.status !== 200)
          return failed(`status ${reply.status} for ${address}: ${quoteWords(reply.body)}`)
        // An address may be the picture itself.
        const type = reply.headers.get('content-type') ?? ''
        if (/^(?:image|video|audio)\//i.test(type)) return ok(`${type} at ${address}`)
        const fault = findFault(reply.body)
        return fault === undefined
          ? ok(`${Buffer.byteLength(reply.body)} bytes at ${address}`)
          : failed(`${address}: ${fault}`)
      },
    }
    const cors: Check = {
      name: `${label}: CORS`,
      after: [...after, serves],
      fix: 'Browsers read the documents only if the host allows it.',
      run: async () => {
        const address = await findAddress()
        return address === undefined ? unused : checkCrossOrigin(address, { origin })
      },
    }
    return [serves, cors]
  })
  const others: Check = {
    name: 'Metadata hosts',
    after,
    fix: 'Add the hosts that you trust to metadataHosts, and run configure: they see the visitors’ IP addresses.',
    run: async () => {
      const needed = await findNeeded(hosts, options)
      const addresses = await findAddresses(options, {
        prefix: 'https://',
        others: hosts.map((host) => `${host}/`),
      })
      const unlisted = new Set([...needed, ...addresses.flatMap((uri) => findUnlistedHost(uri, hosts))])
      if (unlisted.size === 0) return ok('every host is in metadataHosts')
      const detail = `items have their metadata at ${[...unlisted].slice(0, SHOWN_HOSTS).join(', ')}, which the page doesn’t read, so they have no name and no picture`
      return needed.size > 0 ? failed(detail) : warning(detail)
    },
  }
  return [...checks, others]
}
