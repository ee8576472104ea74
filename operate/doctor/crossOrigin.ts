// Whether browsers let the site's page read an endpoint of another origin (CORS).
// Source: https://fetch.spec.whatwg.org/#http-cors-protocol
import { request } from '../http/request.ts'
import { isLoopback } from '../http/webUrl.ts'
import { type Finding, failed, ok, warning } from './check.ts'

const TIMEOUT_MS = 15_000

/** An origin that no server lists, to learn whether all are allowed. */
const ANY_ORIGIN = 'https://any-site.example'

/**
 * Checks an endpoint that the page sends JSON to, or gets files from.
 * @param origin the site's; undefined when it isn't known
 * @param options.body JSON to send; without it, the address is fetched, which needs no preflight
 */
export async function checkCrossOrigin(
  url: string,
  { origin, body }: { readonly origin: string | undefined; readonly body?: string },
): Promise<Finding> {
  const target = new URL(url)
  if (target.origin === origin) return ok('on the site’s own origin')
  if (origin?.startsWith('https:') === true && target.protocol === 'http:' && !isLoopback(target)) {
    return failed(
      'http: on a site that is served by https:, which browsers block',
      'Serve the endpoint by https:, or let the site’s own server forward a path to it.',
    )
  }
  const requestOrigin = origin ?? ANY_ORIGIN
  const fix = `Let the server send Access-Control-Allow-Origin: ${origin ?? 'the site’s origin'} (or *) and, for JSON, answer OPTIONS with Access-Control-Allow-Headers: content-type. Or let the site’s own server forward a path to it.`
  const problem = (detail: string) =>
    origin === undefined
      ? warning(`${detail} when asked from ${requestOrigin}`, `Pass the site’s URL to doctor. ${fix}`)
      : failed(detail, fix)
  if (body !== undefined) {
    const preflight = await request(url, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
      origin: requestOrigin,
      // Browsers follow no redirect of a preflight.
      redirect: 'manual',
      timeoutMs: TIMEOUT_MS,
    })
    const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
    if (preflight.status < 200 || preflight.status > 299 || !allows(preflight.headers, requestOrigin)) {
      return problem(`preflight refused (status ${preflight.status})`)
    }
    if (!/(^|,)\s*(\*|content-type)\s*(,|$)/i.test(allowed)) return problem('preflight refuses content-type')
  }
  const reply = await request(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }),
    origin: requestOrigin,
    timeoutMs: TIMEOUT_MS,
  })
  if (!allows(reply.headers, requestOrigin)) return problem('no Access-Control-Allow-Origin for the page')
  return ok(reply.headers.get('access-control-allow-origin') === '*' ? 'all origins' : 'the site’s origin')
}

const allows = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
