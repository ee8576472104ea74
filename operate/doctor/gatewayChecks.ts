// Checks the IPFS gateways: does each serve a file that the site needs, and may the page read it?
import { mediaSources } from '../../src/domain/media.ts'
import { queryIndex } from '../http/graphql.ts'
import { quoteWords, type Reply, request } from '../http/request.ts'
import { redactUrl } from '../http/webUrl.ts'
import { type Check, failed, ok, once, warning } from './check.ts'
import { checkCrossOrigin } from './crossOrigin.ts'

const TIMEOUT_MS = 30_000

/** The empty file, which every public gateway has. */
const EMPTY_FILE = 'ipfs://QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'

/** Returns the metadata of an item of the site; the empty file when no item has metadata on IPFS. */
async function findFile(graphqlUrl: string, origin: string | undefined): Promise<string> {
  const query = '{ tokens(first: 1, where: { uri_starts_with: "ipfs://", metadata_not: null }) { uri } }'
  const { tokens } = (await queryIndex(graphqlUrl, query, { origin })) as {
    tokens: readonly { uri: string }[]
  }
  return tokens[0]?.uri ?? EMPTY_FILE
}

/** Browsers follow more, but a gateway has no need to. */
const MAX_REDIRECTS = 5

/**
 * Fetches a file as the page may: each redirect must lead to an origin that the page's policy names.
 * @param options.origin the site's; undefined when it isn't known
 * @param options.isAllowed whether the policy lets the page connect to an origin
 * @returns the response, or the origin that the policy blocks
 */
export async function followAllowed(
  url: string,
  {
    origin,
    isAllowed,
    redirectsLeft = MAX_REDIRECTS,
  }: {
    readonly origin: string | undefined
    readonly isAllowed: (to: string) => boolean
    readonly redirectsLeft?: number
  },
): Promise<Reply | { readonly blocked: string }> {
  const reply = await request(url, { origin, redirect: 'manual', timeoutMs: TIMEOUT_MS })
  const location = reply.headers.get('location')
  const isRedirect = reply.status >= 300 && reply.status <= 399 && location !== null
  if (!isRedirect || redirectsLeft === 0 || !URL.canParse(location, url)) return reply
  const next = new URL(location, url)
  if (!isAllowed(next.origin)) return { blocked: next.origin }
  return followAllowed(next.href, { origin, isAllowed, redirectsLeft: redirectsLeft - 1 })
}

/**
 * @param gateways as configured, resolved against the site
 * @param index the subgraph, to find a file that the site needs; undefined when it can't be reached from here
 * @param allowed origins beside the site's that the page's policy lets it connect to
 */
export function gatewayChecks(
  gateways: readonly string[],
  {
    index,
    origin,
    allowed,
  }: {
    readonly index: { readonly graphqlUrl: string; readonly reachable: Check } | undefined
    readonly origin: string | undefined
    readonly allowed: ReadonlySet<string>
  },
): readonly Check[] {
  const chooseFile = once(() =>
    index === undefined ? Promise.resolve(EMPTY_FILE) : findFile(index.graphqlUrl, origin),
  )
  return gateways.flatMap((gateway, at) => {
    const label = gateways.length === 1 ? 'Gateway' : `Gateway ${at + 1}`
    const fix = 'Check network.ipfsGateways; the page tries them in order.'
    const locate = async () => {
      const [media] = mediaSources(await chooseFile(), { ipfsGateways: [gateway] }, '64')
      return media?.source ?? gateway
    }
    const serves: Check = {
      name: `${label}: serves files`,
      after: index === undefined ? [] : [index.reachable],
      fix,
      run: async () => {
        const reply = await followAllowed(await locate(), {
          origin,
          isAllowed: (to) => to === origin || allowed.has(to),
        })
        if ('blocked' in reply) {
          return failed(
            `${redactUrl(gateway)} redirects to ${redactUrl(reply.blocked)}, which the page’s content policy blocks`,
            'Name a gateway in network.ipfsGateways that serves files at its own path, without a redirect to another host.',
          )
        }
        const { status, body } = reply
        const detail = `status ${status} for ${await chooseFile()} at ${redactUrl(gateway)}`
        if (status === 200) return ok(detail)
        // A gateway of the site's own content needn't have any other.
        return (await chooseFile()) === EMPTY_FILE
          ? warning(`${detail}: ${quoteWords(body)}`, fix)
          : failed(`${detail}: ${quoteWords(body)}`, fix)
      },
    }
    const cors: Check = {
      name: `${label}: CORS`,
      after: [serves],
      fix,
      run: async () => checkCrossOrigin(await locate(), { origin }),
    }
    return [serves, cors]
  })
}
