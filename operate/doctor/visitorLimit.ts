// Whether one visitor can send as many requests as they like: sends a short burst, which a limit refuses in part.
import { request, UnreachableError } from '../http/request.ts'
import { type Check, type Finding, failed, ok, warning } from './check.ts'

const TIMEOUT_MS = 20_000

export interface Burst {
  readonly requests: number
  /** In requests a second; a slower one may stay below a limit that is there. */
  readonly leastRate: number
}

/** deploy/ allows 300 requests at once and 30 a second after that; a busy page sends about a hundred at once. */
const BURST: Burst = { requests: 600, leastRate: 65 }
const AT_A_TIME = 40
const MAX_BURST_MS = 20_000

const UNCERTAIN =
  'It may be a limit, or a server that can’t keep up. Try again, and look at the server’s log. A limit should answer 429: in nginx, limit_req_status 429.'

const FIX =
  'Limit how many requests one address may send to it, or a single program keeps graph-node busy, or uses up your node’s quota: deploy/nginx.conf does so, and deploy/compose.yaml for Caddy.'

export interface Endpoint {
  /** What to call it. */
  readonly label: string
  readonly url: string
  /** That it responds; a server that is down refuses nothing. */
  readonly reachable: Check
  /** Writes the body of a request that costs next to nothing; each one differs, so that no cache answers it. */
  readonly writeBody: (number: number) => string
}

/** A query that ends too soon: no index runs it, or charges for it. */
export const writeQuery = (number: number): string => JSON.stringify({ query: `{ burst${number}` })

/** The cheapest call that every node has. */
export const writeCall = (number: number): string =>
  JSON.stringify({ jsonrpc: '2.0', id: `burst-${number}`, method: 'eth_chainId', params: [] })

/**
 * Checks that an endpoint refuses some requests of a burst. It runs after all other checks, whose requests would be refused.
 *
 * A burst is sent only if the operator wants it: until the limit recovers, the server refuses everybody who shares this
 * machine's address with it. No limit on the site's own server is a failure. Another host's limits are its provider's
 * business, so having none is a warning.
 * @param options.origin of the page that is examined; undefined when it isn't known
 * @param options.ownOrigin the one that the configuration names, without which the page may be somebody else's
 */
export function visitorLimitCheck(
  endpoint: Endpoint,
  {
    origin,
    ownOrigin,
    sendsBurst,
    burst = BURST,
  }: {
    readonly origin: string | undefined
    readonly ownOrigin: string | undefined
    readonly sendsBurst: boolean
    readonly burst?: Burst | undefined
  },
): Check {
  const host = new URL(endpoint.url).origin
  const isOwn = host === ownOrigin
  return {
    name: `${endpoint.label}: limit for one visitor`,
    after: [endpoint.reachable],
    isLast: true,
    fix: FIX,
    run: async () => {
      if (!sendsBurst) return ok('not tried: --burst sends as many requests as it takes')
      if (host === origin && !isOwn) {
        return warning(
          `not tried: the configuration’s url isn’t ${origin}, which may be somebody else’s`,
          'Set url to the address of your site, and run doctor again.',
        )
      }
      return sendBurst(endpoint, { origin, burst, miss: isOwn ? failed : warning })
    },
  }
}

async function sendBurst(
  { url, writeBody }: Endpoint,
  {
    origin,
    burst,
    miss,
  }: {
    readonly origin: string | undefined
    readonly burst: Burst
    readonly miss: (detail: string) => Finding
  },
): Promise<Finding> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1_000
  let sent = 0
  let end: Finding | undefined

  const keepSending = async (): Promise<void> => {
    while (end === undefined && sent < burst.requests && seconds() * 1_000 < MAX_BURST_MS) {
      sent += 1
      const number = sent
      try {
        const { status } = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: writeBody(number),
          origin,
          timeoutMs: TIMEOUT_MS,
        })
        if (status === 429) end ??= ok(`status 429 after ${number} requests at once`)
        // nginx's limit answers this by default, and an overloaded server too.
        if (status === 503) end ??= warning(`status 503 after ${number} requests at once`, UNCERTAIN)
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error
        end ??= warning(`${error.message} That was request ${number} of a burst.`, UNCERTAIN)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepSending))
  if (end !== undefined) return end
  const rate = sent / seconds()
  if (rate < burst.leastRate) {
    return warning(
      `none seen, but only ${Math.round(rate)} requests a second got through, too few to tell`,
      'Run doctor from a machine that is closer to the site.',
    )
  }
  return miss(`no limit below ${sent} requests, which were all answered within ${seconds().toFixed(1)} s`)
}
