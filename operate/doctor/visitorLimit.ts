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
const LONGEST_BURST_MS = 20_000

/** What limits answer: Too Many Requests, or Service Unavailable, which is nginx's default. */
const REFUSALS: ReadonlySet<number> = new Set([429, 503])

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
 * No limit on the site's own server is a failure. Another host's requests may be counted and paid for, and limiting them is
 * its provider's business, so it's sent none unless the operator wants it, and then no limit is a warning.
 * @param options.origin the site's; undefined when it isn't known
 * @param options.triesOtherHosts whether to send the burst to other hosts too
 */
export function visitorLimitCheck(
  endpoint: Endpoint,
  {
    origin,
    triesOtherHosts,
    burst = BURST,
  }: {
    readonly origin: string | undefined
    readonly triesOtherHosts: boolean
    readonly burst?: Burst | undefined
  },
): Check {
  const isOwn = new URL(endpoint.url).origin === origin
  return {
    name: `${endpoint.label}: limit for one visitor`,
    after: [endpoint.reachable],
    isLast: true,
    fix: FIX,
    run: async () => {
      if (isOwn || triesOtherHosts)
        return sendBurst(endpoint, { origin, burst, miss: isOwn ? failed : warning })
      return ok('not tried: it is another host’s, which may count requests (--burst tries it)')
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
    readonly miss: (found: string) => Finding
  },
): Promise<Finding> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1_000
  let sent = 0
  let end: Finding | undefined

  const keepSending = async (): Promise<void> => {
    while (end === undefined && sent < burst.requests && seconds() * 1_000 < LONGEST_BURST_MS) {
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
        if (REFUSALS.has(status)) end ??= ok(`status ${status} after ${number} requests at once`)
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error
        end ??= warning(
          `${error.message} That was request ${number} of a burst.`,
          'It may be the limit of a firewall, or a server that can’t keep up. Try again, and look at the server’s log.',
        )
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
  return miss(`none: ${sent} requests within ${seconds().toFixed(1)} s were answered`)
}
